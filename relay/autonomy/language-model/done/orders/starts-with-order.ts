/** Tells a sentence that begins with an imperative, whatever its verb is, from one that asks, describes or only goes somewhere. */
import { numberedKinds } from '../../../../../extension/protocol/effects/prompt/things/numbers/numbers-of-things';
import {
  auxiliaries,
  lookingVerbs,
  negations,
  postponing,
  relatives,
} from '../../../../../extension/protocol/effects/prompt/words/negation-words';
import { prepositions } from '../../../../../extension/protocol/effects/prompt/words/prepositions';
import {
  askingWords,
  determiners,
  interrogatives,
  ordinals,
  possessives,
  pressingWords,
  pronouns,
  quantifiers,
  smallWords,
  softeners,
} from '../../../../../extension/protocol/effects/prompt/words/prompt-words';
import { generalThings } from '../../../../../extension/protocol/effects/prompt/words/thing-words';
import { wordSet } from '../../../../../extension/protocol/effects/words';

/** What a reader does without changing anything: going, looking, choosing what to tell, and working it out. */
const onlyReads = wordSet(
  `go visit navigate browse head proceed return come search filter sort scroll hover zoom wait stay keep remember consider assume
  imagine think try use be do have get make start begin continue compute calculate sum total average estimate analyse analyze
  evaluate assess rank review inspect examine study research investigate learn discover explore understand interpret infer deduce
  derive guess predict solve pick name state mention cite point recommend suggest propose advise help confirm ensure convert
  translate paraphrase rephrase outline collect gather compile fetch retrieve obtain grab bring locate spot scan skim observe
  monitor switch let stop leave avoid ignore skip bear copy print capture download work figure limit
  track trace enumerate decode diagnose detect survey measure contrast narrow refine spell transcribe parse crawl
  berechne errechne analysiere ermittle recherchiere gehe geh nimm nutze benutze sammle ubersetze vergleiche
  calcule calculez analyse analysez recherche recherchez va allez utilise traduis compare comparez
  calcula analiza ve vaya usa traduce compara calcola analizza vai traduci confronta calcule analise traduza
  bereken analyseer ga gebruik vertaal vergelijk oblicz przeanalizuj idz uzyj przetlumacz porownaj`,
);
/**
 * What is worked out for an answer: "Classify the reviews", "Plan a trip". With a value for it, it is a change: "Classify claim 7 as
 * urgent".
 */
const worksOut = wordSet(
  `plan validate classify categorize categorise cluster score prioritize prioritise forecast project quantify audit
  benchmark brainstorm critique debate define characterize characterise devise establish illustrate itemize itemise judge justify
  pinpoint profile prove query reason recall recap reflect revisit sample tabulate walk weigh glance grasp design deduplicate
  correlate reconstruct anticipate gauge appraise ponder contemplate consult peruse probe chart plot sketch condense digest
  access
  plane klassifiziere bewerte ordne sortiere validiere planifie classe classifie pianifica classifica planifica clasifica puntua
  accede planeje classifique classificeer zaplanuj sklasyfikuj`,
);
/** Behind them the value of a change follows. */
const valued = wordSet('as als comme como come jako');
/** "The reviews": what several things are is mostly only to be told, "as positive or negative". */
const several = /[^s]s$/;
/** They begin a sentence that says when, how or where something is. */
const adverbs = wordSet(
  `today tomorrow yesterday tonight maybe perhaps only even not yes no ok okay thanks hi hello again always usually often
  sometimes otherwise instead meanwhile however but because although though so or
  heute gestern morgen vielleicht aber demain hier peut manana ayer quizas domani ieri forse amanha ontem vandaag gisteren jutro wczoraj`,
);
/** What an order needs no verb of its own for, such as "please" and "I want you to". */
const persons = wordSet('i we he she they it ich wir er sie je il elle nous yo io eu ik wij');
const towards = wordSet('to you and zu');
/** What is known of a thing: "Invoice total 1047" wants to know it. */
const properties = wordSet(
  `date dates status price prices total totals number numbers count counts time times name names history details amount amounts
  address addresses rate rates balance summary overview list`,
);

const closed = [
  adverbs,
  askingWords,
  auxiliaries,
  determiners,
  interrogatives,
  lookingVerbs,
  negations,
  onlyReads,
  ordinals,
  possessives,
  postponing,
  prepositions,
  pressingWords,
  pronouns,
  quantifiers,
  relatives,
  smallWords,
];
/** "Strictly", "considering", "moved". */
const noImperative = /(?:ly|ing|ed)$/;
const objects = [determiners, pronouns, possessives, quantifiers, ordinals];
/** An identifier or a quotation. */
const exact = /^(?:"|\d+|.*\d.*)$/;
const minVerbChars = 3;
/** Of "SN-2237". */
const maxKeyWords = 2;

/**
 * @param words of a clause, folded
 * @param clause.goesOn it stands behind another clause of its sentence, so that it can be a further thing as well
 * @param clause.isJudged whether a verb is one whose orders are judged elsewhere
 */
export function startsWithOrder(
  words: readonly string[],
  { goesOn, isJudged }: { goesOn: boolean; isJudged(word: string): boolean },
): boolean {
  const start = words.findIndex((word) => !softeners.has(word));
  if (start < 0) return false;
  const before = words.slice(0, start);
  if (before.some((word) => persons.has(word)) && !towards.has(before.at(-1) ?? '')) return false;
  const [verb = '', next = '', ...further] = words.slice(start);
  if (verb.length < minVerbChars || !/^\p{L}+$/u.test(verb) || noImperative.test(verb)) return false;
  if (isJudged(verb) || closed.some((some) => some.has(verb)) || isStatement(words.slice(start)))
    return false;
  if (worksOut.has(verb) && !hasValue([next, ...further])) return false;
  if (objects.some((some) => some.has(next))) return true;
  if (goesOn || numberedKinds.has(verb) || generalThings.has(verb) || properties.has(next)) return false;
  // "Strike application SN-2237".
  const isNamed = further.slice(0, maxKeyWords).some((word) => exact.test(word));
  return exact.test(next) || (isNamed && !closed.some((some) => some.has(next)));
}

function hasValue(words: readonly string[]): boolean {
  const at = words.findIndex((word) => valued.has(word));
  return at >= 0 && !words.slice(0, at).some((word) => several.test(word));
}

/** Whether something is said of a thing that the clause begins with: "Anna, the nurse, is ill". */
function isStatement(words: readonly string[]): boolean {
  const end = words.findIndex((word, index) => index > 1 && relatives.has(word));
  return words.slice(1, end < 0 ? undefined : end).some((word) => auxiliaries.has(word));
}
