/** Tells what the person who writes the prompt does without help: "ich bezahle selbst", "pago yo". */
import { wordSet } from '../../words';
import { isLikeClassVerb, meaningOf } from '../words/verb-meanings';

/** Whether a clause in a language other than English says that the person does the act; {@link isNegated} knows "myself". */
export function isOwnDoing(words: readonly string[]): boolean {
  const act = words.findIndex(isAct);
  if (act < 0) return false;
  if (words.some((word) => persons.has(word)) && words.some((word) => selves.has(word))) return true;
  // "Das Bezahlen übernehme ich", "pago yo", as opposed to "hoy yo quiero pagar".
  const rest = words.slice(words.findLastIndex((word) => emphatic.has(word)));
  const isLast =
    emphatic.has(rest[0] ?? '') && rest.slice(1).every((word) => selves.has(word) || later.has(word));
  const isFuture = words.some(
    (word, index) => own.has(`${words[index - 1]} ${word}`) && index < words.length - 1,
  );
  return (isLast && words.length > rest.length) || isFuture || isAllowed(words);
}

function isAct(word: string): boolean {
  return isLikeClassVerb(word) || meaningOf('pay').nouns.has(word);
}

/** "Lass mich bezahlen", "déjame pagar". */
function isAllowed(words: readonly string[]): boolean {
  return words.some((word, index) => letting.has(word) || letting.has(`${word} ${words[index + 1]}`));
}

const persons = wordSet('ich wir ik wij je moi nous yo nosotros io noi eu mim ja');
const selves = wordSet(
  'selbst selber zelf meme memes mismo misma mismos mismas stesso stessa stessi stesse mesmo mesma mesmos mesmas sam sama',
);
/** Behind the verb they stress who does it. */
const emphatic = wordSet('ich wir ik wij yo nosotros io noi eu');
const later = wordSet(
  'spater dann lieber morgen later dan liever luego despues manana dopo poi domani depois amanha',
);
const own = new Set(
  `ich werde|wir werden|werde ich|werden wir|je vais|nous allons|yo voy|voy a|io vado|eu vou|ik ga|ik zal|zal ik`.split(
    '|',
  ),
);
const letting = new Set(
  `lass mich|lass uns|lasse mich|laisse moi|laissez moi|laisse nous|laissez nous|dejame|dejanos|deja que|lasciami|lasciaci|deixe me|deixa me|
  laat mij|laat me|laat ons|uberlass mir|uberlasse mir|pozwol mi`
    .split('|')
    .map((words) => words.trim()),
);
