/** People leave the scheme out; the API takes full addresses only. */
export function fullAddress(text: string): string {
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(text)) return text;
  return /^(localhost|127\.|\[::1\])/.test(text) ? `http://${text}` : `https://${text}`;
}
