/** Executes "enter", "type", "fill" and "clear", and reads the value back. */
import { seek } from '../execute/find-element';
import { act, type PlanState, type Work } from '../execute/plan-state';
import { candidates, matchTarget, type Wish } from '../match/match';
import { called, isBox, isField, isSlider, isTextual, type Page, type Thing } from '../match/page';
import { readOff } from '../match/read-value';
import type { Target, Value } from '../prompt/instruction';
import { chooseIn } from './choose-option';
import { slideTo } from './do-slide';
import { putText } from './enter-text';

const takesText: Wish = {
  among: (thing) => isField(thing) && !isBox(thing),
  prefer: (thing) => (thing.readonly ? -0.08 : isTextual(thing) ? 0.02 : 0),
};

export async function* doEnter(
  plan: PlanState,
  value: Value,
  target: Target | undefined,
  typed: boolean,
): Work {
  const text = await textOf(plan, value);
  if ('trouble' in text) return text;
  if (target?.all) return yield* intoAll(plan, target, text.text, typed);
  const field = yield* fieldFor(plan, target, text.text);
  if ('trouble' in field) return field;
  return yield* put(plan, field.thing, text.text, typed, field.page);
}

/** The text itself, read off the page where that is asked. */
export async function textOf(plan: PlanState, value: Value): Promise<{ text: string } | { trouble: string }> {
  if ('text' in value) return value;
  if (value.read === '')
    return plan.held === undefined
      ? { trouble: 'Nothing has been copied or read before.' }
      : { text: plan.held };
  const read = readOff(await plan.look(), value.read);
  if (read === undefined) return { trouble: `${value.read} cannot be found on the page.` };
  plan.held = read;
  return { text: read };
}

/** The field that is named; the only likely one where only its kind is said, or nothing. */
export async function* fieldFor(
  plan: PlanState,
  target: Target | undefined,
  text: string,
): Work<{ thing: Thing; page: Page } | { trouble: string }> {
  const page = await plan.look();
  const named = target && target.words !== '' && !target.again;
  if (target?.again && plan.last && isField(plan.last)) return { thing: plan.last, page };
  if (named || target?.ordinal !== undefined || (target && target.where.length > 0)) {
    return yield* seek(plan, target, takesText);
  }
  const only = vaguely(page, target, text);
  if (only) return { thing: only, page };
  if (target) return yield* seek(plan, { ...target, kind: target.kind ?? 'field' }, takesText);
  return { trouble: `There are several fields, or none: say which one takes "${text}".` };
}

/** `the text field`, or none said: the one that has the focus, or the only one that is empty. */
function vaguely(page: Page, target: Target | undefined, text: string): Thing | undefined {
  const wish: Wish = { among: (thing) => isTextual(thing) && !thing.readonly && !thing.disabled };
  const all = target?.kind
    ? candidates(page, target, wish).map(({ thing }) => thing)
    : page.things.filter(wish.among);
  if (all.length <= 1) return all[0];
  const focused = all.filter(({ focused }) => focused);
  if (focused.length === 1 && !target) return focused[0];
  const single = all.filter(({ tag, type }) => tag === 'input' && type !== 'search' && type !== 'password');
  const empty = all.filter(({ value }) => !value || value === text);
  for (const set of [single, empty]) if (set.length === 1) return set[0];
  return undefined;
}

async function* intoAll(plan: PlanState, target: Target, text: string, typed: boolean): Work {
  const page = await plan.look();
  const all = candidates(page, { ...target, all: false }, takesText)
    .filter(({ thing, score }) => score > 0.6 && isTextual(thing))
    .map(({ thing }) => thing)
    .sort((one, other) => one.index - other.index);
  if (all.length === 0) return { trouble: `Nothing on the page is ${target.said}.` };
  for (const thing of all) {
    const came = yield* put(plan, thing, text, typed, page);
    if ('trouble' in came) return came;
  }
  return { did: `Entered "${text}" into ${all.length} fields.` };
}

/** Puts the text into whatever kind of field this is. */
export async function* put(plan: PlanState, thing: Thing, text: string, typed: boolean, page: Page): Work {
  if (thing.disabled) return { trouble: `${called(thing)} is disabled.` };
  if (thing.tag === 'select') return yield* chooseIn(plan, thing, [text], page);
  if (isSlider(thing)) return yield* slideTo(plan, thing, text);
  return thing.readonly || isTextual(thing)
    ? yield* putText(plan, thing, text, typed)
    : yield* chooseIn(plan, thing, [text], page);
}

export async function* doClear(plan: PlanState, target: Target): Work {
  const sought =
    target.again && plan.last
      ? { thing: plan.last }
      : yield* seek(plan, target, { among: (thing) => isTextual(thing) });
  if ('trouble' in sought) return sought;
  const came = yield* act(plan, 'clear', sought.thing);
  return 'trouble' in came ? came : { did: `Cleared ${called(sought.thing)}.` };
}

/** The field that a name means, without looking behind anything. */
export function fieldNamed(page: Page, words: string, among = takesText.among): Thing | undefined {
  const target: Target = { said: words, words, quoted: false, where: [] };
  const match = matchTarget(page, target, { among });
  return 'found' in match ? match.found : undefined;
}
