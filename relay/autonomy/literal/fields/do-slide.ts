/** Moves a slider to a value and checks the result. */
import { seek } from '../execute/find-element';
import { act, type PlanState, type Work } from '../execute/plan-state';
import { called, isSlider, type Page, type Thing } from '../match/page';
import type { Target } from '../prompt/instruction';

export async function* doSlide(plan: PlanState, target: Target | undefined, value: string): Work {
  const page = await plan.look();
  const sliders = page.things.filter((thing) => isSliding(thing, page));
  const wished = target ?? {
    said: 'the slider',
    words: '',
    quoted: false,
    where: [],
    kind: 'slider' as const,
  };
  if (wished.kind === 'spinner' || sliders.length === 0) {
    const sought = yield* seek(plan, wished, {
      among: (thing) => thing.role === 'spinbutton' || thing.type === 'number' || isSlider(thing),
    });
    if ('trouble' in sought) return sought;
    return yield* slideTo(plan, sought.thing, value);
  }
  const numbered = wished.ordinal && sliders.at(wished.ordinal > 0 ? wished.ordinal - 1 : wished.ordinal);
  if (numbered) return yield* slideTo(plan, numbered, value);
  const [only, ...more] = sliders;
  if (only && more.length === 0 && wished.words === '') return yield* slideTo(plan, only, value);
  const sought = yield* seek(
    plan,
    { ...wished, kind: undefined },
    { among: (thing) => sliders.some(({ ref }) => ref === thing.ref) },
  );
  return 'trouble' in sought ? sought : yield* slideTo(plan, sought.thing, value);
}

/** A slider of the page's own making may be nothing but a handle that takes the focus, with a number beside it. */
function isSliding(thing: Thing, page: Page): boolean {
  if (isSlider(thing)) return true;
  if (!thing.active || thing.name || thing.text || thing.role === 'textbox') return false;
  return /slider|handle|thumb/i.test(`${thing.signs ?? ''} ${thing.id ?? ''}`) && page.things.length > 0;
}

/** Brings it to the value and reads that back. */
export async function* slideTo(plan: PlanState, thing: Thing, value: string): Work {
  const goal = Number.parseFloat(value.replace(/[%,]/g, ''));
  if (!Number.isFinite(goal)) return { trouble: `"${value}" is no number for ${called(thing)}.` };
  if (thing.tag === 'input') {
    const came = yield* act(plan, 'fill', thing, String(goal));
    return 'trouble' in came ? came : { did: `Set ${called(thing)} to ${goal}.` };
  }
  return yield* byKeys(plan, thing, goal);
}

async function* byKeys(plan: PlanState, thing: Thing, goal: number): Work {
  const before = await plan.look();
  const first = yield* act(plan, 'press', thing, 'ArrowRight');
  if ('trouble' in first) return first;
  let page = await plan.look();
  const gauge = gaugeOf(before, page, thing);
  if (!gauge) return { trouble: `${called(thing)} does not say where it stands.` };
  let now = gauge.read(page);
  const step = Math.abs(now - gauge.read(before)) || 1;
  while (now !== goal && plan.seen.stepsLeft > 1) {
    const presses = Math.min(Math.round(Math.abs(goal - now) / step), plan.seen.stepsLeft - 1, 10);
    if (presses < 1) break;
    const key = goal > now ? 'ArrowRight' : 'ArrowLeft';
    plan.seen = yield Array.from({ length: presses }, () => ({
      action: 'press',
      selector: `ref=${thing.ref}`,
      value: key,
      target: called(thing),
    }));
    page = await plan.look();
    const reached = gauge.read(page);
    if (reached === now) break;
    now = reached;
  }
  return now === goal
    ? { did: `Set ${called(thing)} to ${goal}.` }
    : { trouble: `${called(thing)} stands at ${now}, not ${goal}.` };
}

/** Where the number of a slider stands: on itself, or in the words that changed with it. */
function gaugeOf(before: Page, after: Page, thing: Thing) {
  const own = (page: Page) =>
    Number.parseFloat(page.things.find(({ ref }) => ref === thing.ref)?.value ?? '');
  if (Number.isFinite(own(after))) return { read: own };
  const said = (page: Page, ref: string) =>
    Number.parseFloat(
      page.things.find((one) => one.ref === ref && one.role === 'text')?.text ??
        page.things.find((one) => one.ref === ref)?.value ??
        '',
    );
  const changed = after.things.find(({ ref }) => {
    const [was, is] = [said(before, ref), said(after, ref)];
    return Number.isFinite(was) && Number.isFinite(is) && was !== is;
  });
  return changed && { read: (page: Page) => said(page, changed.ref) };
}
