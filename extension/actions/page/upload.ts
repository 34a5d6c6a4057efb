/** A file chooser is a window of the browser; files go in without it. */
import * as z from 'zod/mini';
import { oneTask } from '../../dom/events/fire';
import { fieldValue } from '../../dom/tree/field-value';
import { fileFieldOf } from '../../dom/tree/form-field';
import type { Action } from '../action';
import type { PageWorld } from '../page-world';
import { valueResult } from '../results';
import { readyTarget, standingFor } from '../target';
import { orJson } from '../values';

const file = z.object({
  name: z.string().check(z.minLength(1)),
  type: z._default(z.string(), ''),
  base64: z.string(),
});
const wanted = orJson(z.union([z.array(file), file]));
type Wanted = z.infer<typeof wanted>;

export const upload = {
  summary: 'Puts files into a file field or drops them on a drop zone.',
  synonyms: ['uploadFile', 'upload_file', 'setInputFiles', 'attachFile'],
  selector: 'required',
  value: {
    words: '`{"name": "a.txt", "type": "text/plain", "base64": "..."}`, or an array of these, as JSON',
    schema: wanted,
  },
  effect: 'act',
  timeoutMs: 5_000,
  result: valueResult,
  example: { selector: '#photo', value: { name: 'hello.txt', type: 'text/plain', base64: 'aGVsbG8=' } },
  async run(world, { selector, value }) {
    const setInputFiles = await world.uploader();
    const { element, matches } = await readyTarget(world, selector, {
      enabled: true,
      standIn: (one) => fileFieldOf(one) ?? one,
    });
    const files = [value].flat();
    const asked = files.map(({ name }) => name).join(', ');
    const { field, refused } = setInputFiles(files, element, selector);
    await oneTask(element.ownerDocument);
    if (!field) {
      return { success: !refused, matches, value: asked, ...(refused && { reason: refused }) };
    }
    const now = standingFor(world, selector, field);
    const names = (now && fieldValue(now)) ?? '';
    const success = names === asked;
    const reason =
      'The page emptied the field after the files were put in: it has taken them over or refused them. Look before you repeat it.';
    return { success, matches, value: names, ...(!success && { reason }) };
  },
} satisfies Action<PageWorld, Wanted>;
