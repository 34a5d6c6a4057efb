/** Describes the page to a model: all of it once, then only what has changed, cut to a maximum length. */
import { RelayError } from '../../../extension/protocol/errors';
import type { ActOutcome, Seen } from '../model';

/** About 5,000 tokens; the rest can be read on with `snapshot` from there, and with `find` and `text`. */
const maxChars = 20_000;
const maxOutcomeChars = 8_000;
/** A page that answers a click after a request needs a moment; it gets four of these. */
const settleMs = 250;
const maxLooks = 4;
/** Every line of a difference begins with a mark. */
const marked = /^(?:[ +-]|\(no change\))/;
const noChange = '(no change)';
/** Fields of a result that a model does not need. */
const plain = ['success', 'matches', 'defaultPrevented', 'changed', 'css', 'valueCss'];
const roleAndName = /\b(\w+)(?: "((?:\\.|[^"\\])*)")?/;
const quotedOrRef = /"(?:\\.|[^"\\])*"|\[((?:f\d+)?e\d+)\]/g;
/** Longer than a line of a snapshot; what comes behind is not read. */
const maxLineLength = 2_000;

export interface PageView {
  /** For the model; everything in it comes from the page. */
  text: string;
  /** It shows the whole page, so earlier views are out of date. */
  whole: boolean;
  /** The tab whose page the model knows from now on; undefined where it could not be read. */
  base: number | undefined;
}

/** All of the page where the model does not know its tab's page yet, else what has changed. */
export async function viewPage(seen: Seen, base: number | undefined): Promise<PageView> {
  const current = seen.tabs.find((tab) => tab.current)?.tab;
  const isKnown = base !== undefined && base === current;
  const tabs =
    seen.tabs.length < 2
      ? []
      : seen.tabs.map(
          ({ tab, url, current: isCurrent }) => `Tab ${tab}: ${url}${isCurrent ? ' (this one)' : ''}`,
        );
  const head = [`URL: ${seen.url}`, `Title: ${seen.title}`, ...tabs];
  try {
    const tree = await readTree(seen, isKnown);
    const whole = !(isKnown && marked.test(tree));
    return { text: [...head, tree].join('\n'), whole, base: current };
  } catch (error) {
    if (!(error instanceof RelayError)) throw error;
    const text = [...head, `(The page cannot be read: ${error.message})`].join('\n');
    return { text, whole: false, base: undefined };
  }
}

/** Deeper than any page; different from the model's own snapshots, so that those keep their differences. */
const depth = 400;

/** @param isKnown only what has changed is wanted, unless all of it is shorter */
async function readTree(seen: Seen, isKnown: boolean): Promise<string> {
  const look = (diff: boolean) => seen.read('snapshot', '', { depth, maxChars, ...(diff && { diff }) });
  const acted = seen.outcomes.some(({ error, result }) => error === undefined && typeof result === 'object');
  const refs = new Set(seen.outcomes.map(({ act }) => act.selector.replace(/^ref=/, '')));
  let shown = await look(isKnown);
  const isChange = isKnown && marked.test(shown);
  const isOnItsWay = () => (isChange ? acted && isTrivial(shown, refs) : isLoading(shown));
  for (let looks = 0; looks < maxLooks && isOnItsWay(); looks += 1) {
    await seen.read('wait', '', settleMs);
    const more = await look(true);
    if (more === noChange) continue;
    const isDifference = marked.test(more);
    if (!isChange) shown = isDifference ? await look(false) : more;
    else if (isDifference && shown !== noChange) shown += `\n${more}`;
    else shown = more;
  }
  return shown;
}

/** What pages say until their content has come, in the languages that most do it in. */
const loading =
  /\b(?:loading|please wait|progressbar|lädt|wird geladen|chargement|cargando|caricamento|carregando)\b/i;

function isLoading(tree: string): boolean {
  return loading.test(tree.slice(0, maxLineLength)) || tree === 'The page is empty.';
}

/** Whether the focus and what was acted on are all that has changed: what was asked for may still be on its way. */
function isTrivial(difference: string, refs: ReadonlySet<string>): boolean {
  if (difference === noChange) return true;
  if (!marked.test(difference)) return false;
  const lines = (mark: string) =>
    difference
      .split('\n')
      .flatMap((line) =>
        line.startsWith(mark) && !isOf(line, refs) ? [line.slice(1).replace(' focused', '')] : [],
      )
      .sort()
      .join('\n');
  return lines('-') === lines('+');
}

/** Whether the line is that of one of these elements. */
function isOf(line: string, refs: ReadonlySet<string>): boolean {
  return [...line.slice(0, maxLineLength).matchAll(quotedOrRef)].some(([, ref]) => ref && refs.has(ref));
}

/** The outcomes of the acts of the turn before, one line each; those not begun are counted too. */
export function describeOutcomes(outcomes: readonly ActOutcome[], asked: number): string {
  const lines = outcomes.map(({ act, result, error }, index) => {
    const what = `${index + 1}. ${act.action} ${act.selector}`.trimEnd();
    if (error !== undefined) return `${what}: failed: ${error}`;
    if (typeof result === 'string') return `${what}:\n${cut(result)}`;
    const more = Object.entries(result ?? {}).filter(([key]) => !plain.includes(key));
    const words = more.length > 0 ? ` ${cut(JSON.stringify(Object.fromEntries(more)))}` : '';
    return `${what}: ${result?.success ? 'done' : 'without effect'}${words}`;
  });
  if (outcomes.length < asked) lines.push(notBegun(asked - outcomes.length, outcomes.at(-1)));
  return lines.join('\n');
}

function notBegun(count: number, last: ActOutcome | undefined): string {
  const isDone = last && last.error === undefined && (typeof last.result !== 'object' || last.result.success);
  const why = isDone ? 'the page or what it names has changed, or no steps or time are left' : 'that failed';
  return `Not begun: ${count} more, because ${why}.`;
}

function cut(text: string): string {
  return text.length <= maxOutcomeChars ? text : `${text.slice(0, maxOutcomeChars)}\n(cut off here)`;
}

/** Role and name of each element with a ref, for people: `button "Save"` by `ref=e5`. */
export function namesIn(tree: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const whole of tree.split('\n')) {
    const line = whole.slice(0, maxLineLength);
    const described = roleAndName.exec(line);
    if (!described) continue;
    const [, role, name] = described;
    const ref = [...line.slice(described.index).matchAll(quotedOrRef)].find(([, one]) => one)?.[1];
    if (ref) names.set(`ref=${ref}`, name ? `${role} "${name}"` : `${role}`);
  }
  return names;
}
