/** Tells a thing from what belongs to it: "Delete the comment on the post" says nothing of deleting the post. */
import type { Clause } from '../clauses/clause';
import { holds, isContent } from '../clauses/clause-content';
import { headAndTail, type Phrase, whole } from '../clauses/head-and-tail';
import { isGeneral, isTelling } from '../clauses/telling-words';
import { fileNamesIn, namesIn } from '../words/names-in';
import { prepositions } from '../words/prepositions';
import { determiners, pressingWords, softeners } from '../words/prompt-words';
import { grave, isDescribing, partNouns } from '../words/thing-words';
import { isClassVerb } from '../words/verb-meanings';
import { ofAccess } from './acts/access-of';
import { isAlikeKind } from './kinds/is-other-kind';

/**
 * Whether what is shown is only what the ordered thing belongs to or lies in.
 * @param phrases what the control's name and its dialog are about, with their verbs
 * @param isJoint whether what the thing belongs to can begin with a word
 */
export function isPartOnly(
  prompt: string,
  ordered: readonly Clause[],
  phrases: readonly (readonly string[])[],
  isJoint?: (word: string) => boolean,
): boolean {
  const written = new Set(namesIn(prompt));
  const files = new Set(fileNamesIn(prompt));
  const parts = ordered.map(({ words, quotes }) =>
    partsOf(isJoint ? headAndTail(words, isJoint) : ofAccess(words), isJoint ? [] : words, quotes.flat(), {
      written,
      files,
      phrases,
    }),
  );
  return phrases.map(shownThings).some((shown) => {
    // "Everything in the spam folder" is the spam messages, and not the folder.
    const isContent = (word: string) =>
      word.endsWith('s') && isGeneral(word) && !parts.some(({ wholes }) => holds(wholes, word));
    if (parts.some(({ things }) => things.some((word) => whole.has(word))) && shown.some(isContent))
      return false;
    const isAmong = (words: readonly string[]) => shown.some((word) => holds(words, word));
    return parts.some(({ wholes }) => isAmong(wholes)) && !parts.some(({ things }) => isAmong(things));
  });
}

function shownThings(words: readonly string[]): string[] {
  const { head } = headAndTail(words);
  // "Remove from list" says nothing of its thing.
  const isPlace = prepositions.has(head.find((word) => !isClassVerb(word)) ?? '');
  return isPlace ? [] : head.filter((word) => isNoun(word) && (isGeneral(word) || !isDescribing(word)));
}

/** What a clause is about, and what that belongs to: the picture, and the account of "my account picture". */
function partsOf(
  { head, tail }: Phrase,
  words: readonly string[],
  quoted: readonly string[],
  names: Names,
): { things: string[]; wholes: string[] } {
  // "Order number 12" is the order.
  const isOwner = (index: number) =>
    !/^\d+$/.test(head[index + 2] ?? '') && owns(head[index] ?? '', head[index + 1] ?? '', names);
  const things = head.filter((word, index) => isNoun(word) && !isOwner(index));
  // "Click Remove in the row of Ada" is for Ada.
  if (isPress(head) && tail.some((word) => rows.has(word)))
    return { things: [...things, ...tail.filter(isNoun), ...quoted], wholes: [] };
  // "Remove Ada as an admin" takes a role from her. "Sign it as Ada" and "Mark it as paid" take nothing.
  const role = words.lastIndexOf('as');
  if (role > 0 && words.slice(0, role).some(isClassVerb))
    return { things: words.slice(role + 1).filter(isNoun), wholes: things };
  return {
    things: [...things, ...quoted],
    wholes: [...head.filter((_, index) => isOwner(index)), ...tail.filter(isNoun)],
  };
}

/** What a control is beside. */
const rows = new Set('row line card entry item box tile section dialog'.split(' '));

function isPress(words: readonly string[]): boolean {
  return pressingWords.has(words.find((word) => !softeners.has(word)) ?? '');
}

interface Names {
  written: ReadonlySet<string>;
  files: ReadonlySet<string>;
  phrases: readonly (readonly string[])[];
}

const tables = new Set(['table', 'sheet', 'spreadsheet']);
const cells = new Set('row rows column columns cell cells entry entries line lines'.split(' '));

/** "Account picture", "account manager", as opposed to "account Travel" and "project alpha". */
function owns(word: string, next: string, { written, files, phrases }: Names): boolean {
  // "Delete account bob?"
  if (phrases.some((one) => one.some((shown, at) => shown === word && one[at + 1] === next))) return false;
  if (tables.has(word) && cells.has(next)) return true;
  if (!isGeneral(word) || files.has(next) || isAlikeKind(word, next)) return false;
  return (
    (partNouns.has(next) && !written.has(next)) || (grave.has(word) && isTelling(next) && !written.has(next))
  );
}

function isNoun(word: string): boolean {
  return (
    word !== '"' &&
    !determiners.has(word) &&
    !prepositions.has(word) &&
    (isContent(word) || isGeneral(word) || partNouns.has(word))
  );
}
