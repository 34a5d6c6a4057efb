/**
 * What `select` does with lists that are no `select` element: opens them, finds options by name (scrolling
 * and typing), chooses, and reads the choice back. https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ and listbox
 */
import { collapse, nameOf } from '../../dom/accessibility/name';
import { stateOf } from '../../dom/accessibility/state';
import { fire } from '../../dom/events/fire';
import { moveFocus } from '../../dom/events/focus';
import { pressChord, typeCharacter } from '../../dom/keyboard/keyboard';
import { parseChord } from '../../dom/keyboard/keys';
import { isTextField } from '../../dom/tree/form-field';
import { rootOf } from '../../dom/tree/root-of';
import { styleOf } from '../../dom/tree/style-of';
import { isVisible } from '../../dom/tree/visibility';
import { composedAncestors, elementsFrom, type ShadowLookup } from '../../dom/tree/walk';
import { RelayError } from '../../protocol/errors';
import type { PageWorld } from '../page-world';
import { inputStateOf } from './input-state';
import { listBoxOf } from './list-box-of';
import type { mouseClick } from './mouse-click';
import { nameIn, type OptionName } from './option-name';
import { shownChoice } from './shown-choice';

/** How long options may take to come, and a choice to show, in ticks of about 20 ms. */
const ticksToOpen = 25;
const ticksToLoad = 75;
const ticksToShow = 50;
const ticksToDraw = 3;
const clickWithinMs = 1_500;
const maxListed = 20;

/**
 * @param matches how many elements the selector matches
 * @throws RelayError not_actionable when there is no such option, naming those that there are
 */
export async function selectCustom(
  world: PageWorld,
  selector: string,
  element: Element,
  names: OptionName[],
  mouse: typeof mouseClick,
  matches: number,
) {
  const { document, shadow } = world;
  const input = inputStateOf(world);
  const box = () => (element.isConnected ? listBoxOf(element, shadow) : undefined) ?? element;
  const isList = box().getAttribute('role') === 'listbox';
  const press = (chord: string) => pressChord(document, parseChord(chord), input);
  const isOpen = () => stateOf(box(), 'expanded') === true;
  const optionsIn = (root: Element) => [...elementsFrom(root, shadow)].filter(isOption);
  const before = new Set(isList || isOpen() ? [] : optionsIn(rootOf(document)).filter(isShown));
  const options = () => {
    const there = optionsIn(isList ? box() : rootOf(document)).filter(
      (one) => !before.has(one) && isShown(one),
    );
    return there.length > 0 || isList ? there : drawnBeside(box(), shadow);
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
  const click = async (on: () => Element) => {
    const signal = AbortSignal.any([world.signal, AbortSignal.timeout(clickWithinMs)]);
    const clicks = { button: 0, count: 1, value: '' } as const;
    await mouse({ ...world, signal }, selector, clicks, { standIn: on });
  };
  const anyOption = () => (options().length > 0 ? true : undefined);

  async function open(): Promise<void> {
    if (isList || (isOpen() && anyOption())) return;
    if (!isOpen()) await click(box).catch(onlyUnready);
    if (await wait(anyOption, ticksToOpen)) return;
    moveFocus(box(), world.devices, shadow);
    await press('ArrowDown');
    await wait(anyOption, ticksToOpen);
  }

  async function find(name: OptionName): Promise<Element | undefined> {
    const there = pick(name);
    if (there) return there;
    const field = box();
    const words = typeof name === 'string' ? name : 'label' in name ? name.label : undefined;
    if (words !== undefined && isTextField(field) && !field.readOnly) {
      moveFocus(field, world.devices, shadow);
      field.select();
      for (const character of words) await typeCharacter(document, character, input);
      const found = await wait(() => pick(name), ticksToLoad);
      if (found) return found;
      field.select();
      await press('Backspace');
      await wait(anyOption, ticksToOpen);
    }
    return (await scrollTo(name)) ?? wait(() => pick(name), ticksToLoad);
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

  const choice = shownChoice(box, element, shadow, isOption);
  const isMultiple = () =>
    names.length > 1 ||
    [box(), ...options().flatMap(composedAncestors)].some((at) => at.ariaMultiSelectable === 'true');
  const chosen: string[] = [];
  const shownBefore = choice.text();
  let changed = false;
  let missing: string | undefined;
  for (const name of names) {
    await open();
    const option = await find(name);
    if (!option) {
      if (isOpen()) await press('Escape');
      throw missingOption(selector, name, seen, matches);
    }
    if (!(await wait(() => !isOff(pick(name)) || undefined, ticksToOpen))) {
      if (isOpen()) await press('Escape');
      throw disabledOption(selector, name);
    }
    const words = wordsOf(option);
    chosen.push(words);
    const holds = choice.watch(words, dataOf(option));
    const isSelected = () => {
      const now = pick(name);
      return now !== undefined && tickOf(now) === true && (isList || isMultiple());
    };
    if ((isList || isMultiple()) && tickOf(option) === true) continue;
    await click(() => pick(name) ?? option).catch(onlyUnready);
    changed = true;
    if (!(await wait(() => isSelected() || holds() || undefined, ticksToShow))) missing ??= words;
  }
  if ((isList || names.length > 1) && isMultiple())
    for (const other of options().filter((one) => tickOf(one) === true && !chosen.includes(wordsOf(one)))) {
      await click(() => other).catch(onlyUnready);
      changed = true;
      if (other.isConnected && tickOf(other) === true) missing ??= wordsOf(other);
    }
  if (!isList && isOpen() && (await wait(() => !isOpen() || undefined, ticksToOpen)) === undefined)
    await press('Escape');
  const success = missing === undefined;
  return {
    success,
    value: success ? chosen.join(', ') : choice.text(),
    // The option may have been chosen already.
    changed: changed && (isList || names.length > 1 || choice.text() !== shownBefore),
    ...(!success && {
      reason: `The page did not keep the choice "${missing}": it shows "${choice.text()}".`,
    }),
  };
}

/** What cannot be clicked shows in what the page keeps. @throws all else */
function onlyUnready(thrown: unknown): void {
  // The page script has an error class of its own.
  const { code } = thrown as Partial<RelayError>;
  if (code !== 'not_actionable' && code !== 'element_not_found') throw thrown;
}

/** Some lists give their drawn options no role, but only a state. */
function isOption(element: Element): boolean {
  const role = element.getAttribute('role');
  if (element.localName === 'option') return false;
  return role === 'option' || (role === null && element.hasAttribute('aria-selected'));
}

function missingOption(selector: string, name: OptionName, seen: Set<string>, matches: number): RelayError {
  const there = [...seen].slice(0, maxListed).map((words) => `"${words}"`);
  const none = 'none. Click it and look with "snapshot" what opens';
  const first =
    matches > 1 ? ` It is the first of ${matches} elements that match: name the list more closely.` : '';
  return new RelayError(
    'not_actionable',
    `"${selector}" is a list without the option ${JSON.stringify(name)}; there are ${there.join(', ') || none}.${first}`,
  );
}

function disabledOption(selector: string, name: OptionName): RelayError {
  return new RelayError(
    'not_actionable',
    `"${selector}" is a list whose option ${JSON.stringify(name)} is disabled. Choose another one, or do first what enables it.`,
  );
}

function isOff(option: Element | undefined): boolean {
  return option !== undefined && stateOf(option, 'disabled') === true;
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

function tickOf(option: Element) {
  return stateOf(option, 'selected') ?? stateOf(option, 'checked');
}

function dataOf(option: Element): string {
  return option.getAttribute('data-value') ?? option.getAttribute('value') ?? '';
}
