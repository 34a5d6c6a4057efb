/** Tells what the answer to a dialog, a form or a question does. */
import { type ClassifiedName, classifyName } from './classify-name';
import { classifyQuestion, classifyTitle, isAsking } from './classify-title';
import type { EffectKind } from './consequential';
import type { Consequence, ControlFacts, FormFacts } from './control-facts';
import { deeds } from './deeds';
import { isAgreement } from './is-agreement';
import { isFinisher } from './is-finisher';

/** "OK" in a dialog, "Submit" in a form; "Sounds good" where it is the answer to a question. */
export function finishing(control: ControlFacts): Consequence | undefined {
  const { name, role, form } = control;
  if (form?.isSearch || form?.isLogin) return undefined;
  const isPlain = isFinisher(name);
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

const answering = new Set(['button', 'link', 'menuitem', 'generic', '']);
/** A dialog or form about one of these is there for nothing else. */
const lasting = new Set<EffectKind>(['delete', 'cancel']);
const maxAnswers = 3;

function askedInDialog({ dialog }: ControlFacts, isPlain: boolean): ClassifiedName | undefined {
  if (!dialog) return undefined;
  const { title, text, says = text, isConfirmation = false } = dialog;
  const found = classifyTitle(title, says);
  if (isPlain || !found) return found;
  return isConfirmation && (lasting.has(found.verbClass) || isAsking(`${title}\n${says}`))
    ? found
    : undefined;
}

function askedInForm({ form, isSubmit }: ControlFacts, isPlain: boolean): ClassifiedName | undefined {
  if (!form || form.method === 'get') return undefined;
  const found = classifyName(form.title) ?? chosenIn(form);
  return isPlain || (isSubmit && found && lasting.has(found.verbClass)) ? found : undefined;
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
