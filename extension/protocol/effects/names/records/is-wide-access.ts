/** Tells choices that open something to all, or give somebody more than to look: "Anyone with the link", "Can edit", "Owner". */
import { wordSet, wordsOf } from '../../words';

const audiences =
  /^(?:any(?:one|body)|every(?:one|body)|public|all (?:users|people|visitors)|the (?:public|whole world)|offentlich|jeder|alle|tout le monde|publique?|publico|cualquiera|todos|pubblico|chiunque|tutti|qualquer pessoa|openbaar|iedereen|publiczn[ey]|wszyscy|kazdy)(?: (?:with|who has|mit|disposant|con|che ha|com|met|z) .{0,30}| on the (?:web|internet)| in the world)?(?: (?:can|may) \w+)?$/;
const roles =
  /^(?:(?:can|may) (?:edit|write|manage|delete|administer|share)|(?:full|write|edit|admin|owner) (?:access|control|permission|permissions|rights)|(?:co|super|org|workspace|team|project|site|group)?\s?(?:editor|owner|admin|administrator|maintainer|manager|moderator|contributor|organizer)|bearbeiter|kann bearbeiten|eigentumer|inhaber|editeur|proprietaire|peut modifier|editor[ae]?|propietario|puede editar|proprietario|puo modificare|pode editar|beheerder|bewerker|eigenaar|kan bewerken|wlasciciel|redaktor)$/;
const ranks = [
  'private privat prive privado privato restricted restrict only invited nobody none',
  'view viewer viewers viewing read reader readers look watch guest see',
  'comment commenter commenters commenting',
  'edit editor editors editing write writer writing contribute contributor modify bearbeiten bearbeiter modifier editeur editar modificare bewerken change changes',
  'manage manager maintainer moderator organizer',
  'admin admins administrator administrators administrateur administrador amministratore beheerder',
  'owner owners ownership inhaber eigentumer proprietaire propietario proprietario eigenaar wlasciciel',
  'public publicly anyone anybody everyone everybody all world internet offentlich jeder alle publique publico pubblico openbaar iedereen',
].map((line) => wordSet(line));

function isAudience(name: string): boolean {
  return audiences.test(wordsOf(name).join(' '));
}

export function isWideAccess(name: string): boolean {
  return isAudience(name) || roles.test(wordsOf(name).join(' '));
}

/** How much a word gives, from nothing to all; -1 for words of something else. */
export function rankOfAccess(word: string): number {
  return ranks.findIndex((words) => words.has(word));
}
