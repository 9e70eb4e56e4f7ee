/** Puts the drawings into the page, where `<use href="#p-violet">` finds them. Until then their places are empty, at full size. */
const SVG = "http://www.w3.org/2000/svg";

export async function loadArt(): Promise<void> {
  const { SHEETS } = await import("./sprites");
  const parser = new DOMParser();
  const sprites = document.createElementNS(SVG, "svg");
  // Of no size, and not `display: none`: gradients inside would not be drawn.
  sprites.setAttribute("width", "0");
  sprites.setAttribute("height", "0");
  sprites.setAttribute("aria-hidden", "true");
  sprites.style.position = "absolute";
  for (const sheet of SHEETS) sprites.append(...parser.parseFromString(sheet, "image/svg+xml").documentElement.children);
  document.body.prepend(sprites);
}
