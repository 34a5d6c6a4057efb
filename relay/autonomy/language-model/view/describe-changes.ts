/** Says what has changed on a page, in few characters. */
import { type ChangedLine, changesBetween } from '../../../../extension/protocol/changed-lines';
import { madeAnew, namesOfHandles, withHandles } from './made-anew';
import { placesOfLines } from './places-of-lines';
import { plainLine } from './shorten-view';

const noChange = '(no change)';
const refs = /"(?:\\.|[^"\\])*"|\[((?:f\d+)?e\d+)\]/g;
const maxPlaceChars = 100;
/** Controls of one row that say little share a line up to here. */
const maxSharedChars = 300;

/**
 * Lines with `-` went, lines with `+` came or have changed, lines with a space are around or beside them. Elements that the
 * page has only made anew share a line. Undefined where the page itself is shorter.
 */
export function describeChanges(before: string, now: string): string | undefined {
  const handles = madeAnew(before, now);
  const old = withHandles(before, handles);
  const lines = old === now ? [] : changesBetween(old, now);
  if (lines === null) return undefined;
  const changed = new Set(lines.filter(({ mark }) => mark === '+').flatMap(({ line }) => refsIn(line)));
  const told = lines.filter(({ mark, line }) => mark !== '-' || !isOnlyOf(refsIn(line), changed));
  const anew = handles.length > 0 ? [`(made anew, else unchanged: ${namesOfHandles(handles)})`] : [];
  const text = [...withPlaces(told, old, now), ...anew].join('\n');
  return text.length < now.length ? text || noChange : undefined;
}

/** A line that says too little by itself, and what it stands beside. */
interface Bare extends ChangedLine {
  beside: string;
}

/** The lines as text. Before those that say too little by themselves, a line that tells what they are about. */
function withPlaces(lines: readonly ChangedLine[], old: string, now: string): string[] {
  if (lines.length === 0) return [];
  const sides = [old, now].map((tree) => ({ ...placesOfLines(tree), lines: tree.split('\n') }));
  const [before, after] = sides;
  const sideOf = ({ mark }: ChangedLine) => (mark === '-' ? before : after);
  const found = lines.map((one): ChangedLine | Bare => {
    const side = sideOf(one);
    const at = one.mark === ' ' || side?.isTelling(one.at) ? undefined : side?.tellingBeside(one.at);
    return at === undefined ? one : { ...one, beside: side?.lines[at] ?? '' };
  });
  const come = new Set(found.filter(({ mark }) => mark === '+').map(sameWords));
  const told: string[] = [];
  /** The line that the last one stands beside, or is. */
  let place = '';
  let isShared = false;
  for (const one of found) {
    if (!('beside' in one)) {
      told.push(shortened(one.mark + one.line));
      [place, isShared] = [sameText(one.line), false];
      continue;
    }
    // It was made anew beside the same.
    if (one.mark === '-' && come.has(sameWords(one))) continue;
    const indent = one.line.slice(0, one.line.length - one.line.trimStart().length);
    if (place !== sameText(one.beside)) {
      told.push(` ${indent}${cut(plainLine(one.beside.trim()))}`);
      [place, isShared] = [sameText(one.beside), false];
    }
    const line = shortened(one.mark + one.line);
    const last = told.at(-1) ?? '';
    const isNext = isShared && last[0] === one.mark && last.length + line.length < maxSharedChars;
    if (isNext) told[told.length - 1] = `${last}, ${line.slice(1).trim()}`;
    else told.push(line);
    isShared = true;
  }
  return told;
}

/** What a line says and stands beside, whatever its handle. */
function sameWords(one: ChangedLine | Bare): string {
  return JSON.stringify([sameText(one.line), 'beside' in one ? sameText(one.beside) : '']);
}

const sameText = (line: string) => line.replace(refs, (whole, ref) => (ref ? '' : whole)).trim();

function cut(line: string): string {
  return line.length <= maxPlaceChars ? line : `${line.slice(0, maxPlaceChars)}…`;
}

function shortened(line: string): string {
  const [mark = '', words] = [/^[-+ ] */.exec(line)?.[0], line.slice(1).trimStart()];
  return mark + plainLine(words);
}

const refsIn = (line: string) => [...line.matchAll(refs)].flatMap(([, ref]) => ref ?? []);

const isOnlyOf = ([ref, ...others]: string[], known: ReadonlySet<string>) =>
  ref !== undefined && others.length === 0 && known.has(ref);
