/** Addresses that a session opens, and what to write in place of one that it does not. */
import * as z from 'zod/mini';

/** A full http or https address. */
export const address = z.url({ protocol: /^https?$/, error: ({ input }) => addressAdvice(input) });

const maxEcho = 100;

/** What is expected in place of `given`, which is no full http or https address. */
export function addressAdvice(given: unknown): string {
  const expected = 'expected a full http or https address';
  if (typeof given !== 'string' || given.trim() === '') return `${expected}, such as https://example.com`;
  const text = given.trim().slice(0, maxEcho);
  const instead = (right: string) =>
    right !== text && URL.canParse(right) ? `${expected}: write ${right}, not ${text}` : undefined;
  if (/^(file:|\/(?!\/)|~\/|\.{1,2}\/|[a-z]:[\\/])/i.test(text))
    return `${expected}, and "${text}" is a file: serve its folder, such as with \`npx http-server\`, and open that`;
  const host =
    /^(?:\/\/)?((?:localhost|[\w-]+(?:\.[\w-]+)+|\[[\da-f:]+\])(?::\d+)?(?:[/?#].*)?|[\w-]+:\d+(?:[/?#].*)?)$/i.exec(
      text,
    )?.[1];
  const full = host && instead(`${isHere.test(host) ? 'http' : 'https'}://${host.replace(/\s/g, '%20')}`);
  if (full) return full;
  // Misspelt, or with a slash or colon too few.
  const [, isSecure, rest] = /^h?t{1,3}p{1,2}(s?)[:;.]?\/{0,3}([^/\s:].*)$/i.exec(text) ?? [];
  const corrected = rest && instead(`http${isSecure?.toLowerCase()}://${rest}`);
  if (corrected) return corrected;
  if (text === 'about:blank') return `${expected}: for a blank page open a session without \`url\``;
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(text)?.[1];
  return scheme && !/^https?$/i.test(scheme)
    ? `${expected}: pages of ${scheme}: are not opened`
    : `${expected}, such as https://example.com, not "${text}"`;
}

/** Hosts that mostly have no certificate. */
const isHere = /^(localhost|127\.|10\.|192\.168\.|\[|[\w-]+:\d)/i;
