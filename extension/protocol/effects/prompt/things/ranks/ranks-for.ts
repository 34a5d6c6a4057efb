import type { EffectKind } from '../../../consequential';
import { type Rank, rankMark, ranksIn } from './ranks-in';

const ofOneThing = new Set<EffectKind>(['delete', 'cancel', 'grant', 'sign', 'transfer']);
/** What is bought or sent may be any one that fits, but not another than "the latest bill". */
const ofAnyThing = new Set<EffectKind>(['pay', 'send']);
/** No row repeats what follows. */
const conditions =
  /\d|(?<!\p{L})(?:after|before|until|between|with|without|that|which|whose|where|under|over|below|above|direct|nonstop|available|free|possible)(?!\p{L})/u;

/** The ranks of a prompt by which the thing of such an act is told from others. */
export function ranksFor(what: EffectKind, prompt: string): Rank[] {
  return ranksIn(prompt).filter(
    (rank) => ofOneThing.has(what) || (ofAnyThing.has(what) && isByTimeAlone(rank)),
  );
}

/** "The latest gas bill", as opposed to "the earliest train after 10:00" and "the cheapest room with a view". */
function isByTimeAlone({ by, marked }: Rank): boolean {
  const [, behind = ''] = marked.split(rankMark);
  const [sentence = ''] = behind.split(/[.;!?](?:\s|$)|\n/);
  return by === 'time' && !conditions.test(sentence);
}
