/** Executes "open", "expand", "close" and "dismiss", and checks the state afterwards. */
import { labelsOf } from '../match/labels';
import { candidates, matchTarget, openModal } from '../match/match';
import { describe, isField, type Page, type PageElement } from '../match/page';
import type { Target } from '../prompt/instruction';
import { minSimilarity } from '../prompt/words';
import { clickCriteria, mouseOn } from './do-click';
import { findElement } from './find-element';
import { act, type Execution, type PlanState } from './plan-state';

/** Opens a collapsed section, a menu, a list, or clicks the element. */
export async function* doOpen(
  plan: PlanState,
  target: Target,
  open: boolean,
  plural: boolean,
  prompt: string,
): Execution {
  const page = await plan.look();
  const folds = page.elements.filter((element) => isFold(element));
  const closed = folds.filter((element) => (element.expanded === true) !== open);
  if (
    target.words === '' &&
    (target.kind === 'section' || target.kind === undefined) &&
    target.ordinal === undefined
  ) {
    const todo = plural || target.all ? closed : closed.slice(0, 1);
    if (todo.length === 0)
      return folds.length > 0
        ? { done: 'It is that way already.' }
        : { failure: 'Nothing here can be folded.' };
    for (const element of todo) {
      const outcome = yield* toggle(plan, element, open);
      if ('failure' in outcome) return outcome;
    }
    return { done: `${open ? 'Opened' : 'Closed'} ${todo.map(describe).join(', ')}.` };
  }
  const named = matchTarget(page, { ...target, kind: undefined }, { among: isFold, near: plan.last });
  if ('found' in named) return yield* toggle(plan, named.found, open);
  if (target.again && plan.last) return yield* mouseOn(plan, 'click', plan.last, page);
  const criteria = clickCriteria(plan, prompt);
  const search = yield* findElement(plan, target, criteria);
  if ('failure' in search) return search;
  if (isFold(search.element)) return yield* toggle(plan, search.element, open);
  return yield* mouseOn(plan, 'click', search.element, search.page);
}

function isFold(element: PageElement): boolean {
  return (
    element.active === true &&
    (element.expanded !== undefined || element.hides === true || element.popup === true) &&
    !(isField(element) && element.tag === 'input')
  );
}

async function* toggle(plan: PlanState, element: PageElement, open: boolean): Execution {
  if (element.expanded !== undefined && (element.expanded === true) === open)
    return { done: `${describe(element)} is ${open ? 'open' : 'closed'} already.` };
  const outcome = yield* act(plan, 'click', element);
  if ('failure' in outcome) return outcome;
  if (element.expanded !== undefined) {
    const now = (await plan.look()).elements.find(({ ref }) => ref === element.ref);
    if (now?.expanded !== undefined && (now.expanded === true) !== open)
      return { failure: `${describe(element)} did not ${open ? 'open' : 'close'}.` };
  }
  return { done: `${open ? 'Opened' : 'Closed'} ${describe(element)}.` };
}

/** Closes a dialog, banner or section by its close button or Escape. */
export async function* doClose(plan: PlanState, target: Target, prompt: string): Execution {
  const page = await plan.look();
  const dialog = dialogFor(page, target);
  if (!dialog) {
    const folded = matchTarget(
      page,
      { ...target, kind: undefined },
      { among: (element) => element.expanded === true },
    );
    if ('found' in folded) return yield* toggle(plan, folded.found, false);
    const button = closerIn(page, page.elements, target);
    if (button) return yield* mouseOn(plan, 'click', button, page);
    const label: Target = { ...target, kind: undefined };
    const search = yield* findElement(
      plan,
      label,
      {
        ...clickCriteria(plan, prompt),
        among: (element) =>
          element.active === true &&
          /close|dismiss|×|✕|^x$/i.test(
            labelsOf(element, page)
              .map(({ words }) => words)
              .join(' '),
          ),
      },
      { quick: true },
    );
    if ('failure' in search)
      return {
        failure: `Nothing on the page is surely ${target.phrase || 'a dialog'} that could be closed.`,
      };
    return yield* mouseOn(plan, 'click', search.element, search.page);
  }
  const button = closerIn(page, page.inside(dialog), target);
  const outcome = button ? yield* act(plan, 'click', button) : yield* act(plan, 'press', undefined, 'Escape');
  if ('failure' in outcome) return outcome;
  const gone = (now: Page) => !now.elements.some(({ ref }) => ref === dialog.ref);
  if (gone(await plan.look())) return { done: `Closed ${describe(dialog)}.` };
  yield* act(plan, 'wait', undefined, { ms: 400 });
  return gone(await plan.look())
    ? { done: `Closed ${describe(dialog)}.` }
    : { failure: `${describe(dialog)} stays open.` };
}

function dialogFor(page: Page, target: Target): PageElement | undefined {
  const dialogs = page.elements.filter(({ role }) => /^(?:dialog|alertdialog)$/.test(role ?? ''));
  const named = target.words
    ? candidates(
        page,
        { ...target, kind: undefined },
        { among: (element) => dialogs.includes(element) },
      ).filter(({ score }) => score >= minSimilarity)
    : [];
  if (named[0]) return named[0].element;
  if (target.words && !target.quoted && dialogs.length !== 1) return undefined;
  if (target.kind !== undefined && target.kind !== 'dialog') return undefined;
  return openModal(page) ?? dialogs.at(-1);
}

/** The close button: the named one, else a cross or `Close`. */
function closerIn(page: Page, elements: PageElement[], target: Target): PageElement | undefined {
  const buttons = elements.filter((element) => element.active && !isField(element));
  const reads = (pattern: RegExp) =>
    buttons.find((element) => labelsOf(element, page).some(({ words }) => pattern.test(words.trim())));
  const own =
    target.quoted && target.words.length < 20
      ? buttons.find((element) =>
          labelsOf(element, page).some(
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
