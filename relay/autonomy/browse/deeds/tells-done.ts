/** Tells whether a page says that an act with consequences was done: by a message, a state, or by what is gone. */
import type { DoneAct } from '../../../../extension/protocol/effects/consequential';
import { folded, wordSet, wordsOf } from '../../../../extension/protocol/effects/words';

const done = wordSet(
  `sent paid deleted removed left recorded cancelled canceled voided booked ordered placed confirmed revoked published posted shared
  transferred submitted declined rejected refunded approved accepted granted signed unsubscribed ended terminated disconnected
  purchased bought reserved closed void success successful successfully completed thanks received
  gesendet verschickt versendet geloscht entfernt bezahlt storniert gekundigt gebucht bestellt uberwiesen veroffentlicht erfolgreich
  envoye envoyee supprime supprimee paye payee annule annulee reserve reservee publie publiee
  enviado enviada eliminado eliminada pagado pagada cancelado cancelada reservado reservada publicado publicada
  inviato inviata eliminato eliminata pagato pagata annullato annullata prenotato prenotata pubblicato pubblicata
  apagado excluido pago paga verzonden verwijderd betaald geannuleerd geboekt wyslano usunieto zaplacono anulowano`,
);
/** Alone on a page they may tell something else: "3 left", "Success stories", "Shared with me". */
const onlyInMessages = wordSet(
  'left shared thanks received success successful placed reserved purchased bought ended closed',
);
const failed =
  /\b(?:not|no|fail\w*|error|invalid|unable|could ?n'?t|can ?n?o?'?t|must|required|denied|refused|try again|too (?:many|much|large|low|high)|exceeds?|insufficient|please (?:enter|select|choose|fill|check|correct)|nicht|fehl\w*|ungultig|bitte|echec|erreur|impossible|invalide|errore?|no se pudo|falh\w*|erro|niet|mislukt|fout|nie|blad)\b/;
const text = /"((?:[^"\\\n]|\\.)*)"/g;
/** A state is short: "Sent", "Paid in full". */
const maxStateWords = 3;
/** Of a page with so many lines as before only a part has changed. */
const minKept = 0.7;

/**
 * @param said what the page has come to say since the act
 * @param trees snapshots from before it and after it
 * @returns undefined where it does not tell
 */
export function tellsDone(
  { name }: DoneAct,
  said: readonly string[],
  { before, now }: { before: string; now: string },
): boolean | undefined {
  if (
    said.some((words) => failed.test(folded(words))) ||
    countOf(/ invalid\b/g, now) > countOf(/ invalid\b/g, before)
  )
    return false;
  if (said.some((words) => isSaid(wordsOf(words)))) return true;
  const isSame = keptOf(before, now) >= minKept;
  return isSame && (isGone(name, before, now) || statesIn(newLines(before, now)).some(isState))
    ? true
    : undefined;
}

/** The texts of what is no control. */
function statesIn(lines: readonly string[]): string[][] {
  return lines
    .filter((line) => !/^\s*(?:- )?(?:button|link|tab|menuitem|option)\b/.test(line))
    .flatMap((line) => [...line.matchAll(text)].map(([, words = '']) => wordsOf(words)));
}

function isState(words: readonly string[]): boolean {
  return words.length <= maxStateWords && isSaid(words.filter((word) => !onlyInMessages.has(word)));
}

const isSaid = (words: readonly string[]) => words.some((word) => done.has(word));

/** Whether fewer controls are called so: the row of the act is gone, or its dialog. */
function isGone(name: string, before: string, now: string): boolean {
  const quoted = JSON.stringify(name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const called = new RegExp(`(?:button|link|menuitem) ${quoted}`, 'g');
  return name !== '' && countOf(called, now) < countOf(called, before);
}

/** How much of a page is as before. */
function keptOf(before: string, now: string): number {
  const lines = before.split('\n');
  const left = new Set(now.split('\n'));
  return lines.filter((line) => left.has(line)).length / lines.length;
}

function newLines(before: string, now: string): string[] {
  const known = new Set(before.split('\n'));
  return now.split('\n').filter((line) => !known.has(line));
}

const countOf = (pattern: RegExp, of: string) => of.match(pattern)?.length ?? 0;
