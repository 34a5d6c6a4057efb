import { roleOf } from '../../../dom/accessibility/role';
import { editingHost, isPicker, isTextField } from '../../../dom/tree/fields/form-field';

/** Whether it is clicked for the focus: keys set its value. */
export function isForKeys(element: Element): boolean {
  return (
    isTextField(element) ||
    isPicker(element) ||
    editingHost(element) !== null ||
    /textbox|search|combo|list|spin|slid/.test(roleOf(element))
  );
}
