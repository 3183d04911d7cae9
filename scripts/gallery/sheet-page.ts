import { fileOf, type Shot } from "./plan";

/**
 * The contact sheet as a page: each address with its pictures, to be opened from the gallery's folder.
 *
 * @param shots - what was photographed, in the order to show
 */
export function sheetPage(shots: readonly Shot[]): string {
  const addresses = [...new Set(shots.map(({ address }) => address))];
  return `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<title>Gallery</title>
<style>
  body { margin: 2rem; background: #d9d4dc; color: #2a1733; font: 16px/1.5 system-ui, sans-serif; }
  section > div { display: flex; flex-wrap: wrap; align-items: start; gap: 1.5rem; }
  figure { margin: 0; }
  img { display: block; max-height: 40rem; box-shadow: 0 2px 12px rgb(0 0 0 / 20%); }
</style>
<h1>Gallery</h1>
<p>${addresses.map((address) => `<a href="#${address}">${address}</a>`).join(" · ")}</p>
${addresses.map((address) => part(address, shots)).join("\n")}
</html>
`;
}

function part(address: string, shots: readonly Shot[]): string {
  const figures = shots
    .filter((shot) => shot.address === address)
    .map((shot) => {
      const file = `pictures/${fileOf(shot)}`;
      const words = `${shot.state}, ${shot.width} px, ${shot.scheme}`;
      return `<figure><figcaption>${words}</figcaption><a href="${file}"><img src="${file}" alt="${address}: ${words}" loading="lazy"></a></figure>`;
    });
  return `<section id="${address}"><h2>${address}</h2><div>${figures.join("\n")}</div></section>`;
}
