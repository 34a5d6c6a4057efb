/**
 * Judges, in a lazy script, a press that no click followed: whether it has done what the click was for, and what to say
 * where it has not.
 */
import { roleOf } from '../../../dom/accessibility/role';
import { reaches } from '../../../dom/actionability/clickable-point';
import { focusedElement } from '../../../dom/events/focus';
import { isVisible, tagOf } from '../../../dom/tree/visibility';
import { composedAncestors, composedContains, matches } from '../../../dom/tree/walk';
import type { PageWorld } from '../../page-world';
import { expandedAround } from '../pointing/expanded-around';
import { isTypedInto } from '../typing/typed-into';

/** A press and what became of its element by the release. */
export interface PressFacts {
  element: Element;
  /** What the mouse hit at the press, and what it hits now. */
  pressed: Element;
  hit: Element | undefined;
  /** Returns what the page has made in place of the element. */
  anew(): Element | undefined;
  /** What was under the mouse before the press, covered or not, and where the element was. */
  under: Element[];
  box: DOMRect;
  /** How many elements around it were expanded before the press. */
  expanded: number;
  /** Whether the page has changed something by then. */
  reacted: boolean;
  /** What lost the focus by the press, where the page changed nothing before that. */
  left: Element | undefined;
}

const choices = /^(option|menuitem.*|treeitem|gridcell|cell|tab)$/;
const popUps =
  'dialog, [popover], [role=dialog], [role=listbox], [role=menu], [role=grid], [role=tree], [role=presentation]';

const controls =
  'a[href], button, summary, label, option, input:is([type=checkbox], [type=radio], [type=submit], [type=button], [type=reset])';

/** What acts by its click without a script. A button does so in a form, or where it opens something. */
const actsByClick =
  'a[href], summary, label, option, input, form button:not([type=button]), button:is([form], [popovertarget], [commandfor])';

/** `verified` is false where it cannot be told. */
export function judgePress(
  world: PageWorld,
  facts: PressFacts,
  isLast: boolean,
): { verified: boolean; reason: string | undefined } {
  const instead = madeAnew(facts);
  const didIt = isLast && facts.reacted ? pressDidIt(world, facts, instead) : false;
  if (didIt !== false) return { verified: didIt === true, reason: undefined };
  return { verified: true, reason: reasonOf(facts, instead) };
}

/** What the page has made in place of the element, if that is what the mouse hits now. */
function madeAnew({ element, hit, anew }: PressFacts): Element | undefined {
  const now = element.isConnected ? undefined : anew();
  return now && hit && reaches(hit, now) ? now : undefined;
}

function pressDidIt(world: PageWorld, facts: PressFacts, instead: Element | undefined): boolean | undefined {
  const { element, hit, left } = facts;
  const { shadow } = world;
  const above = composedAncestors(element);
  const control = above.find((at) => matches(at, controls));
  if (hit && isForPresses(world, facts, control ?? element)) return true;
  if (instead) return false;
  const unknown = control ? false : undefined;
  const isHidden = element.isConnected && !isVisible(element);
  if (!element.isConnected || isHidden) {
    // Not the press has closed its list, but the focus that left the field.
    if (left) return false;
    const withIt = isHidden ? above[1] && !isVisible(above[1]) : above.length > 1;
    return withIt || choices.test(roleOf(element)) || unknown;
  }
  if (!hit) return false;
  if (isTypedInto(element, shadow)) return true;
  const focused = focusedElement(element.ownerDocument, shadow);
  const layer = composedAncestors(hit).filter((at) => !composedContains(at, element));
  const opened = layer.some(
    (at) => matches(at, popUps) || (focused !== null && composedContains(at, focused)),
  );
  if (opened || expandedAround(element) > facts.expanded) return true;
  if (left) return false;
  return control && isOver(facts, layer) ? !takesClicks(world, control) : unknown;
}

/** Whether the page listens to the press there, and nothing to the click. */
function isForPresses(world: PageWorld, { pressed, element }: PressFacts, control: Element): boolean {
  const inside = [pressed, ...composedAncestors(element)];
  const parts = inside.slice(0, inside.indexOf(control) + 1);
  const { defaultView: view } = world.document;
  const all = [...inside, element.ownerDocument, ...(view ? [view] : [])];
  return (
    parts.some((at) => world.listens(at)) &&
    !matches(control, actsByClick) &&
    !inside.some((at) => at.hasAttribute('onclick')) &&
    !all.some((at) => world.listens(at, true))
  );
}

/** Whether the click on a control would have done something, as far as that is known. */
function takesClicks(world: PageWorld, control: Element): boolean {
  return matches(control, actsByClick) || control.hasAttribute('onclick') || world.listens(control, true);
}

/** Whether a layer that was not there before the press lies over the element, which is where it was. */
function isOver({ element, hit, under, box }: PressFacts, layer: Element[]): boolean {
  const { x, y } = element.getBoundingClientRect();
  const isOutside = hit !== undefined && !composedContains(element, hit);
  return isOutside && x === box.x && y === box.y && !layer.some((at) => under.includes(at));
}

function reasonOf({ element, pressed, left }: PressFacts, instead: Element | undefined): string {
  if (instead)
    return 'The page replaced the element before the release, so it got no click. Look whether the press was enough before you send the step again.';
  if (left && !(element.isConnected && isVisible(element)))
    return `The page closed it when the focus left ${tagOf(left)}, before the release, so it got no click. Choose it by keys: "press" ArrowDown and Enter there.`;
  if (element.isConnected && !pressed.isConnected)
    return `The page replaced ${tagOf(pressed)} in the element before the release, so it got no click. Use "press" with Enter on it.`;
  return 'The page took the element away or covered it before the release.';
}
