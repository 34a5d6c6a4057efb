/** Tells what an element is called from what it holds. */
import { roleOf } from '../../accessibility/role';
import { editingHost } from '../../tree/fields/form-field';

/** Whether it shows a content of its own beside its name. */
export function holdsContent(element: Element): boolean {
  return editingHost(element) === element || containers.has(roleOf(element));
}

const containers = new Set(
  `alert alertdialog application article complementary dialog feed figure form grid group list log main menu menubar
  navigation radiogroup region search status table tablist tabpanel toolbar tree treegrid`.split(/\s+/),
);
