/** Knows an element again on a page that was drawn anew with other content around it: by what tells it from all others. */
import { namesIn } from '../../language-model/names/names-in';
import { wordsOfLine } from '../../language-model/view/words-of-line';
import { namesConsequence } from './unseen-page';

/** A control whose number or sign alone is its name stands for something in its place. */
const hasWord = /"[^"]*\p{L}{2}/u;
const heading = /^ *(?:- )?heading\b/;

/**
 * The new ref of the element: the only one then, and the only one now, with its role and name in a row with the same words,
 * in boxes with the same words, behind the same text, on a page with the same headings. None where its name stands for
 * consequences: that has to be looked at again.
 */
export function onlyAlike(ref: string, before: string, now: string): string | undefined {
  const called = namesIn(before).get(`ref=${ref}`) ?? '';
  if (!hasWord.test(called) || namesConsequence({ action: '', selector: called })) return undefined;
  const [old, fresh] = [before, now].map((tree) => placesIn(tree.split('\n')));
  const place = old?.find(({ refs }) => refs.includes(ref));
  if (!old || !fresh || !place || headingsIn(before) !== headingsIn(now)) return undefined;
  const [was, is] = [old, fresh].map((places) => places.filter(({ key }) => key === place.key));
  const [only] = is ?? [];
  if (was?.length !== 1 || is?.length !== 1 || only?.behind !== place.behind) return undefined;
  if (only.refs.length !== place.refs.length) return undefined;
  return only.refs[place.refs.indexOf(ref)];
}

interface Place {
  /** Its words, and those of the boxes around it. */
  key: string;
  /** The texts of the line before it. */
  behind: string;
  refs: readonly string[];
}

function placesIn(lines: readonly string[]): Place[] {
  const around: { indent: number; words: string }[] = [];
  let before = '';
  return lines.map((line) => {
    const indent = line.search(/\S/);
    while (around.length > 0 && (around.at(-1)?.indent ?? 0) >= indent) around.pop();
    const { words, refs } = wordsOfLine(line);
    const place = {
      key: JSON.stringify([...around.map((one) => one.words), words.trim()]),
      behind: before,
      refs,
    };
    around.push({ indent, words });
    before = textsOf(words);
    return place;
  });
}

const textsOf = (words: string) => (words.match(/"(?:\\.|[^"\\])*"/g) ?? []).join(' ');

function headingsIn(tree: string): string {
  return tree
    .split('\n')
    .filter((line) => heading.test(line))
    .map((line) => wordsOfLine(line).words.trim())
    .join('\n');
}
