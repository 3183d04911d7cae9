const shapes = {
  arrow: "M5 12h14M13 6l6 6-6 6",
  chat: "M4 20l1.2-4.1A8 8 0 1 1 8.3 19L4 20ZM9 8.500c0 3.5 3 6.5 6.5 6.500l1-1.8-2-1.2-1 .8a5 5 0 0 1-2.3-2.300l.8-1-1.2-2L9 8.500Z",
  calendar:
    "M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1ZM4 10.5h16M8.5 3.5V7M15.5 3.5V7",
  check: "M5 12.500l4.5 4.500L19 7.5",
  chevron: "M6 9l6 6 6-6",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2",
  close: "M6 6l12 12M18 6L6 18",
  menu: "M4 7h16M4 12h16M4 17h16",
  phone:
    "M6 3.500h3l1.5 4.5-2 1.500a12 12 0 0 0 6 6l1.5-2 4.5 1.500v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4 5.700a2 2 0 0 1 2-2.200Z",
  pin: "M12 21s7-6.2 7-11.500a7 7 0 1 0-14 0C5 14.8 12 21 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
} as const;

export type IconProps = { readonly name: keyof typeof shapes };

/** A line icon, hidden from screen readers. The element around it has the text or the label. */
export function Icon({ name }: IconProps) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
