/** Checks that a quote is on the page, and makes a link to it. */
import { collapse } from '../../../../extension/protocol/collapse';

/** Whether the page contains the quote, ignoring white space and letter case (which CSS can change). */
export type Proof = (quote: string) => boolean;

/** @param texts the texts of the page and its head. */
export function proofOn(texts: readonly string[]): Proof {
  // No page contains the character between them.
  const page = texts.map(comparable).join('\0');
  return (quote) => {
    const words = comparable(quote);
    return words !== '' && page.includes(words);
  };
}

function comparable(text: string): string {
  return collapse(text).toLowerCase();
}

/** A link to the passage, https://wicg.github.io/scroll-to-text-fragment/ */
export function linkTo(url: string, quote: string): string {
  const words = collapse(quote).split(' ');
  const encode = (part: readonly string[]) => encodeURIComponent(part.join(' ')).replaceAll('-', '%2D');
  const most = 12;
  const fragment =
    words.length <= most ? encode(words) : `${encode(words.slice(0, 5))},${encode(words.slice(-5))}`;
  const [page = url, anchor = ''] = url.split('#');
  return `${page}#${anchor.split(':~:', 1)[0]}:~:text=${fragment}`;
}
