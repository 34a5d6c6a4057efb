/** What every reply carries, whoever writes it: the app, Node's parser or the socket's door. */

/** There is no `Access-Control-*` among them, and never is: no page of another origin may read what the relay says. */
export const safeHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
