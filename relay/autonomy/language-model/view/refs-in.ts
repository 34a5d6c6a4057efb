/** A text in quotation marks, which may have brackets in it, or a ref. */
export const quotedOrRef = /"(?:\\.|[^"\\])*"|\[((?:f\d+)?e\d+)\]/g;

/** The refs in lines of a snapshot, without what looks like one in their texts. */
export function refsIn(lines: string): string[] {
  return [...lines.matchAll(quotedOrRef)].flatMap(([, ref]) => ref ?? []);
}
