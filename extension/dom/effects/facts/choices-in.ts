/** Finds what can be chosen in a dialog or menu without being a button: its text is no text of the dialog. */
import { isLikeClassVerb } from '../../../protocol/effects/prompt/words/verb-meanings';
import { wordsOf } from '../../../protocol/effects/words';
import { styleOf } from '../../tree/style-of';
import { composedParent, matches, own } from '../../tree/walk';
import { textOf } from './headings';

const maxParts = 300;
const maxChars = 60;
const asked = 'h1, h2, h3, h4, h5, h6, legend, [role=heading]';

/**
 * The choices that stand side by side: what has the mouse pointer of a link, and what is marked up like the control.
 * @param control what is pressed in the dialog
 */
export function choicesIn(dialog: Element, control: Element): Set<Element> {
  return new Set([...pointedIn(dialog), ...alikeBeside(control)].filter((one) => isChoice(one, control)));
}

/**
 * Of these, what answers a dialog as the control does, so that its text says nothing of what the control is for: "Delete all"
 * beside "Delete this one". A thing that the dialog is about may be a link.
 */
export function otherAnswersIn(choices: ReadonlySet<Element>, control: Element): Set<Element> {
  const markup = (one: Element) => `${one.localName} ${one.getAttribute('class')?.trim() ?? ''}`;
  const isBeside = (one: Element) =>
    one.parentElement === control.parentElement && one.localName === control.localName;
  const isAnswer = (one: Element) =>
    markup(one) === markup(control) || (isBeside(one) && isLikeClassVerb(wordsOf(textOf(one))[0] ?? ''));
  return new Set([...choices].filter((one) => one !== control && isAnswer(one)));
}

/** What has the mouse pointer of a link in a part that has it not itself. */
export function pointedIn(part: Element): Element[] {
  if (isPointed(part)) return [];
  const parts = [...(own(part, 'querySelectorAll')('*') as NodeListOf<Element>)].slice(0, maxParts);
  return parts.filter(isOutermostPointed);
}

function isPointed(element: Element | null): boolean {
  return element !== null && styleOf(element)?.cursor === 'pointer';
}

function isOutermostPointed(element: Element): boolean {
  return isPointed(element) && !isPointed(composedParent(element));
}

/** A page that listens on the whole menu may leave the mouse pointer as it is. */
function alikeBeside(control: Element): Element[] {
  const name = control.getAttribute('class')?.trim();
  if (!name && control.localName !== 'li') return [];
  const beside = [...(control.parentElement?.children ?? [])];
  return beside.filter(
    (one) =>
      one.localName === control.localName && (one.getAttribute('class')?.trim() ?? '') === (name ?? ''),
  );
}

/** It is short, asks nothing, and is no word of a sentence. */
function isChoice(element: Element, control: Element): boolean {
  if (matches(element, asked) || own(element, 'querySelector')(asked)) return false;
  if (element !== control && element.contains(control)) return false;
  const text = textOf(element, maxChars + 1);
  const isInText = [...(element.parentElement?.childNodes ?? [])].some(
    (node) => node.nodeType === 3 && /[\p{L}\p{N}]/u.test(node.nodeValue ?? ''),
  );
  return text.length <= maxChars && !/[?？]/.test(text) && !isInText;
}
