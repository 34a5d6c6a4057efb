/** Executes "open", "expand", "close" and "dismiss", and checks the state afterwards. */
import { labelsOf } from '../match/labels';
import { candidates, matchTarget, openModal } from '../match/match';
import { called, isField, type Page, type Thing } from '../match/page';
import type { Target } from '../prompt/instruction';
import { surelyAlike } from '../prompt/words';
import { clickWish, mouseOn } from './do-click';
import { seek } from './find-element';
import { act, type PlanState, type Work } from './plan-state';

/** Opens what is named: a fold, a menu, a list, or whatever a click on it opens. */
export async function* doOpen(
  plan: PlanState,
  target: Target,
  open: boolean,
  plural: boolean,
  prompt: string,
): Work {
  const page = await plan.look();
  const folds = page.things.filter((thing) => isFold(thing));
  const closed = folds.filter((thing) => (thing.expanded === true) !== open);
  if (
    target.words === '' &&
    (target.kind === 'section' || target.kind === undefined) &&
    target.ordinal === undefined
  ) {
    const todo = plural || target.all ? closed : closed.slice(0, 1);
    if (todo.length === 0)
      return folds.length > 0
        ? { did: 'It is that way already.' }
        : { trouble: 'Nothing here can be folded.' };
    for (const thing of todo) {
      const came = yield* toggle(plan, thing, open);
      if ('trouble' in came) return came;
    }
    return { did: `${open ? 'Opened' : 'Closed'} ${todo.map(called).join(', ')}.` };
  }
  const named = matchTarget(page, { ...target, kind: undefined }, { among: isFold, near: plan.last });
  if ('found' in named) return yield* toggle(plan, named.found, open);
  if (target.again && plan.last) return yield* mouseOn(plan, 'click', plan.last, page);
  const wish = clickWish(plan, prompt);
  const sought = yield* seek(plan, target, wish);
  if ('trouble' in sought) return sought;
  if (isFold(sought.thing)) return yield* toggle(plan, sought.thing, open);
  return yield* mouseOn(plan, 'click', sought.thing, sought.page);
}

function isFold(thing: Thing): boolean {
  return (
    thing.active === true &&
    (thing.expanded !== undefined || thing.hides === true || thing.popup === true) &&
    !(isField(thing) && thing.tag === 'input')
  );
}

async function* toggle(plan: PlanState, thing: Thing, open: boolean): Work {
  if (thing.expanded !== undefined && (thing.expanded === true) === open)
    return { did: `${called(thing)} is ${open ? 'open' : 'closed'} already.` };
  const came = yield* act(plan, 'click', thing);
  if ('trouble' in came) return came;
  if (thing.expanded !== undefined) {
    const now = (await plan.look()).things.find(({ ref }) => ref === thing.ref);
    if (now?.expanded !== undefined && (now.expanded === true) !== open)
      return { trouble: `${called(thing)} did not ${open ? 'open' : 'close'}.` };
  }
  return { did: `${open ? 'Opened' : 'Closed'} ${called(thing)}.` };
}

/** Closes a dialog, a banner or whatever is named, by its own button or by Escape. */
export async function* doClose(plan: PlanState, target: Target, prompt: string): Work {
  const page = await plan.look();
  const dialog = dialogFor(page, target);
  if (!dialog) {
    const folded = matchTarget(
      page,
      { ...target, kind: undefined },
      { among: (thing) => thing.expanded === true },
    );
    if ('found' in folded) return yield* toggle(plan, folded.found, false);
    const button = closerIn(page, page.things, target);
    if (button) return yield* mouseOn(plan, 'click', button, page);
    const label: Target = { ...target, kind: undefined };
    const sought = yield* seek(
      plan,
      label,
      {
        ...clickWish(plan, prompt),
        among: (thing) =>
          thing.active === true &&
          /close|dismiss|×|✕|^x$/i.test(
            labelsOf(thing, page)
              .map(({ words }) => words)
              .join(' '),
          ),
      },
      { quick: true },
    );
    if ('trouble' in sought)
      return { trouble: `Nothing on the page is surely ${target.said || 'a dialog'} that could be closed.` };
    return yield* mouseOn(plan, 'click', sought.thing, sought.page);
  }
  const button = closerIn(page, page.inside(dialog), target);
  const came = button ? yield* act(plan, 'click', button) : yield* act(plan, 'press', undefined, 'Escape');
  if ('trouble' in came) return came;
  const gone = (now: Page) => !now.things.some(({ ref }) => ref === dialog.ref);
  if (gone(await plan.look())) return { did: `Closed ${called(dialog)}.` };
  yield* act(plan, 'wait', undefined, { ms: 400 });
  return gone(await plan.look())
    ? { did: `Closed ${called(dialog)}.` }
    : { trouble: `${called(dialog)} stays open.` };
}

function dialogFor(page: Page, target: Target): Thing | undefined {
  const dialogs = page.things.filter(({ role }) => /^(?:dialog|alertdialog)$/.test(role ?? ''));
  const named = target.words
    ? candidates(page, { ...target, kind: undefined }, { among: (thing) => dialogs.includes(thing) }).filter(
        ({ score }) => score >= surelyAlike,
      )
    : [];
  if (named[0]) return named[0].thing;
  if (target.words && !target.quoted && dialogs.length !== 1) return undefined;
  if (target.kind !== undefined && target.kind !== 'dialog') return undefined;
  return openModal(page) ?? dialogs.at(-1);
}

/** The button that closes: the one that is named, else a cross or `Close`. */
function closerIn(page: Page, things: Thing[], target: Target): Thing | undefined {
  const buttons = things.filter((thing) => thing.active && !isField(thing));
  const reads = (pattern: RegExp) =>
    buttons.find((thing) => labelsOf(thing, page).some(({ words }) => pattern.test(words.trim())));
  const own =
    target.quoted && target.words.length < 20
      ? buttons.find((thing) =>
          labelsOf(thing, page).some(
            ({ words }) => words.trim().toLowerCase() === target.words.toLowerCase(),
          ),
        )
      : undefined;
  return (
    own ??
    reads(
      /^(?:close(?: (?:dialog|window|banner|this|modal|popup|message|menu))?|dismiss|x|×|✕|✖|✗|close ×)$/i,
    ) ??
    reads(/^(?:cancel|ok|got it|no,? thanks|later)$/i)
  );
}
