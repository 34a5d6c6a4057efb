/** Finds the nouns that a question asks for. */
import { stemOf } from '../language/words';

/** The noun right after "which": "processor" of "which processor does it have". */
export function headOf(text: string): { head?: string } {
  const found =
    /\b(?:which|what) ((?!is\b|am\b|are\b|was\b|were\b|should\b|could\b|may\b|must\b|might\b|else\b|does\b|do\b|did\b|has\b|have\b|can\b|will\b|would\b|kind\b|type\b|sort\b)[\w-]+) (?:is|are|was|were|has|have|had|does|do|did|can|will|would|should|must|may|might|could|I|you|we|shows?|prints?|includes?|contains?|offers?|covers?|costs?|comes|supports?|needs?|allows?|gets|serves?|provides?|uses|takes|won|beat|broke|took|gave|got|went|goes|came|sells?|sold|makes?|made|stops?|runs?|\w{3,}ed)\b/i.exec(
      text,
    );
  // "Which merchant's receipt" asks for the merchant.
  const head = /\bwhich ([\w-]+)['’]s\b/i.exec(text)?.[1] ?? found?.[1];
  return head ? { head: stemOf(head) } : {};
}

/** What is counted: of "how many days of holiday" the holiday. */
export function countedOf(text: string): { counted?: string } {
  const found =
    /\bhow many (?:(?:\w+ )?of )?(?:(?:the|these|those|my|our|your|his|her|their|its|\w+['’]s) )?([\w-]+)/i.exec(
      text,
    );
  if (!found?.[1]) return {};
  // Of "parallel uploads" the uploads.
  const phrase = /\bof\b/i.test(found[0]) ? [] : countedPhrase(text);
  const isDescribed =
    phrase.length > 1 && (more.test(found[1]) || (phrase.length === maxPhrase && adjective.test(found[1])));
  return { counted: stemOf((isDescribed && phrase.at(-1)) || found[1]) };
}

const maxPhrase = 2;
const more = /^(?:extra|additional|spare|other|more|further)$/i;
const adjective =
  /^(?:new|open|old|free|main|full|big|small|late|early|different|active|unread|paid|sick|wild|young|red|green|blue)$|(?:ed|al|ic|ous|ive|ful|less|able|ible|ary|lel|ing)$/i;

/** The words that say what is counted: "head keepers" of "how many head keepers does it list", maybe with a verb behind. */
export function countedPhrase(text: string): string[] {
  const found =
    /\b(?:how many|number of) (?<words>.+?)(?= (?:am|are|is|were|was|do|does|did|have|has|had|can|could|will|would|should|must|may|might|there|in|on|at|for|from|to|with|without|by|per|that|which|who|I|we|you|they|left|listed|shown)\b| [\w-]+ (?:the|an?|this|that|my|your|our|it)\b|\s*[?.]*$)/i.exec(
      text,
    );
  return found?.groups?.words?.split(' ') ?? [];
}

/** The noun phrase: "red city" of "which red city is". */
export function nounOf(text: string): string {
  const found =
    /\b(?:which|what)(?: (?:is|was|are|were))?(?: the)? ((?:[\w-]+ ){0,3}?[\w-]+) (?:is|are|was|were|has|have|had|does|do|did|can|will|would|with|offers?|costs?|won|got|made|weighs?|arrives?|leaves?|departs?|of|in|on|\w+s)\b/i.exec(
      text,
    );
  return found?.[1] ?? /\b(?:which|what) (?:is |are |was )?(?:the )?(.+?)\?*$/i.exec(text)?.[1] ?? '';
}
