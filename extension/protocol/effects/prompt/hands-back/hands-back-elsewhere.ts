/** Tells in other languages than English that the last step is kept for a person: "vor dem Bezahlen anhalten". */
import { wordSet, wordsOf } from '../../words';
import { isLikeClassVerb, meaningOf } from '../words/verb-meanings';

/** Whether a sentence stops before an act, or has the person asked first. */
export function handsBackElsewhere(sentence: string): boolean {
  const words = wordsOf(sentence);
  return stopsBefore(words) || asksFirst(words);
}

function stopsBefore(words: readonly string[]): boolean {
  if (!words.some((word) => stopping.test(word))) return false;
  return words.some((word, index) => before.has(word) && words.slice(index + 1, index + 5).some(isAct));
}

function asksFirst(words: readonly string[]): boolean {
  const at = words.findIndex(
    (word, index) =>
      asking.test(word) &&
      (words.slice(index + 1, index + 3).some((one) => persons.has(one)) || attached.test(word)),
  );
  return at >= 0 && words.slice(at).some((word) => before.has(word) || first.has(word));
}

function isAct(word: string): boolean {
  return (
    isLikeClassVerb(word) ||
    meaningOf('pay').nouns.has(word) ||
    /^(?:letzte\w*|dernier\w*|ultim[oa]|laatste)$/.test(word)
  );
}

const stopping =
  /^(?:(?:an)?halt(?:e|en|et)?|stopp?(?:e|en|t)?|wart(?:e|en)|pausier\w+|abbrechen|brich|aufhoren|hor|arret\w+|attend\w*|patient\w+|parar?|detente|detener\w*|esper[ae]\w*|fermat\w*|fermar\w*|ferma|aspett\w+|pare|aguard\w+|wacht(?:en)?|zatrzymaj|poczekaj|przerwij)$/;
const before = wordSet('vor bevor avant antes prima voor voordat przed zanim');
const asking = /^(?:frag|frage|fragt|demand\w+|pregunt\w+|consult\w+|chied\w+|pergunt\w+|vraag|zapytaj)$/;
const attached = /^(?:pregunt|consult|chied)\w+(?:me|mi|nos|ci)$/;
const persons = wordSet('mich uns moi nous me nos mi ci mij mnie nas');
const first = wordSet('zuerst vorher erst vorab abord primero primo primeiro eerst vooraf najpierw');
