/** Which class of consequential verbs a word of a prompt belongs to. */
import type { EffectKind, VerbClass } from '../../consequential';
import { verbClasses } from '../../consequential';
import { verbTable } from '../../names/verbs/verb-table';
import { wordSet, wordsOf } from '../../words';
import { permissions } from './negation-words';

export interface Meaning {
  /** A verb of other acts too. */
  isWeak(word: string): boolean;
  isVerb(word: string): boolean;
  /** The verb in any form, also as a noun: `deleting`, `sent`, `deletion`. */
  isLike(word: string): boolean;
  nouns: ReadonlySet<string>;
  phrases: readonly (readonly string[])[];
}

/** Their nouns are the act itself, where those of the others are things: a comment, an access. */
const actNouns = new Set<VerbClass>(['pay', 'delete', 'transfer', 'sign', 'cancel']);
const irregular: Record<string, string> = { sent: 'send', paid: 'pay', bought: 'buy', unsent: 'send' };
const minStemChars = 4;
const maxEndingChars = 5;

function meaningIn(verbClass: VerbClass): Meaning {
  const {
    verbs,
    alone = '',
    inPrompts = '',
    weakInPrompts = '',
    nouns,
    nounsInPrompts = '',
    phrases = [],
  } = verbTable[verbClass];
  const weak = wordSet(weakInPrompts);
  const all = wordSet(verbs, alone, inPrompts, weakInPrompts);
  const isVerb = (word: string) => verbForms(word).some((form) => all.has(form));
  const acts = actNouns.has(verbClass) ? [...all, ...wordSet(nouns)] : [...all];
  const stems = acts.map(stemOf).filter((stem) => stem.length >= minStemChars);
  const short = new Set([...all].filter((verb) => verb.length < minStemChars));
  const isLike = (word: string) => {
    if (permissions.has(word)) return false;
    if (isVerb(irregular[word] ?? word) || short.has(word.replace(/(?:ing|ed|s)$/, ''))) return true;
    return [word, word.replace(/^ge/, '')].some((one) =>
      stems.some((stem) => one.startsWith(stem) && one.length - stem.length <= maxEndingChars),
    );
  };
  return {
    isWeak: (word) => weak.has(word),
    isVerb,
    isLike,
    nouns: wordSet(nouns, nounsInPrompts),
    phrases: phrases.map(wordsOf),
  };
}

function stemOf(verb: string): string {
  const stem = verb.replace(/(?:en|er|ir|ar|re|e|a|c)$/, '');
  return stem.length >= minStemChars ? stem : verb;
}

const meanings: Record<VerbClass, Meaning> = {
  pay: meaningIn('pay'),
  delete: meaningIn('delete'),
  send: meaningIn('send'),
  transfer: meaningIn('transfer'),
  grant: meaningIn('grant'),
  sign: meaningIn('sign'),
  cancel: meaningIn('cancel'),
};

const uploadVerbs =
  wordSet(`upload attach hochladen lade anhangen telecharger telecharge televerser joindre joins subir sube
  adjuntar adjunta carica caricare allega allegare carregar envie anexar anexe uploaden bijvoegen przeslij zalacz dodaj`);
const uploading: Meaning = {
  isWeak: () => false,
  isVerb: (word) => uploadVerbs.has(word),
  isLike: (word) => uploadVerbs.has(word) || /^(?:upload|attach)/.test(word),
  nouns: wordSet('upload'),
  phrases: [],
};
/** Nothing but the word itself names a form. */
const sending: Meaning = {
  isWeak: () => false,
  isVerb: (word) => word === 'submit',
  isLike: (word) => /^submi/.test(word),
  nouns: wordSet(),
  phrases: [],
};

export function meaningOf(what: EffectKind): Meaning {
  if (what === 'upload') return uploading;
  return what === 'form' ? sending : meanings[what];
}

export function isClassVerb(word: string): boolean {
  return verbClasses.some((one) => meanings[one].isVerb(word));
}

/** Whether the word is a verb of any class in any form. */
export function isLikeClassVerb(word: string): boolean {
  return uploading.isLike(word) || verbClasses.some((one) => meanings[one].isLike(word));
}

/** The word, without an enclitic pronoun (`borralo`, `inviarlo`), and the infinitive of an imperative (`achète`). */
function verbForms(word: string): string[] {
  const [, stem] = /^(.{3,}?)(?:me|te|se|ce)?(?:lo|la|los|las|le|les|li|gli|ne)$/.exec(word) ?? [];
  const forms = stem ? [word, stem, `${stem}e`] : [word];
  // German imperatives: `kauf`, `schick`.
  const german = word.length >= minStemChars ? [`${word}e`] : [];
  return [...forms, ...german, `${word}r`, `${word}re`, word.replace(/ez$/, 'er')];
}

/** Whether it may order that something is deleted or cancelled. */
export function isLosingVerb(word: string): boolean {
  return meaningOf('delete').isLike(word) || meaningOf('cancel').isLike(word);
}
