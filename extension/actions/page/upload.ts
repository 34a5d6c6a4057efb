import * as z from 'zod/mini';
import type { ActionSpec, Step } from '../action-spec';
import { currentElement, readyTarget } from '../element/finding/target';
import { mouseClick } from '../element/pointing/mouse-click';
import type { PageWorld } from '../page-world';
import { valueResult } from '../results';
import { orJson } from '../values';

const file = z.strictObject({
  name: z.string().check(z.minLength(1), z.describe('Name of the file.')),
  type: z._default(z.string(), '').check(z.describe('MIME type, such as text/plain.')),
  base64: z.string().check(z.describe('The content in base64.')),
});
const wanted = orJson(z.union([z.array(file), file]));
type Wanted = z.infer<typeof wanted>;

export const uploadSpec = {
  title: 'Upload files',
  description: 'Puts files into a file field or drops them on a drop zone.',
  synonyms: ['uploadFile', 'upload_file', 'setInputFiles', 'attachFile'],
  selector: 'required',
  value: {
    description: '`{"name": "a.txt", "type": "text/plain", "base64": "..."}`, or an array of these, as JSON',
    schema: wanted,
  },
  valueMayBeLarge: true,
  effect: 'act',
  destructive: true,
  idempotent: false,
  offeredToModel: false,
  timeoutMs: 5_000,
  result: valueResult,
  example: { selector: '#photo', value: { name: 'hello.txt', type: 'text/plain', base64: 'aGVsbG8=' } },
} satisfies ActionSpec;

export async function upload(world: PageWorld, step: Step<Wanted>) {
  const uploadFiles = await world.load('upload');
  return uploadFiles(
    world,
    { ...step, value: [step.value].flat() },
    { readyTarget, currentElement, click: mouseClick },
  );
}
