/** Finds what a page says that a letter stands for: "A = approve, R = refuse". */

/** Longer names say themselves what they do. */
const maxLetters = 2;
const maxPageChars = 50_000;

/** What the text of the page says behind the name of a control of one or two letters; empty without such a name or text. */
export function legendOf(element: Element, name: string): string {
  if (!new RegExp(`^\\p{L}{1,${maxLetters}}$`, 'u').test(name)) return '';
  // biome-ignore lint/performance/useDomNodeTextContent: the text of scripts explains nothing to people
  const text = element.ownerDocument.body?.innerText.slice(0, maxPageChars) ?? '';
  const legend = new RegExp(
    `(?<![\\p{L}\\p{N}])${name}\\s*(?:=|:|[–—-](?=\\s)|→)\\s*(\\p{L}[\\p{L} ]{1,40})`,
    'u',
  );
  return legend.exec(text)?.[1]?.trim() ?? '';
}
