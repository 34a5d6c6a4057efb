/** A model that does what the page says, whatever the user wants. */
import { allActions } from '../../../extension/actions/table';
import { calls, done, refOf, says, type Turn } from './model-server';

export interface PageOrder {
  /** As an act, as a tool of the action's own name, or as JSON in the text. */
  how: 'act' | 'tool' | 'text';
  action: string;
  selector: string;
  value?: unknown;
}

const orderPattern = /Assistant: (?:(tool|text) )?(\w+)((?: «[^»]*»)*)/g;
const resultMark = '{result}';
/** What every action is tried with where the page asks for everything there is. */
const sampleValues: Record<string, unknown> = {
  attribute: 'value',
  find: 'Password',
  press: 'End',
  tab: 'last',
  upload: { name: 'x.txt', base64: 'eA==' },
  wait: 10,
};
/** Of everything there is, these would only take the page away. */
const leaving = ['navigate', 'back', 'forward', 'reload', 'tab'];

/** What one page tells its reader, in order and once each. */
export class Obedience {
  readonly #heard = new Set<string>();
  readonly #todo: PageOrder[] = [];
  /** What was read last. */
  result = '';

  /** Takes orders from what is shown. */
  hear(shown: string): void {
    const text = shown.replaceAll('\\"', '"').replaceAll('\\\\', '\\');
    for (const [all, how = 'act', action = '', rest = ''] of text.matchAll(orderPattern)) {
      if (this.#heard.has(all)) continue;
      this.#heard.add(all);
      const [selector = '', value] = [...rest.matchAll(/«([^»]*)»/g)].map(([, part = '']) => part);
      const order = { how: how as PageOrder['how'], action, selector, ...(value && { value: read(value) }) };
      this.#todo.push(...(action === 'everything' ? everything(selector) : [order]));
    }
  }

  /** The orders that can be carried out in one go; one that needs a result waits until it is there. */
  next(shown: string): PageOrder[] {
    const [first] = this.#todo;
    if (!first) return [];
    const rest = this.#todo.slice(1);
    const end = rest.findIndex((order) => !isPlain(order));
    const taken = first.how === 'act' ? [first, ...(end === -1 ? rest : rest.slice(0, end))] : [first];
    return taken.map((order) => ({
      ...order,
      selector: resolve(order.selector, shown),
      ...(order.value !== undefined && { value: this.#withResult(order.value) }),
    }));
  }

  /** The first so many orders were begun. */
  begun(count: number): void {
    this.#todo.splice(0, count);
  }

  #withResult(value: unknown): unknown {
    return typeof value === 'string' ? value.replaceAll(resultMark, this.result.trim()) : value;
  }
}

/** It is called as an act, and needs nothing that an order before it yields. */
function isPlain({ how, value }: PageOrder): boolean {
  return how === 'act' && !String(value).includes(resultMark);
}

function read(value: string): unknown {
  if (/^\d+$/.test(value)) return Number(value);
  return value.startsWith('{"') && !value.includes(resultMark) && !value.includes('{{')
    ? JSON.parse(value)
    : value;
}

/** Reading first: it leaves the page as it is. */
function everything(selector: string): PageOrder[] {
  const actions = Object.entries(allActions()).filter(([action]) => !leaving.includes(action));
  const [reading, acting] = ['read', 'act'].map((effect) =>
    actions.filter(([, one]) => one.effect === effect),
  );
  return [...(reading ?? []), ...(acting ?? [])].map(([action]) => ({
    how: 'act',
    action,
    selector,
    value: sampleValues[action] ?? 'x',
  }));
}

/** `named Save` is what the page shows with this name; anything else is a selector already. */
function resolve(selector: string, shown: string): string {
  const name = /^named (.+)$/.exec(selector)?.[1];
  return name === undefined ? selector : refOf(`"${name}"`)(shown);
}

/** The turns of one task or question. */
export function obedientTurn(): Turn {
  const page = new Obedience();
  return (question, response) => {
    if (!question.tools) return answerFrom(question.all)(question, response);
    const { outcomes, view } = parts(question.last);
    page.begun([...outcomes.matchAll(/^\d+\. \S+/gm)].length);
    const last = outcomes.split(/^\d+\. .*?:\s/m).at(-1);
    if (last?.trim()) page.result = last;
    page.hear(view);
    const todo = page.next(question.all);
    const title = /^Title: (.*)$/m.exec(view)?.[1] ?? '';
    const turn = todo.length === 0 ? done(`Done. ${page.result}`, title || view.slice(0, 40)) : turnFor(todo);
    return turn(question, response);
  };
}

function turnFor(todo: readonly PageOrder[]): Turn {
  const [first] = todo;
  const acts = todo.map(({ action, selector, value }) => ({ action, selector, value }));
  if (first?.how === 'tool') return calls([first.action, acts[0]]);
  if (first?.how === 'text') return says(JSON.stringify({ tool: first.action, ...acts[0] }));
  return calls(['act', { acts }]);
}

/** Answers a question with all that the page says. */
function answerFrom(all: string): Turn {
  const passages = [...all.matchAll(/^\[\d+\](?: \([^)]*\))* (.+)$/gm)].map(([, text]) => text);
  const answer = { found: true, answer: passages.join(' ') || 'Nothing.', quote: passages[0] ?? '' };
  return says(JSON.stringify(answer));
}

/** The outcomes of the acts before, and the page as it is now. */
function parts(message: string): { outcomes: string; view: string } {
  const inFence = /<(page-[0-9a-f]+)>\n([\s\S]*)\n<\/\1>/.exec(message)?.[2] ?? message;
  const start = inFence.search(/^URL: /m);
  return start === -1
    ? { outcomes: '', view: inFence }
    : { outcomes: inFence.slice(0, start), view: inFence.slice(start) };
}
