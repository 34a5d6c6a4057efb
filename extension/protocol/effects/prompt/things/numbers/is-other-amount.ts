/** Tells a thing of another amount than the task names: the transfer of 520 euros after "Cancel the transfer of 250 euros". */
import type { EffectKind } from '../../../consequential';
import { amountsIn } from './amounts';

/** What is bought may have another price than the task expects, and a transfer is compared with what stands beside it. */
const ofOneThing = new Set<EffectKind>(['delete', 'cancel', 'grant', 'sign']);
/** "More than 50 euros", "50 euros or less". */
const compared =
  /\b(?:than|over|under|above|below|least|most|exceed\w*|up to|about|around|between|from|or (?:less|more)|max\w*|min\w*)\b/i;

/** @param shown the texts with the control */
export function isOtherAmount(prompt: string, what: EffectKind, shown: string): boolean {
  if (!ofOneThing.has(what)) return false;
  const meant = compared.test(prompt) ? [] : amountsIn(prompt);
  const there = meant.length > 0 ? amountsIn(shown) : [];
  return there.length > 0 && !meant.some((one) => there.includes(one));
}
