/** Writes a snapshot for a model in fewer characters, and a long one without most rows of its long lists. */
import { type Branch, branchesOf } from './branches';
import { cutView, lengthOf, type Written } from './cut-view';
import { isInert } from './inert-lines';
import { OptionsOnce } from './options-once';
import { refsIn } from './refs-in';
import { rowsToShow } from './rows-to-show';
import { runsOf } from './runs-of';
import { withShortWords } from './with-short-words';

/** About 1,300 tokens: long lists are cut to come down to it. What is no list may take more. */
const wantedChars = 5_000;
/** An element and what is in it share a line up to here. */
const maxLineChars = 300;
/** So many neighbours of a kind are a list; it is long from so many characters on. */
const minRows = 6;
const minListChars = 1_500;
/** How many rows show all of their texts, so that their form is known. */
const fullRows = 2;
/** What each long list may take, tried in turn. */
const listChars = [8_000, 5_000, 3_500, 2_500, 1_800, 1_200, 800];
/** What a long list may take that the model has been shown before, and in which nothing is news. */
const maxKnownListChars = 2_500;
/** What one may take that a dialog in front keeps from being used. */
const maxInertListChars = 250;
/** From so many characters on, such a list is long. */
const minInertListChars = 400;

const onlyText = /^"(?:\\.|[^"\\])*"$/;
const onlyTexts = /^"(?:\\.|[^"\\])*"(?:, "(?:\\.|[^"\\])*")*$/;
/** A label with its content, if that stands on the same line. */
const labelLine = /^generic ("(?:\\.|[^"\\])*") \[[^\]]+\](?:: (.*))?$/;
const choice = /^(?:checkbox|radio|switch) ("(?:\\.|[^"\\])*")/;
const quoted = /"(?:\\.|[^"\\])*"/g;
/** What may be left out. */
interface Limits {
  /** Characters that a long list may take; undefined: all of it is shown. */
  list?: number | undefined;
  /** How far a scroll box around was scrolled, from 0 to 1. */
  scrolled: number;
  depth: number;
  /** Where the lines begin that are needed first. */
  news: ReadonlySet<number>;
  /** Whether the model has been shown the page before. */
  isKnown: boolean;
}

const noNews: ReadonlySet<number> = new Set();

/**
 * A snapshot in few characters. Says what it leaves out, and how to read on.
 * @param news where the lines begin that it is not to leave out
 * @param isKnown whether the model has been shown the page before, so that it needs what is no news less
 */
export function shortenView(tree: string, news = noNews, isKnown = false): string {
  const options = new OptionsOnce();
  const branches = options.in(branchesOf(tree));
  let lines: Written[] = [];
  for (const list of [undefined, ...listChars]) {
    lines = write(branches, { list, scrolled: 0, depth: 0, news, isKnown });
    if (lengthOf(lines) <= wantedChars) break;
  }
  return options.withShownOptions(cutView(lines, branches));
}

/** A line without what says nothing to a model. */
export function plainLine(line: string): string {
  return line.replace(/^generic (?=[^\s"])/, '');
}

function write(branches: readonly Branch[], limits: Limits): Written[] {
  return runsOf(branches, (one, next) => kindOf(one) === kindOf(next)).flatMap((run) => {
    const size = run.length >= minRows ? sizeOf(run) : 0;
    const isList = size >= minListChars || (size >= minInertListChars && run.every(isAllInert));
    const chars = isList ? charsFor(run, limits) : undefined;
    return chars !== undefined
      ? writeList(run, chars, limits)
      : joined(run.flatMap((branch) => writeBranch(branch, limits)));
  });
}

/** What a long list may take; undefined where all of it is shown. */
function charsFor(rows: readonly Branch[], { list, news, isKnown }: Limits): number | undefined {
  const most = [
    ...(list === undefined ? [] : [list]),
    ...(isKnown && !rows.some((row) => hasNews(row, news)) ? [maxKnownListChars] : []),
    ...(rows.every(isAllInert) ? [maxInertListChars] : []),
  ];
  return most.length > 0 ? Math.min(...most) : undefined;
}

/** Whether there is something in the row to be used, and nothing that can be used now. */
function isAllInert(row: Branch): boolean {
  const lines = linesIn(row);
  return lines.some(isInert) && lines.every((line) => refsIn(line).length === 0);
}

const linesIn = ({ line, inner }: Branch): string[] => [line, ...inner.flatMap(linesIn)];

function writeBranch(branch: Branch, limits: Limits): Written[] {
  const { line, at, inner } = branch;
  const indent = ' '.repeat(limits.depth);
  const head = plainLine(line);
  const labelled = controlOfLabel(branch);
  if (labelled) return writeBranch(labelled, limits);
  const oneLine = inOneLine(branch);
  if (oneLine !== undefined && oneLine.length <= maxLineChars)
    return [{ text: `${indent}${oneLine}`, at, hasNews: hasNews(branch, limits.news) }];
  const percent = /\bscrolled (\d+) % of/.exec(line.replace(quoted, ''))?.[1];
  const scrolled = percent === undefined ? limits.scrolled : Number(percent) / 100;
  return [
    { text: `${indent}${head}`, at, hasNews: limits.news.has(at) },
    ...write(inner, { ...limits, scrolled, depth: limits.depth + 1 }),
  ];
}

/**
 * The element with what is in it, if each of that is a line without content; else undefined. Of several controls without
 * a name each keeps its line with the words of its row.
 */
function inOneLine({ line, inner }: Branch): string | undefined {
  const head = plainLine(line);
  if (inner.length === 0) return head;
  if (inner.some((one) => one.inner.length > 0 || hasContent(one.line)) || hasContent(line)) return undefined;
  if (
    inner.length > 2 &&
    inner.filter(({ line: one }) => nameless.test(one)).length > 1 &&
    inner.some(isText)
  )
    return undefined;
  return `${head}: ${inner.map((one) => plainLine(one.line)).join(', ')}`;
}

/** A control in a label that has a line of its own and the same name as its label. */
function controlOfLabel({ line, at, inner }: Branch): Branch | undefined {
  const [, label, content = inner.length === 1 ? inner[0]?.line : undefined] = labelLine.exec(line) ?? [];
  const isAlone = label !== undefined && inner.every((one) => one.line === content && one.inner.length === 0);
  const name = choice.exec(content ?? '')?.[1];
  return isAlone && content !== undefined && name === label ? { line: content, at, inner: [] } : undefined;
}

/** A line with a control that has only a ref, or besides that what it looks like. */
const nameless = /^(?:"(?:\\.|[^"\\])*" )*generic(?: [^"\s[]+)* \[/;

const isText = ({ line }: Branch) => line.includes('"');

const hasContent = (line: string) => line.replace(quoted, '').includes(': ');

function hasNews({ at, inner }: Branch, news: ReadonlySet<number>): boolean {
  return news.has(at) || inner.some((one) => hasNews(one, news));
}

/** Some rows of a list: those with news, and those about where it is scrolled to. */
function writeList(rows: readonly Branch[], chars: number, limits: Limits): Written[] {
  const short = withShortWords(rows);
  const news = rows.map((row) => hasNews(row, limits.news));
  const written = rows.map((row, index) =>
    writeBranch(index < fullRows || news[index] ? row : (short[index] ?? row), limits),
  );
  const average = written.reduce((sum, lines) => sum + lengthOf(lines), 0) / rows.length;
  const count = Math.min(rows.length, Math.max(fullRows, Math.floor(chars / average)));
  const shown = rowsToShow(news, count, Math.round(limits.scrolled * (rows.length - count)));
  const lines: Written[] = [];
  for (let index = 0; index < rows.length; ) {
    const isShown = shown.has(index);
    let end = index + 1;
    while (end < rows.length && shown.has(end) === isShown) end += 1;
    if (isShown) lines.push(...joined(written.slice(index, end).flat()));
    else {
      const where = index === 0 ? 'above' : end === rows.length ? 'below' : 'between';
      const left = news.slice(index, end).filter(Boolean).length;
      const changed = left > 0 ? `, ${left} of them new or changed` : '';
      const at = rows[index]?.at ?? 0;
      const text = `${' '.repeat(limits.depth)}(${end - index} more like these ${where}${changed}: use find, scroll, or snapshot {"from": ${at}})`;
      lines.push({ text, at });
    }
    index = end;
  }
  return lines;
}

/** Texts that follow one another share lines. */
function joined(lines: readonly Written[]): Written[] {
  const result: Written[] = [];
  for (const one of lines) {
    const last = result.at(-1);
    const words = one.text.trimStart();
    const isSame = last && last.text.length - last.text.trimStart().length === one.text.length - words.length;
    if (
      last &&
      isSame &&
      onlyText.test(words) &&
      onlyTexts.test(last.text.trimStart()) &&
      fits(last.text, words)
    ) {
      last.text += `, ${words}`;
      last.hasNews ||= one.hasNews === true;
    } else result.push({ ...one });
  }
  return result;
}

const fits = (line: string, more: string) => line.length + more.length < maxLineChars;

function kindOf({ line, inner }: Branch): string {
  return `${/^(?:- )?[a-z"]+/.exec(line)?.[0].slice(0, 20)} ${inner.length > 0}`;
}

function sizeOf(branches: readonly Branch[]): number {
  return branches.reduce((sum, { line, inner }) => sum + line.length + 1 + sizeOf(inner), 0);
}
