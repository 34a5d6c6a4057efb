/**
 * The headers of every reply: of the app, of Node's parser and of a refused upgrade. `Access-Control-*` is never among
 * them: no page of another origin may read what the relay answers.
 */
export const safeHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
