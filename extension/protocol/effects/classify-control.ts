/** Tells whether pressing a control has consequences outside of the page, from what is known of it. */
import { classifyName } from './classify-name';
import { classifyTitle } from './classify-title';
import type { EffectKind } from './consequential';
import { iconClass } from './icon-class';
import { isFinisher } from './is-finisher';
import { everydayPlaces } from './name-exceptions';
import { wordSet, wordsOf } from './words';

export interface FormFacts {
  title: string;
  /** As the markup says it; empty if it says none, as forms that a script sends. */
  method: string;
  isSearch: boolean;
  isLogin: boolean;
  /** It has fields for a card's number, its code or its date. */
  hasCardFields: boolean;
}

export interface ControlFacts {
  name: string;
  role: string;
  /** Class names, ids and file names of its icon, where the control has no name. */
  icon?: string;
  /** It opens a menu, a list or a part of the page. */
  isOpener?: boolean;
  /** It is a link to another page. */
  isPageLink?: boolean;
  inNavigation?: boolean;
  /** It sends its form. */
  isSubmit?: boolean;
  form?: FormFacts | undefined;
  dialog?: { title: string; text: string } | undefined;
  row?: string;
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
  if (settingRoles.has(role) || isOpener) return undefined;
  if (control.isPageLink && (control.inNavigation || isContent(name))) return undefined;
  return byName(control) ?? byIcon(control) ?? finishing(control) ?? (form && paying(control, form));
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

function byIcon({ name, icon = '' }: ControlFacts): Consequence | undefined {
  const what = name === '' || isLigature(name) ? iconClass(`${name} ${icon}`) : undefined;
  return what && { what, object: [], isFinisher: false, why: `its icon stands for ${deeds[what]}` };
}

/** The text of an icon font: `delete_forever`. */
function isLigature(name: string): boolean {
  return /^[a-z]+(?:_[a-z]+)*$/.test(name);
}

/** "OK" in a dialog, "Submit" in a form. */
function finishing(control: ControlFacts): Consequence | undefined {
  const { name, dialog, form } = control;
  if (!isFinisher(name)) return undefined;
  const inDialog = dialog && classifyTitle(dialog.title, dialog.text);
  const inForm = form && !form.isSearch && !form.isLogin && form.method !== 'get' && classifyName(form.title);
  const found = inDialog ?? (inForm || undefined);
  if (!found) return undefined;
  const { verbClass: what } = found;
  const place = inDialog ? 'dialog' : 'form';
  return { what, object: [], isFinisher: true, why: `it finishes a ${place} about ${deeds[what]}` };
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

/** In messages. */
const deeds: Record<EffectKind, string> = {
  pay: 'paying, ordering or booking',
  delete: 'deleting',
  send: 'sending or publishing',
  transfer: 'transferring',
  grant: 'granting access',
  sign: 'signing',
  cancel: 'cancelling',
  upload: 'uploading',
  form: 'sending a form',
};
