/** Tells whether a page says that an act with consequences was done: by a message, a state, or by what is gone. */
import type { DoneAct } from '../../../../extension/protocol/effects/consequential';
import { folded, wordSet, wordsOf } from '../../../../extension/protocol/effects/words';

const done = wordSet(
  `sent paid deleted removed left recorded cancelled canceled voided booked ordered placed confirmed revoked published posted shared
  transferred submitted declined rejected refunded approved accepted granted signed unsubscribed ended terminated disconnected
  purchased bought reserved closed void success successful successfully completed thanks received registered saved created
  gesendet verschickt versendet geloscht entfernt bezahlt storniert gekundigt gebucht bestellt uberwiesen veroffentlicht erfolgreich
  envoye envoyee supprime supprimee paye payee annule annulee reserve reservee publie publiee
  enviado enviada eliminado eliminada pagado pagada cancelado cancelada reservado reservada publicado publicada
  inviato inviata eliminato eliminata pagato pagata annullato annullata prenotato prenotata pubblicato pubblicata
  apagado excluido pago paga verzonden verwijderd betaald geannuleerd geboekt wyslano usunieto zaplacono anulowano`,
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
  const come = newLines(before, now).filter(
    (line) => !/^\s*(?:- )?(?:button|link|tab|menuitem)\b/.test(line),
  );
  const states = come.flatMap((line) => [...line.matchAll(text)].map(([, words = '']) => wordsOf(words)));
  const isState = (words: readonly string[]) =>
    words.length > 0 && words.length <= maxStateWords && isSaid(words);
  if (said.some((words) => isSaid(wordsOf(words))) || states.some(isState)) return true;
  return isGone(name, before, now) ? true : undefined;
}

const isSaid = (words: readonly string[]) => words.some((word) => done.has(word));

/** Whether fewer controls are called so, and the page is else as it was: the row of the act is gone, or its dialog. */
function isGone(name: string, before: string, now: string): boolean {
  const called = new RegExp(
    `(?:button|link|menuitem) ${JSON.stringify(name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`,
    'g',
  );
  const lines = before.split('\n');
  const left = new Set(now.split('\n'));
  const kept = lines.filter((line) => left.has(line)).length / lines.length;
  return name !== '' && countOf(called, now) < countOf(called, before) && kept >= minKept;
}

function newLines(before: string, now: string): string[] {
  const known = new Set(before.split('\n'));
  return now.split('\n').filter((line) => !known.has(line));
}

const countOf = (pattern: RegExp, of: string) => of.match(pattern)?.length ?? 0;
