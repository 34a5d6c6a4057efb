/** Tells that "Revoke access" beside an application is what "Revoke the application" orders: it is its access that is revoked. */
import { fillers } from '../../../names/verbs/verb-table';
import { wordSet } from '../../../words';
import { holds } from '../../clauses/clause-content';
import { isCommanded } from '../../clauses/is-commanded';
import { isAccess } from './access-of';

const revoking = wordSet(
  'revoke widerrufen widerrufe revoquer revoquez revocar revoca revocare revogar revogue intrekken odwolaj',
);
/** What is revoked itself, and no access of it. */
const ownThings = wordSet(
  `invitation invitations invite invites key keys token tokens certificate certificates session sessions license licence offer consent
  einladung schlussel zertifikat sitzung einwilligung clef cle certificat clave llave certificado chiave certificato uitnodiging`,
);
const filling = wordSet(fillers);

/**
 * @param name of the control, in words
 * @param place the words of its row and of the heading above: in a list of sessions the access of a session is revoked
 */
export function revokesAccess(
  words: readonly string[],
  name: readonly string[],
  place: readonly string[] = [],
): boolean {
  const [verb = '', ...rest] = name;
  const isOther = (word: string) => ownThings.has(word) && !holds(place, word);
  const isAccessAlone = rest.length > 0 && rest.every((word) => isAccess(word) || filling.has(word));
  if (!isAccessAlone || !revoking.has(verb) || words.some(isOther)) return false;
  return isCommanded(words, (word) => revoking.has(word));
}
