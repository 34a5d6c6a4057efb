/** Drags the thumb of a range input. */
import type { Point } from '../actionability/clickable-point';
import { fire } from '../events/fire';
import { sanitizedValue, setNativeValue } from '../tree/fields/field-value';
import { isDisabled, isInput } from '../tree/fields/form-field';
import { styleOf } from '../tree/style-of';
import type { HeldPress } from './held-press';

/** The width of Chrome's slider thumb, in CSS pixels; restyled thumbs differ by a few pixels. */
const thumbCssPx = 16;

/** Moves the thumb of a range input to the point, then with the mouse until the button is released. */
export function slideByMouse(range: Element, point: Point): HeldPress | undefined {
  if (!isInput(range) || range.type !== 'range' || isDisabled(range)) return undefined;
  const before = range.value;
  const moveTo = ({ x, y }: Point) => {
    const value = sanitizedValue(range, String(valueAt(range, x, y)));
    if (value === range.value) return;
    setNativeValue(range, value);
    fire(range, 'Event', 'input', { bubbles: true, composed: true });
  };
  moveTo(point);
  return {
    moveTo,
    release: () => {
      if (range.value !== before) fire(range, 'Event', 'change', { bubbles: true });
    },
  };
}

function valueAt(range: HTMLInputElement, x: number, y: number): number {
  const box = range.getBoundingClientRect();
  const style = styleOf(range);
  const upright = style?.writingMode.startsWith('vertical');
  const length = (upright ? box.height : box.width) - thumbCssPx;
  const along = (upright ? y - box.top : x - box.left) - thumbCssPx / 2;
  const part = Math.min(Math.max(along / length, 0), 1);
  const [min, max] = [Number(range.min || 0), Number(range.max || 100)];
  return min + (max - min) * (style?.direction === 'rtl' ? 1 - part : part);
}
