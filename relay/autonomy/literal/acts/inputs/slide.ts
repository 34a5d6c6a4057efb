/** Sets a slider to a number, by its value where it is an input, else by the arrow keys. */
import { describe, type PageElement } from '../../page/page';
import { act, type Execution, look, noteSet, type Run } from '../run';

const maxPresses = 100;

/** The number that a text is, and nothing else. */
export function numberIn(text: string): number | undefined {
  return /^-?\d+(?:[.,]\d+)?\s*%?$/.test(text.trim()) ? Number.parseFloat(text.replace(',', '.')) : undefined;
}

export async function* slideTo(run: Run, element: PageElement, text: string): Execution {
  const goal = numberIn(text) ?? Number.NaN;
  const before = await look(run);
  const outcome =
    element.tag === 'input'
      ? yield* act(run, 'fill', element, String(goal))
      : yield* byKeys(run, element, goal);
  if ('failure' in outcome) return outcome;
  noteSet(run, element, before);
  return { done: `Set ${describe(element)} to ${goal}.` };
}

async function* byKeys(run: Run, element: PageElement, goal: number): Execution {
  const valueNow = async () =>
    Number.parseFloat((await look(run)).elements.find(({ ref }) => ref === element.ref)?.value ?? '');
  let now = await valueNow();
  for (let presses = 0; presses < maxPresses && now !== goal && run.seen.stepsLeft > 1; presses += 1) {
    const outcome = yield* act(run, 'press', element, goal > now ? 'ArrowRight' : 'ArrowLeft');
    if ('failure' in outcome) return outcome;
    const next = await valueNow();
    if (!Number.isFinite(next) || next === now || goal > now !== goal > next) {
      now = next;
      break;
    }
    now = next;
  }
  return now === goal ? { done: '' } : { failure: `${describe(element)} stands at ${now}, not at ${goal}.` };
}
