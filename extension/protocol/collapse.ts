/** Collapses white space and trims; removes soft hyphens and zero-width spaces. */
export function collapse(text: string): string {
  // Most texts are plain already.
  if (!/^\s|\s\s|[^\S ]|\s$|[\u200b\u00ad]/.test(text)) return text;
  return text
    .replace(/[\u200b\u00ad]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
