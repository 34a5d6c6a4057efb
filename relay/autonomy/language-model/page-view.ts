/** Describes the page to a model: all of it once, then only what has changed, cut to a maximum length. */
import { RelayError } from '../../../extension/protocol/errors';
import type { ActOutcome, Seen } from '../model';

/** About 6,000 tokens; what is cut off can still be read with `find` and `text`. */
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
}

/** The whole page the first time, later what has changed. */
export async function viewPage(seen: Seen, isFirst: boolean): Promise<PageView> {
  const tree = await readTree(seen, isFirst);
  const tabs =
    seen.tabs.length < 2
      ? []
      : seen.tabs.map(({ url, current }) => `Tab: ${url}${current ? ' (this one)' : ''}`);
  const head = [`URL: ${seen.url}`, `Title: ${seen.title}`, ...tabs];
  const whole = isFirst || !marked.test(tree);
  return { text: [...head, tree].join('\n'), whole };
}

async function readTree(seen: Seen, isFirst: boolean): Promise<string> {
  const options = { maxChars: maxChars, ...(!isFirst && { diff: true }) };
  const acted = seen.outcomes.some(({ error, result }) => error === undefined && typeof result === 'object');
  try {
    let shown = await seen.read('snapshot', '', options);
    for (let looks = 0; acted && looks < maxLooks && isTrivial(shown); looks += 1) {
      await seen.read('wait', '', settleMs);
      const more = await seen.read('snapshot', '', options);
      const isDifference = more !== noChange && shown !== noChange && marked.test(more);
      if (isDifference) shown += `\n${more}`;
      else if (more !== noChange) shown = more;
    }
    return shown;
  } catch (error) {
    if (error instanceof RelayError) return `(The page cannot be read: ${error.message})`;
    throw error;
  }
}

/** Whether the focus is all that has moved: what was clicked may still be on its way. */
function isTrivial(difference: string): boolean {
  if (difference === noChange) return true;
  if (!marked.test(difference)) return false;
  const lines = (mark: string) =>
    difference
      .split('\n')
      .flatMap((line) => (line.startsWith(mark) ? [line.slice(1).replace(' focused', '')] : []))
      .sort()
      .join('\n');
  return lines('-') === lines('+');
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
  const why = isDone ? 'the page has other elements now, or no steps or time are left' : 'that failed';
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
