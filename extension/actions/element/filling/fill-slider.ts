/** What `fill` does with sliders and spin buttons that are no `input`, in a lazy script: by keys, else with the mouse. */

import type { Point } from '../../../dom/actionability/clickable-point';
import { oneTask } from '../../../dom/events/fire';
import { moveFocus } from '../../../dom/events/focus';
import type { InputState } from '../../../dom/events/input-state';
import { pressChord, typeCharacter } from '../../../dom/keyboard/keyboard';
import { parseChord } from '../../../dom/keyboard/keys';
import type { holdPointer, movePointer } from '../../../dom/mouse/pointer';
import { fieldValue } from '../../../dom/tree/fields/field-value';
import { tagOf } from '../../../dom/tree/visibility';
import { collapse } from '../../../protocol/collapse';
import { RelayError } from '../../../protocol/errors';
import type { PageWorld } from '../../page-world';
import type { currentElement } from '../finding/target';

/** What keeps state in the page script, or is recognised by it. */
interface SliderParts {
  input: InputState;
  currentElement: typeof currentElement;
  move: typeof movePointer;
  hold: typeof holdPointer;
}

/** As many keys as a person would press at most; beyond that the mouse goes most of the way. */
const maxKeys = 200;
const maxDrags = 4;

/**
 * Sets `aria-valuenow`, or for words `aria-valuetext`, and reads it back.
 * @throws RelayError bad_request for a number outside of `aria-valuemin` and `aria-valuemax`
 */
export async function fillSlider(
  world: PageWorld,
  selector: string,
  found: Element,
  value: string,
  { input, currentElement, move, hold }: SliderParts,
) {
  const document = found.ownerDocument;
  const slider = () => currentElement(world, selector, found) ?? found;
  const numberOf = (attribute: string, without: number) =>
    Number.parseFloat(slider().getAttribute(attribute) ?? `${without}`);
  const now = () => numberOf('aria-valuenow', Number.NaN);
  const min = numberOf('aria-valuemin', 0);
  const max = numberOf('aria-valuemax', 100);
  const isSpin = found.getAttribute('role') === 'spinbutton';
  const wanted = value.trim() === '' ? Number.NaN : Number(value.trim().replace(',', '.'));
  if (value.trim() === '' || wanted < min || (wanted > max && max > min))
    throw new RelayError(
      'bad_request',
      `${tagOf(found)} takes a value from ${min} to ${max}, not "${value}".`,
    );
  const isMet = () =>
    now() === wanted ||
    collapse(slider().getAttribute('aria-valuetext') ?? '').toLowerCase() === collapse(value).toLowerCase();
  const key = async (chord: string) => {
    const before = fieldValue(slider());
    await pressChord(document, parseChord(chord), input);
    await oneTask(document);
    // Some render in a frame.
    if (fieldValue(slider()) === before) await world.tick();
    return fieldValue(slider()) !== before;
  };
  const drag = async () => {
    const { from, to } = route(slider(), (wanted - min) / (max - min), (now() - min) / (max - min));
    move(input, slider(), from);
    await hold(input, { hit: slider(), point: from }, 0, 1, async (press) => {
      move(input, slider(), to, press);
      await oneTask(document);
      return { hit: slider(), point: to };
    });
    await world.tick();
  };

  moveFocus(found, world.devices, world.shadow);
  await oneTask(document);
  if (isSpin && !Number.isNaN(wanted) && !isMet()) {
    for (const character of value.trim()) await typeCharacter(document, character, input);
    await oneTask(document);
  }
  if (Number.isNaN(wanted)) await findWords(key, isMet, world.signal);
  else {
    const isFar = async () => !(await goByKeys(key, now, wanted, isMet, { min, max, signal: world.signal }));
    const isDragged = !isSpin && Number.isFinite(now()) && max > min;
    if (!isMet() && (await isFar()) && isDragged) {
      for (let times = 0; times < maxDrags && !isMet() && !world.signal.aborted; times += 1) await drag();
      if (!isMet()) await isFar();
    }
  }
  await oneTask(document);
  const success = isMet();
  const held = fieldValue(slider()) ?? '';
  return { success, value: held, ...(!success && { reason: `Keys and mouse brought it to "${held}".` }) };
}

type Key = (chord: string) => Promise<boolean>;

/** From the first value on. */
async function findWords(key: Key, isMet: () => boolean, signal: AbortSignal): Promise<void> {
  if (isMet()) return;
  await key('Home');
  for (let times = 0; times < maxKeys && !isMet() && !signal.aborted; times += 1)
    if (!(await key('ArrowRight')) && !(await key('ArrowUp'))) return;
}

/** False where keys do nothing, or it is too far for them. */
async function goByKeys(
  key: Key,
  now: () => number,
  wanted: number,
  isMet: () => boolean,
  { min, max, signal }: { min: number; max: number; signal: AbortSignal },
): Promise<boolean> {
  if (wanted === min && (await key('Home')) && isMet()) return true;
  if (wanted === max && (await key('End')) && isMet()) return true;
  /** How far a key goes, as last seen. */
  const reach = new Map<string, number>();
  const untried = (some: string[]) => some.filter((one) => !reach.has(one));
  for (let pressed = 0; pressed < maxKeys && !isMet() && !signal.aborted; pressed += 1) {
    const from = now();
    const left = wanted - from;
    const useful = [...reach].filter(
      ([, by]) => Math.sign(by) === Math.sign(left) && Math.abs(by) <= Math.abs(left) * 1.0001,
    );
    const [best] = useful.toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a));
    const up = left > 0;
    const arrows = untried(
      up
        ? ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown']
        : ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp'],
    );
    const isLong = best !== undefined && Math.abs(left / best[1]) > 10;
    const pages = isLong ? untried(up ? ['PageUp'] : ['PageDown']) : [];
    if (isLong && pages.length === 0 && Math.abs(left / best[1]) > maxKeys - pressed) return false;
    const chord = pages[0] ?? best?.[0] ?? arrows[0];
    if (chord === undefined) return reach.size > 0 && [...reach.values()].some((by) => by !== 0);
    await key(chord);
    reach.set(chord, now() - from);
  }
  return true;
}

/** From the thumb to where the part of the way is that is wanted, along the track around it. */
function route(thumb: Element, wanted: number, now: number): { from: Point; to: Point } {
  const box = thumb.getBoundingClientRect();
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const isUpright = thumb.getAttribute('aria-orientation') === 'vertical';
  const lengthOf = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return isUpright ? height : width;
  };
  let track = thumb;
  while (track.parentElement && lengthOf(track) < 3 * lengthOf(thumb)) track = track.parentElement;
  const by = (wanted - now) * lengthOf(track);
  return { from, to: isUpright ? { x: from.x, y: from.y - by } : { x: from.x + by, y: from.y } };
}
