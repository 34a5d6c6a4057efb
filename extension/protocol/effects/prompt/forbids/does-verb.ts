/** Tells a control that does what a verb says from one that only has the word in its name: "Post" and not "Next post" or "Post office". */
import { classifyName } from '../../names/classify-name';
import { between, inPlainWords } from '../../names/plain-name';
import { wordSet, wordsOf } from '../../words';
import { isContent } from '../clauses/clause-content';
import { doingWords, pressingWords } from '../words/prompt-words';
import { saving } from '../words/same-change';
import { isLikeClassVerb } from '../words/verb-meanings';

/** Before a noun these do what it stands for: "Send reply", "New message", "Video call". */
const beginning = wordSet(
  `write create start new post resend set request begin compose proceed continue swipe slide hold keep agree
  video voice audio phone quick instant zur zum`,
);
/** They stand before the verb in a name. */
const leading = wordSet('yes ok okay sure i please now then go to the a an ja bitte jetzt oui si sim tak');
/** "Bestellung absenden". */
const infinitive = /.{2}(?:en|ern|eln)$/;
/** "Save 20%", "Save up to $5": it is money that is saved there. */
const reduction = /\d\s*(?:%|[€£$]|eur\b|usd\b)|[€£$]\s*\d/i;

/** @param verb a word of the name */
export function doesVerb(name: string, verb: string): boolean {
  if (saving.has(verb) && reduction.test(name)) return false;
  const parts = inPlainWords(name).split(between).map(wordsOf);
  const isCompound = parts.some((words) => isContent(words[words.indexOf(verb) + 1] ?? 'to'));
  if (isCompound && classifyName(verb) && !classifyName(name)) return false;
  return parts.some((words) => {
    const told = words.filter((word) => word === verb || !leading.has(word));
    const at = told.indexOf(verb);
    return at === 0 || (at > 0 && (isBeginning(told[0] ?? '') || isInfinitive(told, at)));
  });
}

function isBeginning(word: string): boolean {
  return isLikeClassVerb(word) || doingWords.has(word) || pressingWords.has(word) || beginning.has(word);
}

function isInfinitive(words: readonly string[], at: number): boolean {
  return at === words.length - 1 && infinitive.test(words[at] ?? '');
}
