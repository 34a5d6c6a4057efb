/** People leave the scheme out; the API takes full addresses only. */
export function fullAddress(text: string): string {
  // What is no address at all is refused as it was written. A host may have a port after its colon.
  if (/\s/.test(text) || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)) return text;
  return /^(localhost|127\.|\[::1\])/.test(text) ? `http://${text}` : `https://${text}`;
}
