import type { Seen } from '../model';
import { describeTurn } from './describe-turn';
import { fenced } from './fence';
import { shownWords } from './shown-words';
import type { Base } from './view/page-view';

/** How a turn is shown. */
export interface TurnToShow {
  /** Name of the element around page text. */
  fence: string;
  /** What the model was shown last; undefined where it is to be shown all of the page. */
  base: Base | undefined;
  /** How many acts the model asked for in the turn before. */
  asked: number;
  /** What to say besides. */
  words: string;
}

export interface ShownTurn {
  /** The text for the model: our words, then between fences the outcomes and the page. */
  text: string;
  whole: boolean;
  /** What `base` of the next turn is. */
  base: Base | undefined;
  /** What pages said in it, which counts as evidence. */
  words: string;
}

/** A turn as one text for a model: our words, then the outcomes and the page between fences. */
export async function showTurn(seen: Seen, { fence, ...turn }: TurnToShow): Promise<ShownTurn> {
  const { words, outcomes, page } = await describeTurn(seen, turn);
  const { whole, base } = page;
  const text = `${words}\n${fenced(fence, [outcomes, page.text].filter(Boolean).join('\n'))}`;
  return { text, whole, base, words: shownWords(page, seen) };
}
