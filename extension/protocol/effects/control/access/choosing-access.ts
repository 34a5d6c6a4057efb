/** Holds the choice of who may see or change something, in a list of roles or audiences that acts at once. */
import { deeds } from '../../deeds';
import { isWideAccess, rankOfAccess } from '../../names/records/is-wide-access';
import { folded, wordsOf } from '../../words';
import type { Consequence, ControlFacts } from '../control-facts';

const choosing = new Set(['option', 'radio', 'menuitem', 'menuitemradio']);
const places =
  /\b(?:shar(?:e|ed|ing)|access|permissions?|roles?|members?|collaborators?|invit(?:e|ed|ation)|visibility|who can|teilen|freigabe|freigeben|zugriff|berechtigung(?:en)?|rolle|sichtbarkeit|partag(?:e|er)|acces|autorisations?|compartir|acceso|permisos?|visibilidad|condivi(?:di|sione)|accesso|permessi|partilhar|compartilhar|acesso|delen|toegang|rechten|udostepni\w*|dostep)\b/;
const searching = /\b(?:filter|sort|search|find)\b/;

export function choosingAccess(control: ControlFacts): Consequence | undefined {
  const { name, role, list = '', row = '', dialog, around = '', choices = [], actsAtOnce } = control;
  if (!actsAtOnce || !isWideAccess(name)) return undefined;
  const isRanked = choices.some((one) => wordsOf(one).some((word) => rankOfAccess(word) >= 0));
  if (!choosing.has(role) && !(role === 'generic' && isRanked)) return undefined;
  const place = folded([list, row, dialog?.title, dialog?.text, around].join(' '));
  if (searching.test(folded(list)) || !places.test(place)) return undefined;
  const why = `choosing it stands for ${deeds.grant}`;
  return { what: 'grant', object: wordsOf(name), isFinisher: false, why };
}
