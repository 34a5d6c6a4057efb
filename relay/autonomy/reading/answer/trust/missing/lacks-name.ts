/** Tells whether a question for a name is met by something that has no name of what it asks about. */
import { rightBefore } from '../../../language/right-before';
import { wordsOf } from '../../../language/words';
import type { Question } from '../../../question/question';
import type { Candidate } from '../../ranking/rank';
import { stemsOf } from '../../stems';

const namesOf =
  /\bnames? of (?:the |an? |my |our |your |his |her |their |its |this |that )?(?<phrase>(?:[\p{L}\d'’-]+ ){0,3}?[\p{L}\d'’-]+)(?= (?:who|whom|that|which|where|in|on|at|for|from|with|of|to|by|behind|I|we|you|he|she|they)\b|\s*[?.]*$)/iu;

/** Stands between a noun and its name: "firm Gratbahn AG", "steamboat, the Hirondelle", "a file named quickq.toml". */
const before = String.raw`(?:,|:| [–—-]| \()?(?: (?:is|was|are|were|will be))?(?: (?:called|named|known as))?(?: (?:the|our|an?|Dr|Mrs?|Ms|Prof)\.?)?`;
const namedAfter = new RegExp(
  `^(?:${before}\\s?["“'‘]?\\p{Lu}|(?: (?:is|was|are|were))?,? (?:called|named|known as) \\S)`,
  'u',
);
/** Stands between a name and what it names: "Ada Holm, our plumber". */
const namedBefore =
  /\p{Lu}[\p{L}\d.'’&-]*["”]?(?:,|:| [–—-]| \(| is| was)(?: (?:is|was))?(?: (?:the|our|my|his|her|their|your|an?|as))?(?: [\p{L}-]+){0,2} $/u;

export function lacksName({ fact }: Candidate, { text, isPolar, type, isCount }: Question): boolean {
  if (isPolar || isCount || (type !== undefined && type !== 'name' && type !== 'person')) return false;
  const noun = wordsOf(namesOf.exec(text)?.groups?.phrase ?? '').at(-1);
  if (!noun || fact.isAuthor || stemsOf(`${fact.label} ${fact.rowLabel}`).has(noun.stem)) return false;
  return !wordsOf(fact.text).some(
    ({ stem, start, end }) =>
      stem === noun.stem &&
      (namedAfter.test(fact.text.slice(end)) || namedBefore.test(rightBefore(fact.text, start))),
  );
}
