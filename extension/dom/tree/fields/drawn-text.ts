/** How far around the owner of an `EditContext` its text may be drawn. */
const maxLevels = 4;
const maxPieces = 5_000;

interface Piece {
  text: string;
  left: number;
  middle: number;
  height: number;
}

/**
 * The text that a page draws for the owner of an `EditContext`: in it, else around it, line by line and without line
 * numbers. Editors draw only what is in view.
 */
export function drawnText(owner: HTMLElement): string {
  let around: HTMLElement | null = owner;
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not drawn.
  for (let level = 0; around && around.innerText.trim() === ''; level += 1)
    around = level < maxLevels ? around.parentElement : null;
  // biome-ignore lint/performance/useDomNodeTextContent: as above.
  if (!around || around === owner) return around?.innerText ?? '';
  const lines: Piece[][] = [];
  for (const piece of piecesIn(around).toSorted((one, other) => one.middle - other.middle)) {
    const first = lines.at(-1)?.[0];
    if (first && piece.middle - first.middle < first.height / 2) lines.at(-1)?.push(piece);
    else lines.push([piece]);
  }
  for (const line of lines) line.sort((one, other) => one.left - other.left);
  const areNumbered = lines.every(([first]) => first && /^\d+$/.test(first.text.trim()));
  return lines
    .map((line) => line.slice(areNumbered ? 1 : 0).map(({ text }) => text))
    .map((texts) => texts.join('').replaceAll('\u00a0', ' '))
    .join('\n');
}

function piecesIn(root: HTMLElement): Piece[] {
  const pieces: Piece[] = [];
  const range = root.ownerDocument.createRange();
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() && pieces.length < maxPieces) {
    range.selectNode(walker.currentNode);
    const { left, top, width, height } = range.getBoundingClientRect();
    const text = walker.currentNode.nodeValue ?? '';
    const isShown = walker.currentNode.parentElement?.checkVisibility({ visibilityProperty: true });
    if (width > 0 && height > 0 && isShown) pieces.push({ text, left, middle: top + height / 2, height });
  }
  return pieces;
}
