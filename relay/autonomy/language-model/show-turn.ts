import type { Seen } from '../model';
import { describeTurn } from './describe-turn';
import { fenced } from './fence';

/** A turn as one text for a model: our words, then the outcomes and the page between fences. */
export async function showTurn(
  seen: Seen,
  { fence, ...turn }: { fence: string; isFirst: boolean; asked: number; words: string },
): Promise<{ text: string; whole: boolean }> {
  const { words, page } = await describeTurn(seen, turn);
  return { text: `${words}\n${fenced(fence, page.text)}`, whole: page.whole };
}
