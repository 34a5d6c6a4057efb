/** Finds the question that a page asks before it does what its control says, and the one button that agrees to it. */

import { classifyName } from '../../../../extension/protocol/effects/names/classify-name';
import { isFinisher } from '../../../../extension/protocol/effects/names/is-finisher';
import { wordsOf } from '../grammar/token';
import { isBox, isField, isTextual, type Page, type PageElement } from '../page/page';

/** Words of controls that take a question back, as every question offers. */
const takesBack =
  /^(?:cancel|no|never(?: ?mind)?|not (?:now|yet)|maybe|wait|leave it|nevermind|keep|abort|go back|back|close|dismiss|stay|don'?t|do not|later|undo|[×✕✖✗]|abbrechen|nein|annuler|non|cancelar|annulla|annuleren|avbryt)(?![\p{L}])/iu;
const agrees = /^(?:yes|ok|okay|sure|i'?m sure|i am sure|confirm|agreed?|continue|proceed|go ahead)\b/i;

export interface Question {
  /** The dialog, or the smallest part of the page that has both answers. */
  around: PageElement;
  agree: PageElement;
  /** What it says, without its buttons; its first line is its title. */
  text: string;
}

/**
 * @param before the page before the control was pressed; without it any open dialog is meant
 * @param verb the first word of the control's name
 * @returns nothing where something is to be filled in or chosen, or more than one button may agree
 */
export function questionIn(before: Page | undefined, after: Page, verb: string): Question | undefined {
  const dialog = dialogIn(before, after);
  const around = dialog ?? (before && partIn(before, after));
  if (!around) return undefined;
  const inside = after.inside(around);
  if (inside.some((one) => (isField(one) && !one.readonly) || isBox(one) || isTextual(one))) return undefined;
  const buttons = inside.filter((one) => one.active && !one.disabled);
  const back = buttons.filter((one) => isBack(one, verb));
  const [agree, ...others] = buttons.filter((one) => !back.includes(one));
  if (!agree || others.length > 0 || !isAgreeing(agree, verb)) return undefined;
  // A page of its own asks in its heading.
  const isOtherPage = before !== undefined && !isSamePage(before, after);
  const headings = isOtherPage ? after.elements.filter(({ role }) => role === 'heading').map(nameOf) : [];
  const text = [...new Set([...headings, ...linesOf(around, inside)])].join('\n');
  // Anything else with two buttons is the next part of a form.
  return dialog || /\?/.test(text) ? { around, agree, text } : undefined;
}

function dialogIn(before: Page | undefined, after: Page): PageElement | undefined {
  const known = new Set(before?.elements.map(({ ref }) => ref));
  const open = after.elements.filter(
    ({ ref, role, modal, tag }) =>
      !known.has(ref) && (modal || role === 'dialog' || role === 'alertdialog' || tag === 'dialog'),
  );
  const last = open.at(-1);
  // A frame around a dialog may be called one as well.
  return open.every((one) => !last || one === last || (one.index < last.index && last.end <= one.end))
    ? last
    : undefined;
}

/** The smallest part with a new button that takes something back, and another new one. */
function partIn(before: Page, after: Page): PageElement | undefined {
  const known = new Set(before.elements.map(({ ref }) => ref));
  const fresh = after.elements.filter((one) => one.active && !isField(one) && !known.has(one.ref));
  const back = fresh.find((one) => takesBack.test(nameOf(one)));
  const others = fresh.filter((one) => one !== back);
  const part =
    back && after.above(back).find((at) => others.some(({ index }) => index > at.index && index < at.end));
  // What was there before is asked nothing of.
  return part && after.inside(part).every((one) => !one.active || !known.has(one.ref)) ? part : undefined;
}

/** `Cancel` takes back what a button called `Cancel subscription` has asked for, and `Cancel subscription` agrees. */
function isBack(element: PageElement, verb: string): boolean {
  const name = nameOf(element);
  if (!takesBack.test(name)) return false;
  const words = wordsOf(name);
  return words[0] !== verb || words.length === 1;
}

function isAgreeing(element: PageElement, verb: string): boolean {
  const name = nameOf(element);
  const words = wordsOf(name);
  if (words.some((word) => /^(?:not|all|everything|and|more|instead|only)$/.test(word))) return false;
  if (isFinisher(name) || agrees.test(name) || words[0] === verb) return true;
  const kind = classifyName(name)?.verbClass;
  return kind !== undefined && kind === classifyName(verb)?.verbClass;
}

function isSamePage(before: Page, after: Page): boolean {
  const known = new Set(before.elements.map(({ ref }) => ref));
  return after.elements.some(({ ref }) => known.has(ref));
}

/** What it says, the name first. */
function linesOf(around: PageElement, inside: readonly PageElement[]): string[] {
  const said = inside.flatMap((one) =>
    one.active || one.end > one.index + 1 ? [] : [one.text ?? one.name ?? ''],
  );
  // The text of the whole ends with the names of its buttons.
  const buttons = inside.filter((one) => one.active).map(nameOf);
  const whole = buttons.reduce((text, name) => text.replace(name, ' '), around.text ?? '').trim();
  const lines = [around.name ?? '', ...(said.length > 0 ? said : [whole])];
  return lines.filter(Boolean);
}

function nameOf({ name, text, title }: PageElement): string {
  return (name ?? text ?? title ?? '').trim();
}
