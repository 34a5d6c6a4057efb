import { isTextArea } from '../tree/fields/form-field';
import { styleOf } from '../tree/style-of';
import { isUnseen } from './shown-part';

/** Whether a page draws the text of this field itself, as code editors do: it is invisible, and what it gets is taken over. */
export function takesTextForPage(field: Element): boolean {
  return isTextArea(field) && (isUnseen(field) || styleOf(field)?.opacity === '0');
}
