/** Checks that the page shows what a model cites as evidence of its success. */
import { RelayError } from '../../../extension/protocol/errors';
import type { Seen } from '../model';

/** Deeper than any page; different from the planner's own snapshots, so that those keep their differences. */
const everything = { depth: 500 };

/** Whether the words are on the page now, in its address or its title; case and punctuation do not count. */
export async function isOnPage(evidence: string, seen: Seen): Promise<boolean> {
  const [tree, text] = [await readable(seen, 'snapshot', everything), await readable(seen, 'text')];
  const page = ` ${fold([seen.url, seen.title, tree, text].join('\n'))} `;
  const cited = evidence
    .split(/\n|\.{3}|…/)
    .map(fold)
    .filter(Boolean);
  return cited.length > 0 && cited.every((words) => page.includes(` ${words} `));
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
