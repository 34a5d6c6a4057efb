/** Tells whether pressing a control has consequences outside of the page, from what is known of it. */
import { type ClassifiedName, classifyName } from './classify-name';
import { classifyTitle } from './classify-title';
import type { EffectKind } from './consequential';
import { deeds } from './deeds';
import { iconClass } from './icon-class';
import { isFinisher } from './is-finisher';
import { isSignOnly } from './is-sign-only';
import { everydayPlaces } from './name-exceptions';
import { verbTable } from './verb-table';
import { wordSet, wordsOf } from './words';

export interface FormFacts {
  title: string;
  /** As the markup says it; empty if it says none, as forms that a script sends. */
  method: string;
  isSearch: boolean;
  isLogin: boolean;
  /** It has fields for a card's number, its code or its date. */
  hasCardFields: boolean;
  hasLongText?: boolean;
  /** What is chosen in its lists and radio buttons. */
  chosen?: readonly string[];
}

export interface ControlFacts {
  name: string;
  role: string;
  /** Class names, ids and file names of its icon, where the control has no name. */
  icon?: string;
  /** It opens a menu, a list or a part of the page. */
  isOpener?: boolean;
  /** Its role is of something that it is not: `role=tab` outside of a list of tabs. */
  isMisnomer?: boolean;
  /** It is a link to another page. */
  isPageLink?: boolean;
  inNavigation?: boolean;
  /** It sends its form. */
  isSubmit?: boolean;
  /** The path of a link or of its form's action, after `delete` if that is the method. */
  target?: string;
  form?: FormFacts | undefined;
  dialog?: { title: string; text: string } | undefined;
  row?: string;
  /** What is asked beside it. */
  question?: string;
  /** The heading of its part of the page, the page's title and path. */
  around?: string;
}

export interface Consequence {
  what: EffectKind;
  /** What the control's name says besides the verb, folded. */
  object: string[];
  isFinisher: boolean;
  /** Completes the sentence "it was held because ...". */
  why: string;
}

/** Pressing one of these sets a value or shows something. */
const settingRoles = new Set(
  `checkbox radio switch option menuitemcheckbox menuitemradio tab textbox searchbox combobox listbox spinbutton slider
  columnheader treeitem scrollbar`.split(/\s+/),
);
const maxLinkWords = 6;
const everyday = wordSet(everydayPlaces);
/** Buttons of a payment form that pay nothing. */
const beside = wordSet(
  `coupon promo voucher gutschein code discount rabatt apply back cancel close edit change remove search zuruck abbrechen
  schliessen bearbeiten andern retour annuler fermer modifier volver cancelar cerrar editar indietro annulla chiudi modifica
  voltar fechar terug annuleren sluiten wstecz anuluj zamknij show hide help why what`,
);

/** What pressing the control does; undefined where that is nothing to be asked about. */
export function classifyControl(control: ControlFacts): Consequence | undefined {
  const { name, role, isOpener, form } = control;
  // A button that sends a form does so whatever its role says.
  if (!(control.isSubmit && form)) {
    if (role === 'option' && !control.isMisnomer) return deletingOption(control);
    if ((settingRoles.has(role) && !control.isMisnomer) || isOpener) return undefined;
  }
  if (control.isPageLink && (control.inNavigation || isContent(name)) && !leadsToDeletion(control))
    return undefined;
  return (
    byName(control) ??
    byIcon(control) ??
    byTarget(control) ??
    replying(control) ??
    finishing(control) ??
    (form && paying(control, form))
  );
}

/** "Delete project" in a list of commands. The other verbs are nouns in lists: an order, a book, a post. */
function deletingOption(control: ControlFacts): Consequence | undefined {
  const found = classifyName(control.name);
  if (isEveryday(control)) return undefined;
  if (found?.verbClass === 'delete') {
    const why = `its name begins with a word for ${deeds.delete}`;
    return { ...found, what: 'delete', isFinisher: false, why };
  }
  if (found || !leadsToDeletion(control)) return undefined;
  return { what: 'delete', object: [], isFinisher: false, why: `its value stands for ${deeds.delete}` };
}

/**
 * What sending the form does that `classifyControl` has nothing against, where even that is to be held.
 * @see holdSchema mode `read`
 */
export function classifyPost({ isSubmit, form }: ControlFacts): Consequence | undefined {
  if (!isSubmit || !form || form.method !== 'post' || form.isSearch || form.isLogin) return undefined;
  return { what: 'form', object: [], isFinisher: true, why: 'it sends a form' };
}

function byName(control: ControlFacts): Consequence | undefined {
  const { name, form } = control;
  const found = classifyName(name);
  if (!found) return bareCancel(control);
  const { verbClass: what, object } = found;
  const isBare = object.length === 0;
  const goesNowhere = form && (form.isSearch || form.isLogin || form.method === 'get');
  if (isBare && goesNowhere && (what === 'send' || what === 'delete')) return undefined;
  if (isBare && what === 'delete' && isEveryday(control)) return undefined;
  if (isBare && what === 'grant' && aboutCookies(control)) return undefined;
  return { what, object, isFinisher: false, why: `its name begins with a word for ${deeds[what]}` };
}

/** "Cancel" in the row of an order is not the one that closes a dialog. */
function bareCancel({ name, row = '', dialog, form }: ControlFacts): Consequence | undefined {
  if (!row || dialog || form || wordsOf(name).length !== 1) return undefined;
  const [object] = wordsOf(row).filter((word) => classifyName(`${name} ${word}`)?.verbClass === 'cancel');
  return object === undefined
    ? undefined
    : { what: 'cancel', object: [], isFinisher: false, why: `it cancels the ${object} of its row` };
}

function byIcon(control: ControlFacts): Consequence | undefined {
  const { name, icon = '' } = control;
  const isSign = name !== '' && isSignOnly(name);
  const what = name === '' || isSign || isLigature(name) ? iconClass(`${name} ${icon}`) : undefined;
  if (!what || (what === 'delete' && isEveryday(control))) return undefined;
  // "×" takes back a choice, and closes; with "remove" it takes a line out of what is being filled in.
  if (isSign && !/[\u{1f000}-\u{1ffff}]/u.test(name) && (choice.test(icon) || !/delete|trash/i.test(icon)))
    return undefined;
  return { what, object: [], isFinisher: false, why: `its icon stands for ${deeds[what]}` };
}

const choice = /chip|pill(?![a-z])|token|select2|react-select|choices__|cookie|close/i;

/** A control that does not say what it does, and where it leads or what it sends does: `/notes/5/delete`. */
function byTarget(control: ControlFacts): Consequence | undefined {
  const { name, target = '' } = control;
  if (!isSignOnly(name) && !isFinisher(name) && !saysDelete(target)) return undefined;
  if (!leadsToDeletion(control) || isEveryday(control)) return undefined;
  return { what: 'delete', object: [], isFinisher: true, why: `its address stands for ${deeds.delete}` };
}

function leadsToDeletion({ target = '' }: ControlFacts): boolean {
  const parts = target.split(/[\s/]/).map(wordsOf);
  // `/notes/5/delete` and `/delete.php` delete, `/delete-guide.pdf` is read.
  const deletes = parts.some((words) => words.length <= 2 && words.some((word) => deletingPaths.has(word)));
  return deletes && !parts.flat().some((word) => everyday.has(word));
}

/** It is the address of a command, and not of something to read: `?action=delete`, `/posts/5/delete`. */
function saysDelete(target: string): boolean {
  return target.endsWith(' ?delete');
}

const deletingPaths = wordSet(
  'delete destroy remove erase loschen supprimer eliminar elimina excluir verwijderen usun',
);

/** "Comment" below a field for a comment. */
function replying({ name, isSubmit, form }: ControlFacts): Consequence | undefined {
  if (!isSubmit || !form?.hasLongText || form.isSearch || form.isLogin) return undefined;
  const words = wordsOf(name);
  if (words.length === 0 || !words.every((word) => sent.has(word))) return undefined;
  return { what: 'send', object: [], isFinisher: false, why: `its name is a word for ${deeds.send}` };
}

const sent = wordSet(verbTable.send.nouns);

/** The text of an icon font: `delete_forever`. */
function isLigature(name: string): boolean {
  return /^[a-z]+(?:_[a-z]+)*$/.test(name);
}

/** "OK" in a dialog, "Submit" in a form. */
function finishing(control: ControlFacts): Consequence | undefined {
  const { name, dialog, form, question = '' } = control;
  if (!isFinisher(name) || form?.isSearch || form?.isLogin) return undefined;
  const inDialog = dialog && classifyTitle(dialog.title, dialog.text);
  const inForm = form && form.method !== 'get' ? (classifyName(form.title) ?? chosenIn(form)) : undefined;
  const asked = question ? classifyTitle('', question) : undefined;
  const found = inDialog ?? inForm ?? asked;
  if (!found) return undefined;
  const { verbClass: what } = found;
  if (!inDialog && !inForm)
    return { what, object: [], isFinisher: true, why: `it answers a question about ${deeds[what]}` };
  const place = inDialog ? 'dialog' : 'form';
  return { what, object: [], isFinisher: true, why: `it finishes a ${place} about ${deeds[what]}` };
}

/** "Delete my data" among what can be chosen. Paying and sending are often just a way that is chosen. */
function chosenIn({ chosen = [] }: FormFacts): ClassifiedName | undefined {
  return chosen
    .map(classifyName)
    .find((found) => found?.verbClass === 'delete' || found?.verbClass === 'cancel');
}

function paying({ name, isSubmit }: ControlFacts, { hasCardFields }: FormFacts): Consequence | undefined {
  if (!hasCardFields || !(isSubmit || isFinisher(name))) return undefined;
  if (wordsOf(name).some((word) => beside.has(word))) return undefined;
  return { what: 'pay', object: [], isFinisher: true, why: 'its form has fields for a payment card' };
}

/** A link whose name is as long as a headline leads to something to read. */
function isContent(name: string): boolean {
  return wordsOf(name).length > maxLinkWords;
}

function isEveryday({ row = '', around = '', dialog, form }: ControlFacts): boolean {
  return wordsOf([around, dialog?.title, form?.title, row.slice(0, 60)].join(' ')).some((word) =>
    everyday.has(word),
  );
}

function aboutCookies({ dialog, around = '', row = '' }: ControlFacts): boolean {
  return /cookie|consent|datenschutz|privacy/i.test([dialog?.title, dialog?.text, around, row].join(' '));
}
