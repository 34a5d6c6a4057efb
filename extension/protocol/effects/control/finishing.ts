/** Tells what the answer to a dialog, a form or a question does. */

import { deeds } from '../deeds';
import { isLoss } from '../is-loss';
import { type ClassifiedName, classifyName } from '../names/classify-name';
import { classifyQuestion, classifyTitle, isAsking, withoutOpeners } from '../names/classify-title';
import { isAgreement } from '../names/is-agreement';
import { isFinisher } from '../names/is-finisher';
import { pairVerbOf } from '../names/name-pairs';
import { verbTable } from '../names/verbs/verb-table';
import { wordSet, wordsOf } from '../words';
import type { Consequence, ControlFacts, FormFacts } from './control-facts';

/** "OK" in a dialog, "Submit" in a form; "Sounds good" where it is the answer to a question. */
export function finishing(control: ControlFacts): Consequence | undefined {
  const { name, role, form } = control;
  if (form?.isSearch || form?.isLogin) return undefined;
  const isPlain = isFinisher(name) || repeats(control);
  const cancelled = isPlain ? undefined : cancelling(control);
  if (cancelled) return cancelled;
  if (!isPlain && !(answering.has(role) && isAgreement(name))) return undefined;
  const inDialog = askedInDialog(control, isPlain);
  const inForm = inDialog ? undefined : askedInForm(control, isPlain);
  const found = inDialog ?? inForm ?? askedBeside(control, isPlain);
  if (!found) return undefined;
  const { verbClass: what } = found;
  if (!inDialog && !inForm)
    return { what, object: [], isFinisher: true, why: `it answers a question about ${deeds[what]}` };
  const place = inDialog ? 'dialog' : 'form';
  return { what, object: [], isFinisher: true, why: `it finishes a ${place} about ${deeds[what]}` };
}

/** "Yes, cancel" and "Cancel anyway" under a question about cancelling, where "Cancel" alone may close it. */
function cancelling(control: ControlFacts): Consequence | undefined {
  if (!insists(control.name)) return undefined;
  const found = askedInDialog(control, true) ?? askedInForm(control, true) ?? askedBeside(control, true);
  if (found?.verbClass !== 'cancel') return undefined;
  return {
    what: 'cancel',
    object: found.object,
    isFinisher: true,
    why: `it answers a question about ${deeds.cancel}`,
  };
}

/** "Clear" under "Clear chat?", where it may be for a field elsewhere. */
function repeats({ name, dialog }: ControlFacts): boolean {
  const [verb, ...rest] = wordsOf(name);
  const asked = [dialog?.title, ...(dialog?.asks ?? dialog?.says ?? '').split(/[.!?\n]/)].map((one) =>
    withoutOpeners(one ?? ''),
  );
  return rest.length === 0 && verb !== undefined && asked.some((one) => pairVerbOf(one) === verb);
}

const cancels = wordSet(verbTable.cancel.verbs, verbTable.cancel.alone ?? '', 'stop');
const agreeing = wordSet('yes ok okay sure confirm ja oui si sim tak');
const insisting = wordSet('anyway now it my trotzdem jetzt quand meme ahora ora agora nu');

function insists(name: string): boolean {
  const words = wordsOf(name);
  if (words.length > maxCancelWords || !words.some((word) => cancels.has(word))) return false;
  return agreeing.has(words[0] ?? '') || (cancels.has(words[0] ?? '') && insisting.has(words[1] ?? ''));
}

const maxCancelWords = 5;
const answering = new Set(['button', 'link', 'menuitem', 'generic', '']);
const maxAnswers = 3;

function askedInDialog({ dialog }: ControlFacts, isPlain: boolean): ClassifiedName | undefined {
  if (!dialog) return undefined;
  const { title, text, says = text, asks = says, isConfirmation = false } = dialog;
  const found = classifyTitle(title, asks);
  if (isPlain || !found) return found;
  // A dialog or a form about a loss is there for nothing else.
  return isConfirmation && (isLoss(found.verbClass) || isAsking(`${title}\n${asks}`)) ? found : undefined;
}

function askedInForm({ form, isSubmit }: ControlFacts, isPlain: boolean): ClassifiedName | undefined {
  if (!form || form.method === 'get') return undefined;
  const found = classifyName(form.title) ?? chosenIn(form);
  return isPlain || (isSubmit && found && isLoss(found.verbClass)) ? found : undefined;
}

function askedBeside({ question, answers = 1 }: ControlFacts, isPlain: boolean): ClassifiedName | undefined {
  if (!question) return undefined;
  if (isPlain) return classifyTitle('', question);
  return answers <= maxAnswers ? classifyQuestion(question) : undefined;
}

/** "Delete my data" among what can be chosen. Paying and sending are often just a way that is chosen. */
function chosenIn({ chosen = [] }: FormFacts): ClassifiedName | undefined {
  return chosen
    .map(classifyName)
    .find((found) => found?.verbClass === 'delete' || found?.verbClass === 'cancel');
}
