/** Reads from a line of a snapshot what tells its elements from others. */
import { refsIn, withoutRefs } from './refs-in';

/** Longer than a line of a snapshot; what comes behind is not read. */
const maxLineLength = 2_000;
/** What an act enters or chooses, and where it leaves the focus, says nothing of what an element is. */
const entered =
  /( = )?("(?:\\.|[^"\\])*")| (?:focused|checked|mixed|selected|pressed|expanded|collapsed|disabled|highlighted)\b/g;

export interface Line {
  words: string;
  refs: string[];
}

/** What a line of a snapshot says of its elements, without what was entered and chosen, and the refs in it. */
export function wordsOfLine(whole: string): Line {
  const line = whole.slice(0, maxLineLength);
  return {
    words: withoutRefs(line)
      .replace(entered, (_, isValue?: string, quoted?: string) => (isValue ? '' : (quoted ?? '')))
      .replace(/ +$/, ''),
    refs: refsIn(line),
  };
}
