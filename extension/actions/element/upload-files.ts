/** What `upload` does, in a lazy script: puts files into a field or onto a drop zone, and looks whether they stayed. */
import { oneTask } from '../../dom/events/fire';
import { setInputFiles } from '../../dom/set-input-files';
import { fieldValue } from '../../dom/tree/field-value';
import { fileFieldOf } from '../../dom/tree/form-field';
import type { Step } from '../action-spec';
import type { PageWorld } from '../page-world';
import type { currentElement, readyTarget } from './target';

/** What is recognised by the page script. */
interface UploadParts {
  readyTarget: typeof readyTarget;
  currentElement: typeof currentElement;
}

export async function uploadFiles(
  world: PageWorld,
  { selector, value: files }: Step<Parameters<typeof setInputFiles>[0]>,
  { readyTarget, currentElement }: UploadParts,
) {
  const { element, matches } = await readyTarget(world, selector, {
    enabled: true,
    standIn: (one) => fileFieldOf(one) ?? one,
  });
  const asked = files.map(({ name }) => name).join(', ');
  const { field, refused } = setInputFiles(files, element, selector);
  await oneTask(element.ownerDocument);
  if (!field) {
    return { success: !refused, matches, value: asked, ...(refused && { reason: refused }) };
  }
  const now = currentElement(world, selector, field);
  const names = (now && fieldValue(now)) ?? '';
  const success = names === asked;
  const reason =
    'The page emptied the field after the files were put in: it has taken them over or refused them. Look before you repeat it.';
  return { success, matches, value: names, ...(!success && { reason }) };
}
