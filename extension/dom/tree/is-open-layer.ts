import { styleOf } from './style-of';
import { matches, own } from './walk';

const dialogs = 'dialog[open], [role=dialog], [role=alertdialog], [aria-modal=true], [popover]:popover-open';
const lists = '[role=menu], [role=listbox]';
const called =
  /(?:^|[\s_-])(?:menu|dropdown|drop-?down|popup|popover|popper|listbox|options|modal|dialog|suggestions?|autocomplete)(?=$|[\s_-])/i;

/** Whether it is a dialog, or a list or menu that lies over the page: by its role, or by its place and what its class calls it. */
export function isOpenLayer(element: Element): boolean {
  if (matches(element, dialogs)) return true;
  const isCalled = matches(element, lists) || called.test(element.getAttribute('class') ?? '');
  return isCalled && [element, own(element, 'parentElement') as Element | null].some(isPlaced);
}

const isPlaced = (element: Element | null) =>
  /^(?:absolute|fixed)$/.test((element && styleOf(element)?.position) ?? '');
