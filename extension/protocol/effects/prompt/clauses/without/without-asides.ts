/** Takes out of a sentence what only describes a thing between two commas: ", which is a duplicate, off the register". */

const aside =
  /, (?:which|who|that|it) (?:is|was|are|were|has been|have been) (?<said>[^,.;:!?]{1,60})(?:,(?=\s(?:off|out|from|to|into|in|on|at|for|with|of)\s)|(?=,\s))/giu;
/** It tells the thing from others: "which is for court 3", "which is on Tuesday". */
const telling = /\d|\p{Lu}|["“”]|\b(?:for|on|at|in|from|by|of|with|called|named)\b/u;
const forbidding = /(?:\bnot\b|n't\b|\bnever\b|\bno\b|\bkeep\b|\bstays?\b|\bleft\b)/i;

export function withoutAsides(sentence: string): string {
  return sentence.replace(aside, (all: string, said: string) =>
    forbidding.test(said) || telling.test(said) ? all : '',
  );
}
