/** A ref as lines of a snapshot have it. In the texts of a page such words may stand as well. */
export const bracketedRef = /\[((?:f\d+)?e\d+)\]/g;
/** A text in quotation marks, which may have brackets in it, or a ref. */
const quotedOrRef = new RegExp(`"(?:\\\\.|[^"\\\\])*"|${bracketedRef.source}`, 'g');

/** The refs in lines of a snapshot, without what looks like one in their texts. */
export function refsIn(lines: string): string[] {
  return [...lines.matchAll(quotedOrRef)].flatMap(([, ref]) => ref ?? []);
}

/** The lines without their refs; what looks like one in a text stays. */
export function withoutRefs(lines: string): string {
  return lines.replace(quotedOrRef, (whole, ref?: string) => (ref === undefined ? whole : ''));
}
