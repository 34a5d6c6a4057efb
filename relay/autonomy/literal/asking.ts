/** Whether a page asks for something before it does what its control says. */
import { classifyName } from '../../../extension/protocol/effects/names/classify-name';
import { describe, isField, isTextual, type Page, type PageElement } from './page/page';

/** Words of controls that take a question back, as every question offers. */
const takesBack =
  /^(?:cancel|no|never|keep|abort|go back|abbrechen|nein|annuler|non|cancelar|annulla|annuleren|avbryt)\b/i;
/** Words of controls that end a form. */
const finishes = /^(?:save|create|submit|confirm|continue|next|send|done)\b/i;

/**
 * A control that was used by its name says what the site is to do. A click that only asks further has not done it.
 * @returns a dialog, a question or a form that was not there before, in words
 */
export function asking(before: Page, after: Page, pressed: PageElement): string | undefined {
  const known = new Set(before.elements.map(({ ref }) => ref));
  const fresh = after.elements.filter(({ ref }) => !known.has(ref));
  const dialog = fresh.find(({ role, modal }) => modal || role === 'dialog' || role === 'alertdialog');
  if (dialog) return describe(dialog);
  const controls = fresh.filter((one) => one.active && !isField(one));
  const verb = nameOf(pressed).split(' ')[0] ?? '';
  const again = controls.filter((one) => nameOf(one).split(' ')[0] === verb);
  const isOtherPage = !after.elements.some(({ ref }) => known.has(ref));
  const field = fresh.find(
    (one) =>
      isTextual(one) && !/^(?:password|search|number)$/.test(one.type ?? '') && one.role !== 'searchbox',
  );
  if (isOtherPage) {
    // `Really delete it?` on a page of its own.
    const back = again.length > 0 && controls.find((one) => takesBack.test(nameOf(one)));
    if (back && isQuestion(after, verb)) return describe(back);
    const isForm = controls.some((one) => finishes.test(nameOf(one)) || again.includes(one));
    return field && isForm ? describe(field) : undefined;
  }
  // Who checks out has not ordered yet.
  const last = /^(?:proceed to )?check ?out\b/.test(nameOf(pressed))
    ? controls.find((one) => classifyName(nameOf(one))?.verbClass === 'pay')
    : undefined;
  if (last) return describe(last);
  // Who logs out is shown the form to log in.
  if (/^(?:log|sign) ?(?:out|off)\b/.test(nameOf(pressed))) return undefined;
  const question = controls.find((one) => takesBack.test(nameOf(one)));
  if (question) return describe(question);
  // The page may have drawn the same buttons anew; one more of them is a question.
  const had = before.elements.filter((one) => one.active && nameOf(one) === nameOf(pressed)).length;
  const has = after.elements.filter((one) => one.active && nameOf(one) === nameOf(pressed)).length;
  if (has > had && again[0]) return describe(again[0]);
  return field && !hadField(before, field) ? describe(field) : undefined;
}

function isQuestion(page: Page, verb: string): boolean {
  return page.elements.some(({ active, name, text }) => {
    const words = (name ?? text ?? '').toLowerCase();
    return !active && words.includes('?') && words.includes(verb);
  });
}

function hadField(before: Page, field: PageElement): boolean {
  return before.elements.some((one) => isTextual(one) && nameOf(one) === nameOf(field));
}

function nameOf({ name, text }: PageElement): string {
  return (name ?? text ?? '').trim().toLowerCase();
}
