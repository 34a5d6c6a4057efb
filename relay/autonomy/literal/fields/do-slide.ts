/** Moves a slider to a value and checks the result. */
import { findElement } from '../execute/find-element';
import { act, type Execution, type PlanState } from '../execute/plan-state';
import { describe, isSlider, type Page, type PageElement } from '../match/page';
import type { Target } from '../prompt/instruction';

export async function* doSlide(plan: PlanState, target: Target | undefined, value: string): Execution {
  const page = await plan.look();
  const sliders = page.elements.filter((element) => isSliding(element, page));
  const sliderTarget = target ?? {
    phrase: 'the slider',
    words: '',
    quoted: false,
    where: [],
    kind: 'slider' as const,
  };
  if (sliderTarget.kind === 'spinner' || sliders.length === 0) {
    const search = yield* findElement(plan, sliderTarget, {
      among: (element) => element.role === 'spinbutton' || element.type === 'number' || isSlider(element),
    });
    if ('failure' in search) return search;
    return yield* slideTo(plan, search.element, value);
  }
  const numbered =
    sliderTarget.ordinal &&
    sliders.at(sliderTarget.ordinal > 0 ? sliderTarget.ordinal - 1 : sliderTarget.ordinal);
  if (numbered) return yield* slideTo(plan, numbered, value);
  const [only, ...more] = sliders;
  if (only && more.length === 0 && sliderTarget.words === '') return yield* slideTo(plan, only, value);
  const search = yield* findElement(
    plan,
    { ...sliderTarget, kind: undefined },
    { among: (element) => sliders.some(({ ref }) => ref === element.ref) },
  );
  return 'failure' in search ? search : yield* slideTo(plan, search.element, value);
}

/** A custom slider may be only a focusable handle with a number next to it. */
function isSliding(element: PageElement, page: Page): boolean {
  if (isSlider(element)) return true;
  if (!element.active || element.name || element.text || element.role === 'textbox') return false;
  return (
    /slider|handle|thumb/i.test(`${element.signs ?? ''} ${element.id ?? ''}`) && page.elements.length > 0
  );
}

/** Sets the value and reads it back. */
export async function* slideTo(plan: PlanState, element: PageElement, value: string): Execution {
  const goal = Number.parseFloat(value.replace(/[%,]/g, ''));
  if (!Number.isFinite(goal)) return { failure: `"${value}" is no number for ${describe(element)}.` };
  if (element.tag === 'input') {
    const outcome = yield* act(plan, 'fill', element, String(goal));
    return 'failure' in outcome ? outcome : { done: `Set ${describe(element)} to ${goal}.` };
  }
  return yield* byKeys(plan, element, goal);
}

async function* byKeys(plan: PlanState, element: PageElement, goal: number): Execution {
  const before = await plan.look();
  const first = yield* act(plan, 'press', element, 'ArrowRight');
  if ('failure' in first) return first;
  let page = await plan.look();
  const gauge = gaugeOf(before, page, element);
  if (!gauge) return { failure: `${describe(element)} does not say where it stands.` };
  let now = gauge.read(page);
  const step = Math.abs(now - gauge.read(before)) || 1;
  while (now !== goal && plan.seen.stepsLeft > 1) {
    const presses = Math.min(Math.round(Math.abs(goal - now) / step), plan.seen.stepsLeft - 1, 10);
    if (presses < 1) break;
    const key = goal > now ? 'ArrowRight' : 'ArrowLeft';
    plan.seen = yield Array.from({ length: presses }, () => ({
      action: 'press',
      selector: `ref=${element.ref}`,
      value: key,
      target: describe(element),
    }));
    page = await plan.look();
    const reached = gauge.read(page);
    if (reached === now) break;
    now = reached;
  }
  return now === goal
    ? { done: `Set ${describe(element)} to ${goal}.` }
    : { failure: `${describe(element)} stands at ${now}, not ${goal}.` };
}

/** Where the value of a slider is shown: on itself, or in a text that changed with it. */
function gaugeOf(before: Page, after: Page, element: PageElement) {
  const own = (page: Page) =>
    Number.parseFloat(page.elements.find(({ ref }) => ref === element.ref)?.value ?? '');
  if (Number.isFinite(own(after))) return { read: own };
  const gaugeText = (page: Page, ref: string) =>
    Number.parseFloat(
      page.elements.find((one) => one.ref === ref && one.role === 'text')?.text ??
        page.elements.find((one) => one.ref === ref)?.value ??
        '',
    );
  const changed = after.elements.find(({ ref }) => {
    const [was, is] = [gaugeText(before, ref), gaugeText(after, ref)];
    return Number.isFinite(was) && Number.isFinite(is) && was !== is;
  });
  return changed && { read: (page: Page) => gaugeText(page, changed.ref) };
}
