/** Tells whether pressing a control has consequences outside of the page, from what is known of it. */

import { deeds } from '../deeds';
import { classifyName } from '../names/classify-name';
import { isFinisher } from '../names/is-finisher';
import { isPageName } from '../names/is-page-name';
import { isSignOnly } from '../names/is-sign-only';
import { closesRecord } from '../names/records/closes-record';
import { isTakingBack } from '../names/records/takes-back';
import { cartPlaces, everydayPlaces } from '../names/verbs/name-exceptions';
import { verbTable } from '../names/verbs/verb-table';
import { folded, wordSet, wordsOf } from '../words';
import { choosingAccess } from './access/choosing-access';
import {
  bareAct,
  bareCancel,
  bareRefusal,
  bareWithdrawal,
  cancelOfChosen,
  endsCall,
  refusalBeside,
} from './bare-acts';
import type { Consequence, ControlFacts, FormFacts } from './control-facts';
import { finishing } from './finishing';
import { forAll } from './for-all';
import { isEveryday } from './is-everyday';
import { mailRule } from './mail-rule';
import { changingPayment } from './money/changing-payment';
import { offering } from './money/offering';
import { recording } from './money/recording';
import { byCall, byIcon } from './nameless';
import { signingOff } from './signing-off';
import { submitting } from './submitting';
import { takingAway } from './taking-away';

/** Pressing one of these sets a value or shows something. */
const settingRoles = new Set(
  `checkbox radio switch option menuitemcheckbox menuitemradio tab textbox searchbox combobox listbox spinbutton slider
  columnheader treeitem scrollbar`.split(/\s+/),
);
const maxLinkWords = 6;
const everyday = wordSet(everydayPlaces);
const carts = wordSet(cartPlaces);
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
    const access = isOpener ? undefined : choosingAccess(control);
    if (access) return access;
    if (role === 'option' && !control.isMisnomer) return deletingOption(control) ?? accessOption(control);
    if (control.actsAtOnce && !isOpener && settingRoles.has(role) && opensToAll(name)) return granting;
    if ((settingRoles.has(role) && !control.isMisnomer) || isOpener) return undefined;
  }
  if (control.isPageLink && isOfPage(control) && !leadsToDeletion(control)) return undefined;
  // Sites that show all in one page have buttons in their navigation.
  if (control.inNavigation && isPageName(control.name)) return undefined;
  return (
    mailRule(control) ??
    byName(control) ??
    takingAway(control) ??
    forAll(control) ??
    signingOff(control) ??
    byBin(control) ??
    byIcon(control) ??
    byCall(control) ??
    byTarget(control) ??
    replying(control) ??
    recording(control) ??
    finishing(control) ??
    submitting(control) ??
    offering(control) ??
    (form && paying(control, form)) ??
    changingPayment(control)
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

const granting: Consequence = {
  what: 'grant',
  object: [],
  isFinisher: false,
  why: `its name is of ${deeds.grant}`,
};
const allPeople =
  /\b(?:make (?:\w+ ){0,2}public|(?:any|every)(?:one|body) (?:with|who has) (?:the|this) link|public(?:ly)? (?:access|on the (?:web|internet))|offentlich machen|(?:jeder|alle) mit (?:dem|diesem) link|rendre public|toute personne disposant du lien|hacer publico|cualquier(?:a| persona) con el enlace|rendi pubblico|chiunque abbia il link|tornar publico|qualquer pessoa com o link|openbaar maken|iedereen met de(?:ze)? link|kazdy kto ma link)\b/;
const roleLists =
  /\b(?:role|rolle|rol|ruolo|funcao|papel|rola|permission|permissions|access|rights|berechtigung|zugriff|acces|acceso|accesso|acesso|toegang|dostep)\b/;
const powers = wordSet(
  `admin administrator owner administrateur proprietaire administrador propietario amministratore proprietario beheerder eigenaar
  inhaber eigentumer wlasciciel`,
);

/** "Anyone with the link". */
function opensToAll(name: string): boolean {
  return allPeople.test(wordsOf(name).join(' '));
}

/** "Admin" in the list of roles that stands in the row of a person. */
function accessOption({
  name,
  list = '',
  row = '',
  dialog,
  actsAtOnce,
}: ControlFacts): Consequence | undefined {
  if (!actsAtOnce) return undefined;
  const isPower =
    roleLists.test(folded(list)) && (row || dialog) && wordsOf(name).some((word) => powers.has(word));
  return isPower || opensToAll(name) ? { ...granting, object: wordsOf(name) } : undefined;
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
  if (!found) {
    const bare = bareAct(control) ?? bareRefusal(control) ?? cancelOfChosen(control);
    return bare ?? (aboutCookies(control) ? undefined : (bareCancel(control) ?? refusalBeside(control)));
  }
  if (endsCall(control)) return undefined;
  // The cross of a window may be called by what that shows.
  if (control.isPicture && closesRecord(name)) return undefined;
  const what = bareWithdrawal(control) ? 'cancel' : found.verbClass;
  const { object } = found;
  const isBare = object.length === 0;
  const goesNowhere = form && (form.isSearch || form.isLogin || form.method === 'get');
  if (isBare && goesNowhere && (what === 'send' || what === 'delete')) return undefined;
  if (isBare && what === 'delete' && isEveryday(control)) return undefined;
  if (isBare && what === 'grant' && aboutCookies(control)) return undefined;
  if (control.takesBack && what === 'delete' && isTakingBack(wordsOf(name)[0] ?? '')) return undefined;
  return { what, object, isFinisher: false, why: `its name begins with a word for ${deeds[what]}` };
}

/** A picture called "Trash" puts something there; in navigation or alone in a list it is a folder. */
function byBin({
  name,
  role,
  isPicture,
  inNavigation,
  isAloneInList,
}: ControlFacts): Consequence | undefined {
  const words = wordsOf(name);
  if (inNavigation || isAloneInList || words.length !== 1 || !(isPicture && role === 'button'))
    return undefined;
  if (!bins.has(words[0] ?? '')) return undefined;
  return { what: 'delete', object: [], isFinisher: false, why: `its name stands for ${deeds.delete}` };
}

const bins = wordSet('trash bin papierkorb corbeille papelera cestino lixeira prullenbak kosz');

/** A control that does not say what it does, and where it leads or what it sends does: `/notes/5/delete`. */
function byTarget(control: ControlFacts): Consequence | undefined {
  const { name, target = '' } = control;
  if (!isSignOnly(name) && !isFinisher(name) && !saysDelete(target) && !isByDelete(name, target))
    return undefined;
  if (!leadsToDeletion(control) || isEveryday(control)) return undefined;
  const why = `its address stands for ${deeds.delete}`;
  return { what: 'delete', object: [], isFinisher: isFinisher(name), why };
}

/** By the method that deletes what is at the address. Logging out and taking back a mark end the like of sessions. */
function isByDelete(name: string, target: string): boolean {
  const marks = /log-?_?out|sign-?_?out|session|like|star|follow|watch|vote|reaction/i;
  return target.startsWith('delete ') && !marks.test(`${name} ${target}`);
}

function leadsToDeletion({ name, target = '' }: ControlFacts): boolean {
  const parts = target.split(/[\s/]/).map(wordsOf);
  // `/notes/5/delete` and `/delete.php` delete, `/delete-guide.pdf` is read.
  const deletes = parts.some((words) => words.length <= 2 && words.some((word) => deletingPaths.has(word)));
  // The address of a saved filter deletes a record, that of one that is removed a choice.
  const isTaken = parts.flat().some(isTakingBack) || isSignOnly(name);
  return deletes && !parts.flat().some((word) => (isTaken ? everyday : carts).has(word));
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

function paying({ name, isSubmit }: ControlFacts, { hasCardFields }: FormFacts): Consequence | undefined {
  if (!hasCardFields || !(isSubmit || isFinisher(name))) return undefined;
  if (wordsOf(name).some((word) => beside.has(word))) return undefined;
  return { what: 'pay', object: [], isFinisher: true, why: 'its form has fields for a payment card' };
}

/** A link that by its place or its name leads to something to read. */
function isOfPage({ name, inNavigation, row = '', target = '' }: ControlFacts): boolean {
  if (inNavigation || isContent(name)) return true;
  // "Cancel policy" in the row of an insurance, or at `/policies/12/cancel`.
  const [verb = ''] = wordsOf(name);
  const isInRow = row !== '' && (verb === 'cancel' || verb === 'end');
  return isPageName(name) && !isInRow && !new RegExp(`/[^/]*\\d[^/]*/${verb}/?$`).test(target);
}

/** A link whose name is as long as a headline leads to something to read. */
function isContent(name: string): boolean {
  return wordsOf(name).length > maxLinkWords;
}

function aboutCookies({ dialog, around, site, classes, row }: ControlFacts): boolean {
  const shown = [dialog?.title, dialog?.text, around, site, classes, row].join(' ');
  return /cookie|consent|datenschutz|privacy/i.test(shown);
}
