import { parseHeld } from '../../dom/keyboard/keys';
import { controlOf, isInput, isPicker, isSelect } from '../../dom/tree/form-field';
import type { ActionSpec, Step } from '../action-spec';
import { mouseClick } from '../element/mouse-click';
import type { PageWorld } from '../page-world';
import { pointerResult } from '../results';
import { optionalText } from '../values';

export const clickSpec = {
  title: 'Click',
  description: 'Clicks an element with the left mouse button.',
  synonyms: ['tap', 'leftClick', 'mouseClick'],
  selector: 'required',
  value: {
    description: 'modifier keys to hold meanwhile, such as `Control` or `Shift+Alt`; default: none',
    schema: optionalText,
  },
  effect: 'act',
  destructive: true,
  idempotent: false,
  offeredToModel: true,
  timeoutMs: 5_000,
  result: pointerResult,
  example: { selector: '#hello' },
} satisfies ActionSpec;

export async function click(world: PageWorld, { selector, value }: Step<string>) {
  const clicks = { button: 0, count: 1, held: parseHeld(value) } as const;
  const { target, ...result } = await mouseClick(world, selector, clicks);
  const by = result.success && !result.defaultPrevented && setBy(controlOf(target.element));
  const note = `The click was delivered, but what the browser would open for it does not open for a script. Set the value with "${by}".`;
  return { ...result, ...(by && { note }) };
}

/** The action that does what a person does in the window that the browser opens for such a field. */
function setBy(field: Element): string | undefined {
  if (isSelect(field)) return field.multiple || field.size > 1 ? undefined : 'select';
  if (!isInput(field)) return undefined;
  if (field.type === 'file') return 'upload';
  return isPicker(field) && field.type !== 'range' ? 'fill' : undefined;
}
