/** The control that a key would press: the focused one, the default button of its form, or the button beside its field. */
import { classifyName } from '../../protocol/effects/names/classify-name';
import { wordSet } from '../../protocol/effects/words';
import { nameOf } from '../accessibility/name';
import { roleOf } from '../accessibility/role';
import { accessKeyTarget } from '../keyboard/access-key';
import { type Key, modifiersOf, parseChord } from '../keyboard/keys';
import {
  editingHost,
  isCheckable,
  isInput,
  isPicker,
  isTextArea,
  isTextField,
  takesText,
} from '../tree/fields/form-field';
import { isVisible } from '../tree/visibility';
import { composedAncestors, composedParent, elementsIn, matches, own, type ShadowLookup } from '../tree/walk';
import { lookups, standingFor, wordsOfField } from './enter-beside';

/** What a key means where the focus is. */
export interface KeyTarget {
  /** What would be pressed. */
  controls: Element[];
  /** A form that would be sent without a button. */
  form?: HTMLFormElement;
  /** It deletes what is selected. */
  deletes?: boolean;
  /** It sends the message that the field is for. */
  sends?: boolean;
}

const activated = new Set('button link menuitem tab option treeitem checkbox radio switch'.split(' '));
const submits = ':is(button, input:is([type=submit i], [type=image i])):default';
const maxLevels = 6;
const maxComposerLevels = 16;
const composers = 'dialog, [role=dialog], form, article, main, [role=main]';
const pressable = 'button, [role=button], input[type=button], input[type=submit]';
/** What can be selected and deleted by a key. */
const items = new Set(
  'row gridcell option treeitem listitem grid treegrid tree listbox list table'.split(' '),
);
/** What a field for messages is called. */
const messages =
  wordSet(`message reply comment chat nachricht antwort antworten kommentar commentaire reponse repondre mensaje comentario
  respuesta messaggio commento risposta mensagem resposta bericht reactie wiadomosc komentarz`);

export function keyTarget(focus: Element, key: Key, held: readonly Key[], shadow: ShadowLookup): KeyTarget {
  const { ownerDocument } = focus;
  const accessed = accessKeyTarget(ownerDocument, key.key, modifiersOf(held), shadow);
  const shortcut = accessed ?? byShortcut(ownerDocument, [...held, key], shadow);
  if (shortcut) return { controls: [shortcut] };
  if (key.key === ' ') return { controls: !takesText(focus) && isPressedByKey(focus) ? [focus] : [] };
  if (key.key !== 'Enter') return { controls: [], deletes: isDeleting(focus, key.key, held) };
  const active = activeDescendant(focus);
  const isField = isTextField(focus) || editingHost(focus) !== null || (isInput(focus) && isPicker(focus));
  if (!isField && !isCheckable(focus)) return { controls: [active ?? focus].filter(isPressedByKey) };
  const form = (focus as Partial<HTMLInputElement>).form ?? undefined;
  const isLong = isTextArea(focus) || editingHost(focus) !== null;
  const withModifier = held.some(({ key: one }) => one === 'Control' || one === 'Meta');
  if (form && (!isLong || withModifier)) {
    const button = defaultButton(form);
    if (button) return { controls: [button] };
    return { controls: besideField(focus, shadow) ?? [], form, sends: isMessageField(focus) };
  }
  const sender = isLong && withModifier ? sendersOf(focus) : [];
  if (sender.length > 0) return { controls: sender };
  const beside = besideField(focus, shadow);
  const controls = [...(active ? [active] : []), ...(beside ?? [])];
  // In a mail Enter begins a new line, and Control+Enter sends it.
  const mayGo = withModifier ? isLong : beside !== undefined && controls.length === 0 && held.length === 0;
  const sends = mayGo && isMessageField(focus);
  return { controls, sends };
}

function isDeleting(focus: Element, key: string, held: readonly Key[]): boolean {
  if (takesText(focus)) return false;
  const withModifier = held.some((one) => one.key === 'Control' || one.key === 'Meta');
  return key === 'Delete' || (key === 'Backspace' && (withModifier || items.has(roleOf(focus))));
}

function isMessageField(focus: Element): boolean {
  const words = wordsOfField(focus);
  return words.some((word) => messages.has(word)) && !words.some((word) => lookups.has(word));
}

function isPressedByKey(element: Element): boolean {
  return activated.has(roleOf(element)) || matches(element, '[tabindex], [onclick]');
}

function byShortcut(document: Document, chord: readonly Key[], shadow: ShadowLookup): Element | undefined {
  const pressed = chordName(chord);
  return [...elementsIn(document, shadow)].find((element) =>
    (element.getAttribute('aria-keyshortcuts') ?? '')
      .split(/\s+/)
      .some((combo) => combo !== '' && announcedChord(combo) === pressed),
  );
}

/** Pages write "Ctrl" and "Del", too, and what parseChord does not know they may mean by it themselves. */
function announcedChord(combo: string): string {
  try {
    const { pressed, held } = parseChord(combo);
    return chordName([...held, pressed]);
  } catch {
    return combo.toLowerCase();
  }
}

/** A sign that needs Shift is the same with and without it: "Shift+#". */
function chordName(chord: readonly Key[]): string {
  const names = chord.map((one) => one.key.toLowerCase());
  const isSign = /^[^\p{L}\s]$/u.test(names.at(-1) ?? '');
  return names
    .filter((name) => !(isSign && name === 'shift'))
    .sort()
    .join('+');
}

function activeDescendant(focus: Element): Element | null {
  const id = focus.getAttribute('aria-activedescendant');
  return id ? ((focus.getRootNode() as Document).getElementById?.(id) ?? null) : null;
}

// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission
export function defaultButton(form: Element): Element | undefined {
  const root = form.getRootNode() as ParentNode;
  return [...root.querySelectorAll<HTMLButtonElement>(submits)].find((one) => one.form === form);
}

/** The buttons of a composer that send what is written there, which Control+Enter does in mails and chats. */
function sendersOf(field: Element): Element[] {
  const above = composedAncestors(field).slice(1, maxComposerLevels);
  const end = above.findIndex((at) => matches(at, composers));
  for (const at of end < 0 ? above : above.slice(0, end + 1)) {
    if (matches(at, 'body, html')) return [];
    const buttons = [...own(at, 'querySelectorAll')(pressable)].filter(isVisible);
    const senders = buttons.filter((one) => classifyName(nameOf(one))?.verbClass === 'send');
    if (senders.length > 0) return senders;
  }
  return [];
}

/**
 * Where a field stands alone with buttons, as in a chat, Enter may do what one of them does. The browser itself presses none.
 * Undefined beside other fields.
 */
function besideField(field: Element, shadow: ShadowLookup): Element[] | undefined {
  for (const at of composedAncestors(field).slice(1, maxLevels)) {
    const fields = [
      ...at.querySelectorAll('input, textarea, [contenteditable]:not([contenteditable=false])'),
    ];
    const texts = fields.filter((one) => isVisible(one) && (isTextField(one) || isTop(one)));
    if (texts.length > 1) return undefined;
    if (matches(at, 'body')) return [];
    const buttons = own(at, 'querySelectorAll')(pressable);
    if (buttons.length > 0) return standingFor([...buttons].filter(isVisible), field, shadow);
  }
  return [];
}

/** The outermost element of an editable region. */
function isTop(element: Element): boolean {
  return (
    editingHost(element) === element && !editingHost(composedParent(element) ?? element.ownerDocument.body)
  );
}
