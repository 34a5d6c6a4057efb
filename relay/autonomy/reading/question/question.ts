/** Parses a question: answer type, terms and their weights. */
import nlp from 'compromise/three';
import { collapse } from '../../../../extension/protocol/collapse';
import { saidOnPages } from '../language/everyday-asks';
import type { AnswerType } from '../language/spans/spans';
import { stopWords } from '../language/stop-words';
import { stemOf, type Word, wordsOf } from '../language/words';
import { coreStart } from './core-question';
import type { Form } from './form-patterns';
import { inFull } from './in-full';
import { isLight, saidByType } from './light-words';
import { countedOf, headOf, nounOf } from './nouns';
import { inPlainWords } from './plain-words';
import { formOf } from './question-forms';
import { isGerund, maxIfAbsent, speechIn } from './speech';
import { type Superlative, superlativeOf } from './superlatives';
import { formsOf, oppositesOf } from './word-forms';

/** A word of the question that should be near the answer. */
export interface Term extends Word {
  /** All stems of the word. */
  forms: ReadonlySet<string>;
  /** Stems of compounds with a neighbouring word. */
  compounds: Set<string>;
  /** For yes-no questions: the stems of its opposites. */
  opposites: ReadonlySet<string>;
  /** Its weight before rarity on the page is applied. */
  weight: number;
  /** A proper name, a number or a quotation: it must be on the page. */
  isName: boolean;
  /** It only names the answer type. */
  isOfType: boolean;
  /** How much an answer of the type covers it, 0 to 1. */
  typeCounts: number;
  /** Its maximum weight where the page does not contain it: verbs are paraphrased more often than nouns. */
  maxIfAbsent: number;
}

export interface Question {
  text: string;
  terms: readonly Term[];
  /** The answer type; none for a clause or a sentence. */
  type?: AnswerType;
  /** Whether it asks for the word for what it describes. */
  isTerm: boolean;
  /** Whether it is a yes-no question. */
  isPolar: boolean;
  /** What the answer is: a span of the type, a clause, what follows "because" ... */
  shape: NonNullable<Form['shape']> | 'span';
  /** Set if the question asks for the row with the most or the least. */
  superlative?: Superlative;
  /** Whether it asks for a count. */
  isCount: boolean;
  /** Whether it asks for an amount that is paid for a time. */
  isPerTime: boolean;
  /** Whether it asks for the price that is struck out. */
  isFormer: boolean;
  /** The noun phrase of the question: "red city" of "which red city". */
  noun: string;
  /** The stem of that noun if it is explicit: "processor" of "which processor does it have". */
  head?: string;
  /** The stem of what is counted: of "how many days of holiday" the holiday. */
  counted?: string;
}

/** As long as a query may be; descriptions in schemas may be longer. */
const maxLength = 4_000;
const maxPatternLength = 300;

const polar =
  /^(?:so |and |but )?(?:is|are|was|were|do|does|did|can|could|has|have|had|will|would|should|may|must|am)\b/i;

export function readQuestion(asked: string): Question {
  const text = collapse(asked.slice(0, maxLength));
  // Patterns read the question itself, not all that may be said around it.
  const start = inFull(text.slice(coreStart(text)).slice(0, maxPatternLength));
  const isPolar = polar.test(start) && !/\bor\b.*\?$/.test(start);
  const plain = inPlainWords(text);
  const form = isPolar ? undefined : ofPerson(formOf(start), start);
  const typeWords = new Set(wordsOf(form?.typeWords ?? '').map(({ stem }) => stem));
  const terms = termsOf(plain, typeWords, isPolar, form?.type, coreStart(plain));
  joinCompounds(terms, plain);
  const superlative = isPolar ? undefined : superlativeOf(start);
  return {
    text,
    terms: [...terms, ...addedTerm(form?.adds, form?.type)],
    ...(form?.type && { type: form.type }),
    isPolar,
    isTerm: term.test(start),
    shape: form?.type ? 'span' : (form?.shape ?? 'clause'),
    ...(superlative && { superlative }),
    isCount: form?.isCount ?? false,
    isPerTime: form?.isPerTime ?? false,
    isFormer: form?.type === 'money' && former.test(start),
    noun: nounOf(start),
    ...headOf(start),
    ...countedOf(start),
  };
}

const term =
  /\bwhat (?:do|does|did|would) (?:you|we|they|people|one|\w+) call\b|\bwhat (?:is|are|was) .+ (?:called|named|known as)\s*\?*$|\b(?:word|term|name|expression) for (?:an?|the|when|someone|something)\b/i;
const former =
  /\b(?:before|old|original(?:ly)?|previous(?:ly)?|former(?:ly)?|regular(?:ly)?|usual(?:ly)?|list price|used to)\b/i;

/** "The name of the plumber" is that of a person. */
function ofPerson(form: Form | undefined, text: string): Form | undefined {
  if (form?.type !== 'name') return form;
  const noun =
    /\bnames? of (?:the |an? |his |her |their |our |your )?((?:[\w-]+ )?[\w-]+)/i.exec(text)?.[1] ?? '';
  return nlp(noun).has('#Actor') ? { ...form, type: 'person' } : form;
}

/** "Sun set" may be written "sunset". */
function joinCompounds(terms: readonly Term[], text: string): void {
  for (const [index, term] of terms.entries()) {
    const next = terms[index + 1];
    if (!next || term.isName || next.isName || !/^[ -](?:the )?$/.test(text.slice(term.end, next.start)))
      continue;
    const compound = stemOf(term.text + next.text);
    term.compounds.add(compound);
    next.compounds.add(compound);
  }
}

/** One term for all the words that may say it, which an answer of the right type need not have. */
function addedTerm(adds: string | undefined, type: AnswerType | undefined): Term[] {
  if (!adds) return [];
  const [first = '', ...others] = adds.split(' ').map(stemOf);
  const place = { text: adds, start: -1, end: -1 };
  const forms = new Set([first, ...others]);
  // A length may be a height, a width or a distance; an amount of money is a price.
  const typeCounts = type === 'length' || type === 'quantity' || type === 'number' ? 0.5 : 0.9;
  return [
    {
      ...place,
      stem: first,
      forms,
      compounds: new Set(),
      opposites: new Set(),
      weight: 0.7,
      isName: false,
      isOfType: true,
      typeCounts,
      maxIfAbsent: maxIfAbsent.thing,
    },
  ];
}

const lightCounts = 0.35;
/** What is said before the question matters less. */
const contextCounts = 0.6;

function termsOf(
  text: string,
  typeWords: ReadonlySet<string>,
  isPolar: boolean,
  type: AnswerType | undefined,
  core: number,
): Term[] {
  const quoted = [...text.matchAll(/["“]([^"“”]+)["”]/g)].map((match) => [
    match.index,
    match.index + match[0].length,
  ]);
  const seen = new Set<string>();
  const speech = speechIn(text.slice(0, maxPatternLength));
  const said = saidOnPages(text.slice(0, maxPatternLength));
  const terms: Term[] = [];
  for (const [index, word] of wordsOf(text).entries()) {
    const plain = word.text.toLowerCase().replace(/['’]s?$/, '');
    const isName =
      /\d|\p{L}[._]\p{L}/u.test(word.text) ||
      (index > 0 && /^\p{Lu}/u.test(word.text)) ||
      quoted.some(([from, to]) => word.start > (from ?? 0) && word.end < (to ?? 0));
    const isInitials = isName && index > 0 && /^\p{Lu}{2,}$/u.test(word.text);
    const isAct = acts.test(plain) && /\b(?:to|must|should|I|we|you)\s$/i.test(text.slice(0, word.start));
    // "Which server is down"
    const isMark =
      /^(?:down|off|out|over|up)$/.test(plain) &&
      /\b(?:is|are|was|were) (?:still |currently |now )?$/i.test(text.slice(0, word.start)) &&
      /^\W*$/.test(text.slice(word.end));
    // The month, other than the verb at the start of a question.
    const isMay = word.text === 'May' && index > 0;
    // The letter of "door A", other than the article.
    const isLetter = word.text === 'A' && index > 0 && afterLetter.test(text.slice(word.end));
    const isKept = isInitials || isAct || isMay || isMark || isLetter;
    if (skipped.test(plain) || (stopWords.has(plain) && !isKept) || seen.has(word.stem)) continue;
    seen.add(word.stem);
    // What is said before the question need not be on the page: "I am 22".
    const isBefore = word.start < core;
    if (isBefore && /^\d/.test(word.text)) continue;
    const onPages = isName ? [] : said(word.start);
    terms.push({
      ...word,
      isName,
      compounds: new Set(),
      forms: isName
        ? nameForms(word, terms.at(-1), text)
        : new Set([...formsOf(word, speech.get(word.start) === 'act'), ...onPages]),
      opposites: isPolar ? oppositesOf(word.stem) : new Set(),
      weight:
        (isBefore ? contextCounts : 1) *
        (isName ? 1.4 : onPages.length === 0 && isLight(plain, text.slice(word.end)) ? lightCounts : 1),
      isOfType: typeWords.has(word.stem) || (type !== undefined && (saidByType[type]?.test(plain) ?? false)),
      typeCounts: 0.9,
      maxIfAbsent:
        maxIfAbsent[isName || isGerund(text, word) ? 'thing' : (speech.get(word.start) ?? 'thing')],
    });
  }
  return terms;
}

/** What has to be done in the question itself, not what the reader is asked to do. */
const acts = /^(?:show|give|list)$/;

const skipped = /^(?:non|i['’](?:ve|m|ll|d))$/;
const afterLetter =
  /^(?:\s*\?|,|\s(?:this|that|on|in|at|for|from|to|is|was|be|has|have|today|tomorrow|next|now|needs?|open|closed?)\b)/i;

/** The number of "Model 3" matches only right after its name, and the letter of "door A" right after the door. */
function nameForms(word: Word, before: Term | undefined, text: string): Set<string> {
  // "3.9" is told from other numbers by itself.
  const isOfName = before?.isName && /^\d+$/.test(word.text);
  const follows = before && (isOfName || word.text === 'A') && text.slice(before.end, word.start) === ' ';
  return new Set([follows ? `${before.stem} ${word.stem}` : word.stem]);
}
