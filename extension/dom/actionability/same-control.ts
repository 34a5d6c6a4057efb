/** Tells whether what lies over an element belongs to the same control: the touch target or ripple of a button. */
import { controlOf } from '../tree/form-field';
import { composedAncestors, composedContains, isShadowRoot, matches } from '../tree/walk';

const controls =
  'a[href], button, input, label, option, select, summary, textarea, [role=button], [role=link], [role=tab], ' +
  '[role=checkbox], [role=radio], [role=switch], [role=option], [role=combobox], [role^=menuitem]';

/** Higher components are cards and whole applications, where a layer covers what is below. */
const maxControlCssPx = 100;

/** Whether a click on `hit` is one on `element`: both are parts of one control, or of a component that is one. */
export function isSameControl(hit: Element, element: Element): boolean {
  const [around, above] = [controlAround(element), controlAround(hit)];
  if (around && around === above) return true;
  if (above && !composedContains(above, element)) return false;
  for (let root = hit.getRootNode(); isShadowRoot(root); root = root.host.getRootNode()) {
    const { host } = root;
    if (!composedContains(host, element)) continue;
    return (
      root.querySelectorAll(controls).length < 2 && host.getBoundingClientRect().height <= maxControlCssPx
    );
  }
  return false;
}

/** The innermost control that an element is or is in; for a label what it is the label of. */
function controlAround(element: Element): Element | undefined {
  const around = composedAncestors(element).find((at) => matches(at, controls));
  return around && controlOf(around);
}
