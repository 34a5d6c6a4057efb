import { controlOf, isInput, isPicker, isSelect } from '../../dom/tree/fields/form-field';
import type { ActionSpec, Step } from '../action-spec';
import { mouseClick } from '../element/pointing/mouse-click';
import type { PageWorld } from '../page-world';
import { pointerResult } from '../results';
import { type ClickValue, clickValue } from '../values';

export const clickSpec = {
  title: 'Click',
  description: 'Clicks an element with the left mouse button.',
  synonyms: ['tap', 'leftClick', 'mouseClick'],
  selector: 'required',
  value: clickValue,
  effect: 'act',
  destructive: true,
  idempotent: false,
  offeredToModel: true,
  brief: 'keys to hold or {"position":{"x":5,"y":5}}',
  timeoutMs: 5_000,
  result: pointerResult,
  example: { selector: '#hello' },
} satisfies ActionSpec;

export async function click(world: PageWorld, { selector, value }: Step<ClickValue>) {
  const { target, ...result } = await mouseClick(world, selector, { button: 0, count: 1, value });
  const by = result.success && !result.defaultPrevented && setBy(controlOf(target.element));
  const note = `The click was delivered, but its picker does not open for a script. Set the value with "${by}".`;
  return { ...result, ...(by && { note }) };
}

/** The action that does what a person does in the window that the browser opens for such a field. */
function setBy(field: Element): string | undefined {
  if (isSelect(field)) return field.multiple || field.size > 1 ? undefined : 'select';
  if (!isInput(field)) return undefined;
  if (field.type === 'file') return 'upload';
  return isPicker(field) && field.type !== 'range' ? 'fill' : undefined;
}
