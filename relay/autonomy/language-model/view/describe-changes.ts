/** Says what has changed on a page, in few characters. */
import { type ChangedLine, changesBetween } from '../../../../extension/protocol/changed-lines';
import { withInertLines } from './inert-lines';
import { madeAnew, namesOfHandles, namesOfRefs, withHandles } from './made-anew';
import { placesOfLines } from './places-of-lines';
import { refsIn, withoutRefs } from './refs-in';
import { plainLine } from './shorten-view';
import { type RowLine, withWholeRows } from './whole-rows';

/** What is told where nothing has changed. */
export const noChange = '(no change)';
const maxPlaceChars = 100;
/** Controls of one row that say little share a line up to here. */
const maxSharedChars = 300;

/**
 * Lines with `-` went, lines with `+` came or have changed, lines with a space are around or beside them. Elements that the
 * page has only made anew share a line, and so do those that it has only made inert. Undefined where the page itself is
 * shorter.
 */
export function describeChanges(before: string, now: string): string | undefined {
  const { tree, inert } = withInertLines(before, now);
  const handles = madeAnew(tree, now);
  const old = withHandles(tree, handles);
  const lines = old === now ? [] : changesBetween(old, now);
  if (lines === null) return undefined;
  const changed = new Set(lines.filter(({ mark }) => mark === '+').flatMap(({ line }) => refsIn(line)));
  const told = lines.filter(({ mark, line }) => mark !== '-' || !isOnlyOf(refsIn(line), changed));
  const same = [
    ...(handles.length > 0 ? [`(made anew, else unchanged: ${namesOfHandles(handles)})`] : []),
    ...(inert.length > 0 ? [`(inert now, else unchanged: ${namesOfRefs(inert)})`] : []),
  ];
  const text = [...withPlaces(withWholeRows(told, now), old, now), ...same].join('\n');
  return text.length < now.length ? text || noChange : undefined;
}

/** A line that says too little by itself, and the lines that tell what it is about; '' where there is none. */
interface Bare extends ChangedLine {
  beside: string;
  behind: string;
}

/** The lines as text. Around those that say too little by themselves, in the order of the page, what they are about. */
function withPlaces(lines: readonly RowLine[], old: string, now: string): string[] {
  if (lines.length === 0) return [];
  const sides = [old, now].map((tree) => ({ ...placesOfLines(tree), lines: tree.split('\n') }));
  const [before, after] = sides;
  const sideOf = ({ mark }: ChangedLine) => (mark === '-' ? before : after);
  const told = new Set(lines.map(({ mark, at }) => `${mark} ${at}`));
  const opened = openedTogether(lines, old);
  const found = lines.map((one): ChangedLine | Bare => {
    const side = sideOf(one);
    const near =
      one.isWhole || one.mark === ' ' || side?.isTelling(one.at)
        ? undefined
        : side?.tellingBeside(one.at, opened.has(one.at));
    // What follows and has come or gone too is told there.
    const isToldNext = (number: number) => number > one.at && told.has(`${one.mark} ${number}`);
    const lineOf = (number: number | undefined) => (number === undefined ? '' : (side?.lines[number] ?? ''));
    if (!near || isToldNext(near.before ?? near.after ?? -1)) return one;
    return { ...one, beside: lineOf(near.before), behind: lineOf(near.after) };
  });
  const come = new Set(found.filter(({ mark }) => mark === '+').map(sameWords));
  const text: string[] = [];
  /** The line that the last one stands beside, or is. */
  let place = '';
  /** What is told behind the last one, if that does not come next anyway. */
  let behind = '';
  let isShared = false;
  const tellBehind = (next: string) => {
    if (behind !== '' && sameText(behind) !== next) {
      text.push(besideLine(behind));
      place = sameText(behind);
    }
    [behind, isShared] = ['', false];
  };
  for (const one of found) {
    if (!('beside' in one)) {
      tellBehind(sameText(one.line));
      text.push(shortened(one.mark + one.line));
      place = sameText(one.line);
      continue;
    }
    // It was made anew beside the same.
    if (one.mark === '-' && come.has(sameWords(one))) continue;
    const beside = sameText(one.beside);
    if (sameText(behind) !== sameText(one.behind)) tellBehind(beside);
    if (beside !== '' && place !== beside) {
      text.push(besideLine(one.beside));
      isShared = false;
    }
    place = beside;
    behind = one.behind;
    const line = shortened(one.mark + one.line);
    const last = text.at(-1) ?? '';
    const isNext = isShared && last[0] === one.mark && last.length + line.length < maxSharedChars;
    if (isNext) text[text.length - 1] = `${last}, ${line.slice(1).trim()}`;
    else text.push(line);
    isShared = true;
  }
  tellBehind('');
  return text;
}

/**
 * The lines of a list that has opened in one place: all elements that have come are one behind the other. Where each row has
 * got some, whether they are of the text before or behind them shows in the rows.
 */
function openedTogether(lines: readonly ChangedLine[], old: string): ReadonlySet<number> {
  const known = new Set(refsIn(old));
  const come = lines.filter(({ mark, line }) => {
    const refs = refsIn(line);
    return mark === '+' && refs.length > 0 && !refs.some((ref) => known.has(ref));
  });
  const [first, second] = come;
  const isOneRun = second && come.every(({ at }, index) => at === (first?.at ?? 0) + index);
  return new Set(isOneRun ? come.map(({ at }) => at) : []);
}

/** What a line says and stands beside, whatever its handle. */
function sameWords(one: ChangedLine | Bare): string {
  return JSON.stringify([sameText(one.line), 'beside' in one ? sameText(one.beside || one.behind) : '']);
}

const sameText = (line: string) => withoutRefs(line).trim();

function besideLine(line: string): string {
  const indent = line.slice(0, line.length - line.trimStart().length);
  return ` ${indent}${cut(plainLine(line.trim()))}`;
}

function cut(line: string): string {
  return line.length <= maxPlaceChars ? line : `${line.slice(0, maxPlaceChars)}…`;
}

function shortened(line: string): string {
  const [mark = '', words] = [/^[-+ ] */.exec(line)?.[0], line.slice(1).trimStart()];
  return mark + plainLine(words);
}

const isOnlyOf = ([ref, ...others]: string[], known: ReadonlySet<string>) =>
  ref !== undefined && others.length === 0 && known.has(ref);
