/** Tells a button in a dialog of the page that answers a question about an act that the task does not order: "Archive Dot?" */
import type { ControlFacts } from '../../control/control-facts';
import { isFinisher } from '../../names/is-finisher';
import { folded, wordsOf } from '../../words';
import { negations } from '../words/negation-words';
import { askedActIn } from './asked-act';
import { asksUnorderedAct } from './asks-unordered-act';
import { noticed } from './noticed';

/** Where nothing is known of what its verb does. */
export function answersUnorderedAct(prompt: string, control: ControlFacts): boolean {
  const { name, dialog, around = '' } = control;
  if (!dialog?.isConfirmation) return false;
  const { title, text, says = text } = dialog;
  const message = says.includes(title) ? says : `${title}\n${says}`;
  // A form with a title asks nothing.
  if (!message.includes('?') && !noticed.test(folded(message))) return false;
  const called = wordsOf(name);
  if (called.some((word) => negations.has(word) || word === 'keep')) return false;
  const [verb = ''] = askedActIn(message).words;
  // "Cancel" alone may leave the dialog.
  const isAnswer = called.length > 1 || verb !== 'cancel' ? called.includes(verb) : false;
  if (!isAnswer && !isFinisher(name)) return false;
  const pressed = isFinisher(name) ? verb : name;
  return asksUnorderedAct(prompt, message, { row: '', pressed, around });
}
