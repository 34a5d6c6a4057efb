/** Tells a thing from what belongs to it: "Delete the comment on the post" says nothing of deleting the post. */
import type { Clause } from './clause';
import { holds, isContent } from './clause-content';
import { headAndTail } from './head-and-tail';
import { isAlikeKind } from './is-other-kind';
import { fileNamesIn } from './names-in';
import { prepositions } from './prepositions';
import { determiners } from './prompt-words';
import { isGeneral } from './telling-words';
import { isDescribing, partNouns } from './thing-words';
import { isClassVerb } from './verb-meanings';

/**
 * Whether what is shown is only what the ordered thing belongs to or lies in.
 * @param phrases what the control's name and its dialog are about, with their verbs
 */
export function isPartOnly(
  prompt: string,
  ordered: readonly Clause[],
  phrases: readonly (readonly string[])[],
): boolean {
  const files = fileNamesIn(prompt);
  const parts = ordered.map(({ words, quotes }) => partsOf(words, quotes.flat(), files));
  return phrases.map(shownThings).some((shown) => {
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
  words: readonly string[],
  quoted: readonly string[],
  files: readonly string[],
): { things: string[]; wholes: string[] } {
  const { head, tail } = headAndTail(words);
  const isOwner = (index: number) => {
    const next = head[index + 1] ?? '';
    return (
      isGeneral(head[index] ?? '') &&
      partNouns.has(next) &&
      !files.includes(next) &&
      !isAlikeKind(head[index] ?? '', next)
    );
  };
  const things = head.filter((word, index) => isNoun(word) && !isOwner(index));
  // "Remove Ada as an admin" takes a role from her.
  const role = words.lastIndexOf('as');
  if (role > 0) return { things: words.slice(role + 1).filter(isNoun), wholes: things };
  return {
    things: [...things, ...quoted],
    wholes: [...head.filter((_, index) => isOwner(index)), ...tail.filter(isNoun)],
  };
}

function isNoun(word: string): boolean {
  return (
    word !== '"' &&
    !determiners.has(word) &&
    !prepositions.has(word) &&
    (isContent(word) || isGeneral(word) || partNouns.has(word))
  );
}
