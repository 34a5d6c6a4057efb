/** What `check` and `uncheck` do, in a lazy script. */
import { nameOf } from '../../../dom/accessibility/name';
import { roleOf } from '../../../dom/accessibility/role';
import { stateOf } from '../../../dom/accessibility/state';
import { shownPart } from '../../../dom/actionability/shown-part';
import { createSwitchReader } from '../../../dom/hints/drawn-switch';
import { isChecked } from '../../../dom/tree/fields/field-in';
import { isCheckable } from '../../../dom/tree/fields/form-field';
import { rootOf } from '../../../dom/tree/root-of';
import { elementsFrom } from '../../../dom/tree/walk';
import { RelayError } from '../../../protocol/errors';
import type { PageWorld } from '../../page-world';
import { ownPlace } from '../finding/own-place';
import type { currentElement, readyTarget } from '../finding/target';
import type { mouseClick } from '../pointing/mouse-click';
import { whileReacting } from '../waiting/while-reacting';

const boxes = new Set([
  'checkbox',
  'radio',
  'switch',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'treeitem',
]);

/** What keeps state in the page script, or is recognised by it. */
interface TickParts {
  readyTarget: typeof readyTarget;
  currentElement: typeof currentElement;
  click: typeof mouseClick;
}

/** A switch often waits for its server before it moves. */
const reactsWithinMs = 1_500;

const follows = { followsLabel: true, followsField: isChecked };

/**
 * Clicks a checkbox, switch or radio button if it is not in the wanted state, and reads the state back. If it is hidden
 * behind its label, the label is clicked.
 */
export async function tickBox(
  world: PageWorld,
  selector: string,
  checked: boolean,
  { readyTarget, currentElement, click: mouseClick }: TickParts,
) {
  const isSwitchedOn = createSwitchReader();
  /** Of a drawn switch, what its markup says. Without a state, it is off: https://www.w3.org/TR/wai-aria-1.2/#aria-checked */
  const tickOf = (one: Element) =>
    stateOf(one, 'checked') ?? stateOf(one, 'selected') ?? isSwitchedOn(one) ?? false;
  const { element: box, matches } = await readyTarget(world, selector, {
    enabled: true,
    ...follows,
    refuses: (element) =>
      isBox(element) || isSwitchedOn(element) !== null
        ? null
        : 'it is no checkbox, radio button or switch. Use "click".',
    andThen: ({ element }) => shownPart(element) !== null || 'not visible, nor has it a visible label',
  });
  if (!checked && isCheckable(box) && box.type === 'radio' && box.checked) {
    throw new RelayError('wrong_element', `"${selector}" is a radio button: check another one.`);
  }
  const was = tickOf(box);
  if (was === checked) return { success: true, matches, changed: false, value: String(checked) };
  const click = () => mouseClick(world, selector, { button: 0, count: 1, value: '' }, follows);
  const [role, name] = [roleOf(box), nameOf(box, world.shadow)];
  const isDrawn = isSwitchedOn(box) !== null;
  const alike = () =>
    [...elementsFrom(rootOf(world.document), world.shadow)].filter(
      (one) =>
        roleOf(one) === role &&
        isDrawn === (isSwitchedOn(one) !== null) &&
        nameOf(one, world.shadow) === name,
    );
  const before = alike();
  /** How many other boxes are checked: a box for all of a list may stay as it was itself. */
  const othersTicked = (than: Element) =>
    [...elementsFrom(rootOf(world.document), world.shadow)].filter(
      (one) => isChecked(one) && one !== than && tickOf(one) === true,
    ).length;
  const othersBefore = othersTicked(box);
  const inItsPlace = ownPlace(box, world.shadow);
  /** The box, also where the page has rendered it anew and the selector does not mean it any more. */
  const now = () => {
    const current = currentElement(world, selector, box);
    // Of several, the selector may mean another one now, such as the next that is unchecked.
    if (current && (matches === 1 || box.isConnected)) return current;
    const after = alike();
    const same = after.length === before.length ? after[before.indexOf(box)] : null;
    return inItsPlace() ?? current ?? same ?? null;
  };
  let outcome = await click();
  const there = now();
  // From half checked a click leads to either side.
  if (was === 'mixed' && there && tickOf(there) === !checked) {
    outcome = await click();
  }
  const { target: _, reason, ...clicked } = outcome;
  const read = () => {
    const there = now();
    const tick = there !== null && tickOf(there);
    const success = there !== null && tick === checked;
    const left = tick === true ? 'checked' : tick === 'mixed' ? 'half checked' : 'unchecked';
    const more = others(othersTicked(there ?? box) - othersBefore);
    const why = reason ?? (there ? `The page left it ${left}${more}.` : `The page took it away${more}.`);
    // The state may be one that the document does not show.
    const changed = clicked.changed || tick !== was;
    return { ...clicked, success, matches, changed, value: String(tick), ...(!success && { reason: why }) };
  };
  return whileReacting(world, read, reason === undefined ? reactsWithinMs : 0);
}

/** What became of them, for the reason why the box itself is as it was. */
function others(more: number): string {
  if (more === 0) return '';
  return `, and ${more > 0 ? 'checked' : 'unchecked'} ${Math.abs(more)} of the others`;
}

function isBox(element: Element): boolean {
  return isCheckable(element) || boxes.has(roleOf(element));
}
