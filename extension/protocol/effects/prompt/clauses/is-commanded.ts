/** Tells verbs that order something from those that only say what something is for, how it is done, or who does it. */
import { wordSet } from '../../words';
import { auxiliaries, leaving, lookingVerbs, negations, postponing } from '../words/negation-words';
import {
  askingWords,
  interrogatives,
  otherVerbs,
  pressingWords,
  requestWords,
  softeners,
} from '../words/prompt-words';
import { isSubject } from './is-statement';

/** Whether a verb of the clause is a command: at its beginning, after "to", or an infinitive of another language. */
export function isCommanded(words: readonly string[], isVerb: (word: string) => boolean): boolean {
  if (isPostponed(words)) return false;
  return words.some((word, index) => {
    if (!isVerb(word)) return false;
    const before = words.slice(0, index);
    if (before.some((one) => negations.has(one) || postponing.has(one))) return false;
    if (isOfPerson(before) || owners.has(before.at(-1) ?? '')) return false;
    if (isNounHere(word, words.slice(index + 1))) return false;
    if (before.every((one) => softeners.has(one))) return true;
    return isPurpose(before) || (infinitive.test(word) && !english.has(word) && isWished(word, before));
  });
}

/** "Buy it later", as opposed to "Tell Ann that I will come later". */
function isPostponed(words: readonly string[]): boolean {
  if (reported.test(words.join(' '))) return false;
  return laters.has(words.at(-1) ?? '') && !words.some((word) => negations.has(word) || word === 'for');
}

/** "Order history", "publish date of the article", "mail is moving", "deleting it would be wrong". */
function isNounHere(word: string, after: readonly string[]): boolean {
  if (word.endsWith('ing')) return after.some((one) => auxiliaries.has(one) || one === 'would');
  return nounsToo.has(word) && (nounsBehind.has(after[0] ?? '') || isSubject(after));
}

/** "I order the lamp", "ich bezahle": it says what somebody does. "Kun je betalen" is Dutch and asks for it. */
function isOfPerson(before: readonly string[]): boolean {
  const subject = before.at(-1) ?? '';
  // "Où je peux annuler", where "tu peux annuler" is a request.
  if (subject === 'peux' && before.at(-2) === 'je') return true;
  return persons.has(subject) && !(subject === 'je' && dutchModals.has(before.at(-2) ?? ''));
}

/** "Use the form to send it", and not "Choose a lamp to order" or "Open the page to buy tickets". */
function isPurpose(before: readonly string[]): boolean {
  const first = before.find((one) => !softeners.has(one)) ?? '';
  const isDirect = before.length > 0 && before.findIndex((one) => purposes.has(one)) === before.length - 1;
  return isDirect && using.has(first) && !before.some((one) => interrogatives.has(one));
}

/** "Die Lampe bestellen", "Hoy quiero pagar", and not "Dis comment payer", "vor dem Bezahlen", "una mesa para reservar". */
function isWished(infinitiveForm: string, before: readonly string[]): boolean {
  if (before.some((one) => interrogatives.has(one))) return false;
  const last = before.at(-1) ?? '';
  if (!infinitiveForm.endsWith('en'))
    return wishing.has(last) || (linking.has(last) && wishing.has(before.at(-2) ?? ''));
  // "Zou je het kunnen verwijderen?"
  const isRequest = requestWords.has(before[0] ?? '');
  if (before.some((one) => stating.has(one) && !(isRequest && abilities.has(one)))) return false;
  if (beforeNouns.has(last)) return false;
  const first = before.find((one) => !softeners.has(one)) ?? '';
  if (leaving.has(first) || askingWords.has(first) || otherVerbs.has(first) || lookingVerbs.has(first))
    return false;
  return (
    !pressingWords.has(first) &&
    !(
      infinitiveMarks.has(last) &&
      !before.includes('bitte') &&
      before.some((one) => auxiliaries.has(one) || persons.has(one))
    )
  );
}

const reported =
  /\b(?:tell|message|write|text|say|saying|inform|reply|answer|sag|schreib|antworte|stuur|schrijf)\b.* (?:that|dass|dat) (?:i|we|he|she|they|ich|wir|er|ik|wij|hij)\b|\b(?:dire|decir|dizer|dicendo|diciendo|dizendo|disant) (?:che|que)\b|\b(?:envia|invia) (?:a|ad|al|alla) (?:\S+ ){1,3}?(?<!\b(?:lo|la|el|quello) )(?:que|che)\b/;
const abilities = new Set(['kunnen', 'konnen']);
const laters = wordSet('later spater tard tarde tardi pozniej');
const nounsToo = wordSet(
  'order book post share transfer sign pay purchase reserve comment reply mail message email invite publish grant buy review donation',
);
const nounsBehind = wordSet(
  `of date dates count counts code codes status history number numbers id ids total totals rate rates button icon tab menu field
  application applications price prices confirmation policy overview volume queue archive time times limit`,
);
const persons = wordSet('i we he she they ich wir er man ik wij hij je yo io eu nosotros noi');
/** "Make my booking private": a noun. */
const owners = new Set(['my', 'your']);
const dutchModals = wordSet('kun kan wil zou wilt kunt');
const purposes = wordSet('to pour para per');
const using = wordSet(
  `use click press tap hit push proceed remember utilise utilisez clique cliquez appuie appuyez usa usar utiliza pulsa haz
  clicca premi utilizza use clique aperte`,
);
/** In Romance languages and in Polish nothing but these stands before the infinitive of a wish. */
const wishing = wordSet(
  `plairait gustaria encantaria piacerebbe veux voudrais voulons souhaite aimerais dois devez peux pouvez pourriez pourrais faut besoin essaie essayez tente veuillez
  quiero queremos quisiera necesito necesitamos deseo debo tengo hay debes puedes podrias intenta trata prueba
  voglio vogliamo vorrei desidero devo dobbiamo bisogno devi puoi potresti prova cerca
  quero queremos gostaria preciso desejo tenho tente
  chcemy musze prosze mozesz musisz trzeba sprobuj`,
);
const linking = wordSet('de d di que a');
const infinitive = /(?:en|er|ir|re|ar|c)$/;
const english = wordSet(`order transfer preorder share wire reserve answer deliver clear`);
/** "Man kann hier bestellen", "um zu bestellen". */
const stating = wordSet('man kann konnen kunnen darf durfen er hij um om bis tot werde ga zal');
/** "Vor dem Bezahlen", "zum Buchen": a noun. */
const beforeNouns = wordSet('dem vor beim zum vom nach mit ohne statt bei fur voor bij met na');
const infinitiveMarks = wordSet('zu te');
