/** Judges controls that take something away, or change what is paid for, in other words than the verb classes. */
import { isTakingBeside, takingName } from '../names/verbs/taking-verbs';
import { wordSet, wordsOf } from '../words';
import type { Consequence, ControlFacts } from './control-facts';

/** What is archived there every day. */
const mails = wordSet(
  'inbox mail mails email emails message messages chat chats conversation conversations thread threads notes tasks feed',
);

/** "Archive project", and "Archive" under the heading "Projects". */
export function takingAway({
  name,
  row = '',
  around = '',
  site = '',
  dialog,
}: ControlFacts): Consequence | undefined {
  const found = takingName(name);
  const why = 'its name stands for taking something away or changing what is paid for';
  if (found) return { what: 'cancel', object: found.object, isFinisher: false, why };
  const words = wordsOf(name);
  if (words.length !== 1 || !(row || dialog)) return undefined;
  const near = wordsOf([around, dialog?.title, site].join(' '));
  if (near.some((word) => mails.has(word)) || !isTakingBeside(words[0] ?? '', near)) return undefined;
  return { what: 'cancel', object: [], isFinisher: false, why };
}
