/** Checks that the page shows what a model cites as evidence of its success. */
import { RelayError } from '../../../extension/protocol/errors';
import type { Seen } from '../model';

/** Deeper than any page; different from the planner's own snapshots, so that those keep their differences. */
const everything = { depth: 500 };

/**
 * Whether the words are on the page now, in its address or its title, or were there when the model was last shown it: a
 * message may be gone by now. Case and punctuation do not count.
 * @param lastView the latest turn as the model was shown it
 */
export async function isOnPage(evidence: string, seen: Seen, lastView: string): Promise<boolean> {
  const [tree, text] = [await readable(seen, 'snapshot', everything), await readable(seen, 'text')];
  const pages = [[seen.url, seen.title, tree, text].join('\n'), shownIn(lastView)].map(
    (one) => ` ${fold(one)} `,
  );
  const cited = evidence
    .split(/\n|\.{3}|…/)
    .map(fold)
    .filter(Boolean);
  return cited.length > 0 && cited.every((words) => pages.some((page) => page.includes(` ${words} `)));
}

/** What follows the title is the page; lines that went begin with `-`. */
function shownIn(view: string): string {
  const at = view.lastIndexOf('\nTitle: ');
  const lines =
    at < 0
      ? []
      : view
          .slice(at + 1)
          .split('\n')
          .slice(1);
  return lines.filter((line) => !/^\s*-/.test(line)).join('\n');
}

async function readable(seen: Seen, action: string, value?: unknown): Promise<string> {
  try {
    return await seen.read(action, '', value);
  } catch (error) {
    if (error instanceof RelayError) return '';
    throw error;
  }
}

function fold(text: string): string {
  return (
    text
      .replace(/\[(?:f\d+)?e\d+\]/g, ' ')
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  );
}
