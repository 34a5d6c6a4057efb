/** What `check` and `uncheck` do. */
import { roleOf } from '../../dom/accessibility/role';
import { stateOf } from '../../dom/accessibility/state';
import { shownPart } from '../../dom/actionability/shown-part';
import { isCheckable } from '../../dom/tree/form-field';
import { RelayError } from '../../protocol/errors';
import type { PageWorld } from '../page-world';
import { mouseClick } from './mouse-click';
import { currentElement, readyTarget } from './target';

const boxes = new Set([
  'checkbox',
  'radio',
  'switch',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'treeitem',
]);

/**
 * Clicks a checkbox, switch or radio button if it is not in the wanted state, and reads the state back. If it is hidden
 * behind its label, the label is clicked.
 */
export async function tickBox(world: PageWorld, selector: string, checked: boolean) {
  const { element: box, matches } = await readyTarget(world, selector, {
    enabled: true,
    followsLabel: true,
    refuses: notABox,
    andThen: ({ element }) => shownPart(element) !== null || 'not visible, nor has it a visible label',
  });
  if (!checked && isCheckable(box) && box.type === 'radio' && box.checked) {
    throw new RelayError(
      'wrong_element',
      `"${selector}" is a radio button: it is only unchecked by checking another one.`,
    );
  }
  const was = tickOf(box);
  if (was === checked) return { success: true, matches, changed: false, value: String(checked) };
  const click = () => mouseClick(world, selector, { button: 0, count: 1, value: '' }, { followsLabel: true });
  let outcome = await click();
  let there = currentElement(world, selector, box);
  // From half checked a click leads to either side.
  if (was === 'mixed' && there && tickOf(there) === !checked) {
    outcome = await click();
    there = currentElement(world, selector, box);
  }
  const { target: _, reason, ...clicked } = outcome;
  const now = there !== null && tickOf(there);
  const success = there !== null && now === checked;
  const left = now === true ? 'checked' : now === 'mixed' ? 'half checked' : 'unchecked';
  const why = reason ?? (there ? `The page left it ${left}.` : 'The page took it away.');
  return { ...clicked, success, matches, value: String(now), ...(!success && { reason: why }) };
}

/** Without a state, it is off: https://www.w3.org/TR/wai-aria-1.2/#aria-checked */
function tickOf(box: Element) {
  return stateOf(box, 'checked') ?? stateOf(box, 'selected') ?? false;
}

function notABox(element: Element): string | null {
  if (isCheckable(element) || boxes.has(roleOf(element))) return null;
  return 'it is no checkbox, radio button or switch. Use "click".';
}
