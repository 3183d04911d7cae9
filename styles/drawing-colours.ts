/**
 * The colours of the drawings in public/images that are not colours of the tokens, by the scheme in which a drawing has them.
 * `brand` are shades of the brand's hue, which change with it (docs/recipes.md); `others` are skin, hair, wood, leaves,
 * steel and skies.
 */
export const drawingColours = {
  light: {
    // prettier-ignore
    brand: ["#3b2347", "#682f82", "#6b5578", "#9949ba", "#a56dc2", "#d8bbe5", "#eaddf1", "#f1ecf2"],
    // prettier-ignore
    others: ["#1f6168", "#25666c", "#2f7f86", "#30222a", "#5a3520", "#5b3520", "#754729", "#8d9aa5", "#8f5c3c", "#8f6642", "#9c6644", "#b8c4cc", "#b97f57", "#b98428", "#b98a5e", "#b9aeb8", "#c0694f", "#c08a60", "#c24733", "#c96a4a", "#cfe6d6", "#d07a62", "#d4553f", "#d9a441", "#dba67c", "#dcab84", "#e08a3c", "#e8b77a", "#e8f4ec", "#e9a79b", "#f1c9a5", "#f4a55a", "#fdeedb", "#fdf0e0"],
  },
  /** White becomes a pale lilac, so that it does not glare; walls become deep indigo, warm brown or green, and hair on the deep ones has a rim. */
  dark: {
    // prettier-ignore
    brand: ["#2d2350", "#3b2a63", "#43306e", "#4b3a72", "#66558c", "#682f82", "#7d6ba6", "#9080b6", "#9949ba", "#9a8bbf", "#a394c4", "#a56dc2", "#e8def0"],
    // prettier-ignore
    others: ["#2f5f52", "#4a3328", "#4c8069", "#5a3520", "#5a8a72", "#754729", "#8f6642", "#a9dcb8", "#b98a5e", "#c89a6a", "#cfe6d6"],
  },
} as const;
