/** Opens a custom list, and finds its options by name: among those that are shown, by typing, and by scrolling. */

import { nameOf } from '../../../dom/accessibility/name';
import { stateOf } from '../../../dom/accessibility/state';
import { fire } from '../../../dom/events/fire';
import { moveFocus } from '../../../dom/events/focus';
import { replaceText } from '../../../dom/keyboard/edit';
import { pressChord, typeCharacter } from '../../../dom/keyboard/keyboard';
import { parseChord } from '../../../dom/keyboard/keys';
import { isTextField } from '../../../dom/tree/fields/form-field';
import { rootOf } from '../../../dom/tree/root-of';
import { styleOf } from '../../../dom/tree/style-of';
import { isVisible } from '../../../dom/tree/visibility';
import { composedAncestors, elementsFrom, type ShadowLookup } from '../../../dom/tree/walk';
import { collapse } from '../../../protocol/collapse';
import type { PageWorld } from '../../page-world';
import { inputStateOf } from '../pointing/input-state';
import { nameIn, type OptionName } from './option-name';
import { faceOf, shownSince } from './plain-list';

/** How long options may take to come, in ticks of about 20 ms. */
export const ticksToOpen = 25;
const ticksToLoad = 75;
const ticksToDraw = 3;

/**
 * @param box the list or what opens it, now
 * @param clickBox clicks it, or a part of it, if it can be clicked
 * @param isPlain whether the page does not say that it is a list
 */
export function optionFinder(
  world: PageWorld,
  box: () => Element,
  clickBox: (part?: () => Element) => Promise<void>,
  isPlain: boolean,
) {
  const { document, shadow } = world;
  const input = inputStateOf(world);
  const isList = box().getAttribute('role') === 'listbox';
  const press = (chord: string) => pressChord(document, parseChord(chord), input);
  let shown = isPlain ? shownSince(box, shadow) : undefined;
  const plainOptions = () => shown?.options() ?? [];
  const isOpen = () => stateOf(box(), 'expanded') === true || plainOptions().length > 0;
  const optionsIn = (root: Element) => [...elementsFrom(root, shadow)].filter(isOption);
  const before = new Set(isList || isOpen() ? [] : optionsIn(rootOf(document)).filter(isShown));
  const options = () => {
    const there = optionsIn(isList ? box() : rootOf(document)).filter(
      (one) => !before.has(one) && isShown(one),
    );
    if (there.length > 0 || isList) return there;
    return isPlain ? plainOptions() : drawnBeside(box(), shadow);
  };
  const seen = new Set<string>();
  const wordsOf = (option: Element) => {
    const words = collapse(nameOf(option, shadow) || (option.textContent ?? ''));
    seen.add(words);
    return words;
  };
  const pick = (name: OptionName) => nameIn(options(), name, wordsOf);
  const wait = async <Found>(look: () => Found | undefined, ticks: number) => {
    let found = look();
    for (let tick = 0; found === undefined && tick < ticks && !world.signal.aborted; tick += 1) {
      await world.tick();
      found = look();
    }
    return found;
  };
  const anyOption = () => (options().length > 0 ? true : undefined);
  /** What the field held before it was typed into to find an option. */
  let held: string | undefined;

  async function open(): Promise<void> {
    if (isList || (isOpen() && anyOption())) return;
    if (!isOpen()) await clickBox();
    if (await wait(anyOption, ticksToOpen)) return;
    if (isPlain) {
      // It was open, and nothing but the click that has shut it says so.
      if (!shown?.isAnyGone()) return;
      shown = shownSince(box, shadow);
      await clickBox();
      await wait(anyOption, ticksToOpen);
      return;
    }
    moveFocus(box(), world.devices, shadow);
    await press('ArrowDown');
    await wait(anyOption, ticksToOpen);
  }

  async function close(): Promise<void> {
    if (!isOpen()) return;
    // The page has not said which key shuts it, and Escape may shut the dialog around it.
    const face = isPlain ? faceOf(box(), options()) : undefined;
    if (face) await clickBox(() => face);
    else if (!isPlain) await press('Escape');
    if (face) await wait(() => (isOpen() ? undefined : true), ticksToOpen);
  }

  async function find(name: OptionName): Promise<Element | undefined> {
    const there = pick(name);
    if (there) return there;
    const field = box();
    const words = typeof name === 'string' ? name : 'label' in name ? name.label : undefined;
    if (words !== undefined && isTextField(field) && !field.readOnly) {
      moveFocus(field, world.devices, shadow);
      held ??= field.value;
      field.select();
      for (const character of words) await typeCharacter(document, character, input);
      const found = await wait(() => pick(name), ticksToLoad);
      if (found) return found;
      if (held === '') {
        field.select();
        await press('Backspace');
        await wait(anyOption, ticksToOpen);
      } else {
        // Of a field that is emptied, pages forget the choice, and the old text does not bring that back.
        await putBack();
        await open();
      }
    }
    return (await scrollTo(name)) ?? wait(() => pick(name), ticksToLoad);
  }

  /** Shuts the list, and gives the field the text that it held before it was typed into. */
  async function putBack(): Promise<void> {
    const text = held;
    const restore = () => {
      const field = box();
      if (text === undefined || !isTextField(field) || field.value === text) return false;
      moveFocus(field, world.devices, shadow);
      return replaceText(field, text, world.devices);
    };
    await close();
    if (!restore() || world.signal.aborted) return;
    // The text opens some lists, and some fields are emptied by the key that shuts them.
    await world.tick();
    await close();
    restore();
  }

  /** Lists of many options draw only those that are in view. */
  async function scrollTo(name: OptionName): Promise<Element | undefined> {
    const scroller = composedAncestors(options()[0] ?? box()).find(scrolls);
    if (!scroller) return undefined;
    const drawn = () => options().map(wordsOf).join();
    const scrollBy = async (cssPx: number): Promise<boolean> => {
      const [from, sign] = [scroller.scrollTop, drawn()];
      scroller.scrollTop += cssPx;
      const isDrawn = () => (drawn() === sign ? undefined : true);
      if (scroller.scrollTop === from) return false;
      if (await wait(isDrawn, ticksToDraw)) return true;
      // In a window without frames, scrolling tells the page nothing.
      fire(scroller, 'Event', 'scroll', {});
      return (await wait(isDrawn, ticksToDraw)) === true;
    };
    await scrollBy(-scroller.scrollTop);
    while (!pick(name) && (await scrollBy(scroller.clientHeight * 0.8))) if (world.signal.aborted) break;
    return pick(name);
  }

  return { isList, isOpen, options, seen, wordsOf, pick, wait, open, close, find, scrollTo, putBack };
}

/** Some lists give their drawn options no role, but only a state. */
export function isOption(element: Element): boolean {
  const role = element.getAttribute('role');
  if (element.localName === 'option') return false;
  return role === 'option' || (role === null && element.hasAttribute('aria-selected'));
}

/** Visible, and not cut off by a box of no size, where lists have copies for screen readers. */
function isShown(option: Element): boolean {
  if (!isVisible(option)) return false;
  return !composedAncestors(option).some((at) => {
    const isFlat = at.clientHeight === 0 || at.clientWidth === 0;
    return isFlat && at !== option && /hidden|clip|auto|scroll/.test(styleOf(at)?.overflow ?? '');
  });
}

/** The words in a popup whose list is for screen readers alone, and gives the drawn options neither role nor state. */
function drawnBeside(box: Element, shadow: ShadowLookup): Element[] {
  const id = box.getAttribute('aria-controls') ?? box.getAttribute('aria-owns');
  const list = id ? (box.getRootNode() as Document).getElementById(id) : null;
  const popup = list?.parentElement;
  if (!list || !popup || list.clientHeight > 0 || popup.contains(box)) return [];
  // The copy has the options too; without them, what is beside it is no popup.
  if (!list.querySelector('[role=option]')) return [];
  const hasWords = (one: Element) =>
    [...one.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
  return [...elementsFrom(popup, shadow)].filter(
    (one) => !list.contains(one) && hasWords(one) && isShown(one),
  );
}

/** Some lists hide their scroll bar, and draw their own. */
function scrolls(element: Element): boolean {
  const isLong = element.clientHeight > 0 && element.scrollHeight > element.clientHeight * 1.2;
  return isLong && /auto|scroll|hidden/.test(styleOf(element)?.overflowY ?? '');
}
