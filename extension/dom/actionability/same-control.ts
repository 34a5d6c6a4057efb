/** Tells whether what lies over an element belongs to the same control: the touch target or ripple of a button. */
import { controlOf } from '../tree/fields/form-field';
import { isRendered } from '../tree/visibility';
import { composedAncestors, composedContains, isShadowRoot, matches } from '../tree/walk';

const controls =
  'a[href], button, input, label, option, select, summary, textarea, [role=button], [role=link], [role=tab], ' +
  '[role=checkbox], [role=radio], [role=switch], [role=option], [role=combobox], [role^=menuitem]';

/** Higher components are cards and whole applications, where a layer covers what is below. */
const maxControlCssPx = 100;

/** Whether a click on `hit` is one on `element`: both are parts of one control, or of a component that is one. */
export function isSameControl(hit: Element, element: Element): boolean {
  if (isBoxOf(hit, element) || isInBoxOf(hit, element)) return true;
  const [around, above] = [controlAround(element), controlAround(hit)];
  if (around && around === above) return true;
  if (above && !composedContains(above, element)) return false;
  for (let root = hit.getRootNode(); isShadowRoot(root); root = root.host.getRootNode()) {
    const { host } = root;
    if (!composedContains(host, element)) continue;
    return root.querySelectorAll(controls).length < 2 && isLow(host);
  }
  return false;
}

const fields = 'input:not([type=hidden]), textarea, select';

/** Whether a box shows a field that the page itself draws nothing of: it has no other field in it. */
export function isBoxOf(box: Element, field: Element): boolean {
  if (box === field || !matches(field, `:is(${fields}):not([type=file])`) || !composedContains(box, field))
    return false;
  const shown = [...box.querySelectorAll(fields)].filter(
    (one) => one === field || (one.getAttribute('aria-hidden') !== 'true' && isRendered(one)),
  );
  return shown.length === 1 && isLow(box);
}

/** Whether what lies over a field, such as its placeholder, is no control, and in the box that shows the field. */
function isInBoxOf(hit: Element, field: Element): boolean {
  const above = composedAncestors(hit);
  const box = above.find((at) => composedContains(at, field) && hasSize(at));
  if (!box || matches(box, 'html, body, form') || !isBoxOf(box, field)) return false;
  if (above.slice(0, above.indexOf(box)).some((at) => matches(at, controls))) return false;
  const [inner, outer] = [hit, box].map((one) => one.getBoundingClientRect()) as [DOMRect, DOMRect];
  const isInside = (from: number, to: number, low: number, high: number) => from >= low - 1 && to <= high + 1;
  return (
    isInside(inner.left, inner.right, outer.left, outer.right) &&
    isInside(inner.top, inner.bottom, outer.top, outer.bottom)
  );
}

/** A box has none when all that is in it is placed absolutely. */
function hasSize(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

function isLow(element: Element): boolean {
  return element.getBoundingClientRect().height <= maxControlCssPx;
}

/** The innermost control that an element is or is in; for a label what it is the label of. */
function controlAround(element: Element): Element | undefined {
  const around = composedAncestors(element).find((at) => matches(at, controls));
  return around && controlOf(around);
}
