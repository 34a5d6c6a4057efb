/** Tells an entry of a menu that moves a thing into the bin or to the spam, where the task moves it to another place. */
import { wordSet, wordsOf } from '../../words';
import { isCommanded } from '../clauses/is-commanded';
import { splitClauses } from '../clauses/split-clauses';
import { isClassVerb, meaningOf } from '../words/verb-meanings';

const losing = wordSet(
  'trash bin spam junk papierkorb corbeille indesirables papelera cestino lixeira prullenbak ongewenst kosz',
);
/** "Move to the recycle bin", "Junk email". */
const beside = wordSet(
  'move send to into the recycle rubbish email mail folder deleted in den verschieben mover a la deplacer vers sposta nel',
);
const moving = wordSet(
  `move put drag file transfer bring return restore relocate shift place send verschiebe verschieben lege schiebe deplace deplacer
  mueve mover sposta spostare mova verplaats przenies`,
);
const towards = wordSet('to into in under back onto nach ins zum zur vers dans a al en nel nella naar do');

export function movesElsewhere(prompt: string, name: string): boolean {
  const words = wordsOf(name);
  if (!words.some((word) => losing.has(word)) || !words.every((word) => losing.has(word) || beside.has(word)))
    return false;
  const clauses = splitClauses(prompt, isClassVerb).filter(({ isIdle, prohibits }) => !isIdle && !prohibits);
  const isLost = (word: string) => losing.has(word) || meaningOf('delete').isLike(word);
  if (clauses.some(({ words, quotes }) => [...words, ...quotes.flat()].some(isLost))) return false;
  return clauses.some(
    ({ words }) =>
      isCommanded(words, (word) => word === 'archive') ||
      (isCommanded(words, (word) => moving.has(word)) && words.some((word) => towards.has(word))),
  );
}
