/** Chooses an option in a native list, a custom list, a radio group or a slider. */
import { act, type PlanState, type Work } from '../execute/plan-state';
import type { Wish } from '../match/match';
import { called, isField, isSlider, isTextual, type Page, type Thing } from '../match/page';
import { holdsWords, likeness } from '../prompt/words';
import { slideTo } from './do-slide';
import { putText } from './enter-text';

/** An option is taken for the one that was said from this likeness on: a list has many that are nearly alike. */
const sameOption = 0.96;

/** The label of the option that a name means. */
export function optionFor(thing: Thing, name: string): string | undefined {
  const options = (thing.options ?? []).filter(({ disabled }) => !disabled);
  const best = options
    .map((option) => ({
      option,
      alike: Math.max(likeness(name, option.label), likeness(name, option.value) - 0.01),
    }))
    .sort((one, other) => other.alike - one.alike)[0];
  if (best && best.alike >= sameOption) return best.option.label;
  // `France` for `France (FR)`, if no other option holds it.
  const holding = options.filter(({ label }) => holdsWords(label, name));
  return holding.length === 1 ? holding[0]?.label : undefined;
}

/** Chooses in a list, a radio group, a combobox, a slider or a field. */
export async function* chooseIn(plan: PlanState, thing: Thing, names: string[], page: Page): Work {
  if (thing.disabled) return { trouble: `${called(thing)} is disabled.` };
  if (thing.options) {
    const whole = optionFor(thing, names.join(', '));
    const labels = whole ? [whole] : names.map((name) => optionFor(thing, name));
    const missing = names.find((_, index) => labels[index] === undefined);
    if (!whole && missing !== undefined) {
      const there = thing.options
        .slice(0, 8)
        .map(({ label }) => `"${label}"`)
        .join(', ');
      return { trouble: `${called(thing)} has no option "${missing}"; it has ${there}.` };
    }
    if (labels.length > 1 && !thing.multiple) return { trouble: `${called(thing)} takes only one option.` };
    const came = yield* act(plan, 'select', thing, labels.length > 1 ? labels : labels[0]);
    return 'trouble' in came
      ? came
      : { did: `Chose ${labels.map((one) => `"${one}"`).join(', ')} in ${called(thing)}.` };
  }
  const [name = ''] = names;
  if (isSlider(thing)) return yield* slideTo(plan, thing, name);
  if (
    thing.type === 'date' ||
    (thing.readonly && /\d/.test(name)) ||
    /^(?:time|month|week|number|color)$/.test(thing.type ?? '')
  )
    return yield* putText(plan, thing, name, false);
  return yield* chooseInOpened(plan, thing, names, page);
}

/** Opens a list of the page's own making and clicks the option; typing narrows it down where it can be typed into. */
async function* chooseInOpened(plan: PlanState, thing: Thing, names: string[], page: Page): Work {
  const inSight = (now: Page, name: string) => optionInSight(now, name, thing);
  for (const name of names) {
    let option = inSight(page, name);
    if (!option || thing.expanded === 'no') {
      const opened = yield* act(plan, 'click', thing);
      if ('trouble' in opened) return opened;
      option = inSight(await plan.look(), name);
    }
    if (!option && isTextual(thing) && !thing.readonly) {
      const typed = yield* act(plan, 'type', thing, name);
      if ('trouble' in typed) return typed;
      option = inSight(await plan.look(), name) ?? (yield* later(plan, (now) => inSight(now, name)));
      if (!option && (await plan.look()).things.every(({ role }) => role !== 'option'))
        return { did: `Entered "${name}" into ${called(thing)}.` };
    }
    option ??= yield* later(plan, (now) => inSight(now, name));
    if (!option) return { trouble: `${called(thing)} shows no option "${name}".` };
    const came = yield* act(plan, 'click', option);
    if ('trouble' in came) return came;
  }
  plan.last = thing;
  return { did: `Chose ${names.map((one) => `"${one}"`).join(', ')} in ${called(thing)}.` };
}

export async function* later(
  plan: PlanState,
  find: (page: Page) => Thing | undefined,
): Work<Thing | undefined> {
  for (const ms of [200, 600]) {
    yield* act(plan, 'wait', undefined, { ms });
    const found = find(await plan.look());
    if (found) return found;
  }
  return undefined;
}

function optionInSight(page: Page, name: string, except: Thing): Thing | undefined {
  const wish: Wish = {
    among: (thing) =>
      thing.ref !== except.ref &&
      /^(?:option|menuitem|menuitemradio|menuitemcheckbox|treeitem|radio)$/.test(thing.role ?? ''),
  };
  const exact = (among: Wish['among']) =>
    page.things.filter(
      (thing) =>
        among(thing) && [thing.name, thing.text].some((one) => one && likeness(name, one) >= sameOption),
    );
  const inList = exact(wish.among);
  if (inList.length > 0) return inList[0];
  // Lists of nothing but clickable words, behind the field that opened them.
  const behind = exact(
    (thing) =>
      thing.ref !== except.ref &&
      thing.index > except.index &&
      (thing.active === true || thing.role === 'listitem') &&
      !isField(thing),
  );
  return behind[0];
}
