import type { ActionSpec, Step } from '../action-spec';
import { readyTarget } from '../element/finding/target';
import type { PageWorld } from '../page-world';
import { pointerResult } from '../results';
import { noValue } from '../values';

export const submitSpec = {
  title: 'Submit a form',
  description: 'Submits a form, given itself or anything in it, with its validation and its submit event.',
  synonyms: ['submitForm', 'submit_form'],
  selector: 'required',
  value: noValue,
  effect: 'act',
  destructive: true,
  idempotent: false,
  offeredToModel: true,
  timeoutMs: 5_000,
  result: pointerResult,
  example: { selector: '#form' },
} satisfies ActionSpec;

export async function submit(world: PageWorld, step: Step) {
  const { submitForm } = await world.load('submit-form');
  return submitForm(world, step, readyTarget);
}
