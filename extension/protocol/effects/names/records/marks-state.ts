/** Reads which decision a name puts on record: "Mark as declined", "Set to lost", as opposed to "Mark as read". */
import type { VerbClass } from '../../consequential';
import { wordSet, wordsOf } from '../../words';
import { fillers } from '../verbs/verb-table';

/** The class, and the forms of one decision. */
const decisions: readonly [VerbClass, ReadonlySet<string>][] = (
  [
    [
      'cancel',
      'declined decline rejected reject refused refuse denied deny turned abgelehnt ablehnen lehne refuse refuser rechazado rechazar rifiutato rifiuta recusado afgewezen odrzucono',
    ],
    ['cancel', 'lost lose abandoned abandon verloren perdu perdido perso stracono'],
    [
      'cancel',
      'cancelled canceled cancel storniert storniere annule annuler cancelado cancelar annullato annulla geannuleerd anulowano',
    ],
    ['cancel', 'withdrawn withdraw zuruckgezogen retire retirado ritirato ingetrokken wycofano'],
    [
      'sign',
      'accepted accept agreed agree angenommen annehmen accepte accepter aceptado aceptar accettato accetta aceito geaccepteerd zaakceptowano',
    ],
    ['sign', 'won win gewonnen gagne ganado vinto ganho wygrano'],
    [
      'grant',
      'approved approve genehmigt genehmige approuve approuver aprobado aprobar approvato approva aprovado goedgekeurd zatwierdzono',
    ],
  ] as const
).map(([what, forms]) => [what, wordSet(forms)]);
const marking = wordSet(
  `mark set change update markieren markiere setze setzen marquer marque marcar marca segna markeren markeer oznacz`,
);
const joints = wordSet('as to als comme como come na status state');
const filling = wordSet(fillers);
const maxWords = 6;

/** The decision, with what else the name says; undefined for all other names. */
export function markedState(
  name: string,
): { verbClass: VerbClass; forms: ReadonlySet<string>; object: string[] } | undefined {
  const words = wordsOf(name);
  if (words.length > maxWords || !marking.has(words[0] ?? '') || !words.some((word) => joints.has(word)))
    return undefined;
  const last = words.at(-1) ?? '';
  const [verbClass, forms] = decisions.find(([, all]) => all.has(last)) ?? [];
  if (!verbClass || !forms) return undefined;
  const object = words.slice(1, -1).filter((word) => !joints.has(word) && !filling.has(word));
  return { verbClass, forms, object };
}

export function isMarking(word: string): boolean {
  return marking.has(word);
}
