/**
 * What `select` does with lists that are no `select` element: opens them, finds options by name, chooses, and reads the
 * choice back. https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ and listbox
 */
import { stateOf } from '../../../dom/accessibility/state';
import { composedAncestors } from '../../../dom/tree/walk';
import { RelayError } from '../../../protocol/errors';
import type { PageWorld } from '../../page-world';
import { placeOf } from '../finding/place-of';
import type { mouseClick } from '../pointing/mouse-click';
import { fieldOfList } from './field-of-list';
import { isOption, optionFinder, ticksToOpen } from './find-option';
import { listBoxOf } from './list-box-of';
import { listOptions } from './list-options';
import type { OptionName } from './option-name';
import { shownChoice } from './shown-choice';

/** How long a choice may take to show, in ticks of about 20 ms. */
const ticksToShow = 50;
const ticksToUntick = 10;
const clickWithinMs = 1_500;

interface Chosen {
  name: OptionName;
  words: string;
  /** Whether it had a tick when it was chosen. */
  ticked: boolean;
  /** Whether the page shows the choice otherwise. */
  holds(): boolean;
}

/**
 * @param matches how many elements the selector matches
 * @param found what the selector finds in place of an element that the page has removed
 * @throws RelayError not_actionable when there is no such option, naming those that there are
 */
export async function selectCustom(
  world: PageWorld,
  selector: string,
  element: Element,
  names: OptionName[],
  mouse: typeof mouseClick,
  matches: number,
  found: () => Element | null,
) {
  const { shadow } = world;
  const place = placeOf(element, shadow);
  const box = () => {
    // By its place first: a selector by what it showed may find another list now.
    const now = place() ?? found() ?? element;
    return (now.isConnected ? listBoxOf(now, shadow) : undefined) ?? now;
  };
  const isPlain = listBoxOf(element, shadow) === undefined;
  const click = async (on: () => Element, held: '' | 'Control' = '') => {
    const signal = AbortSignal.any([world.signal, AbortSignal.timeout(clickWithinMs)]);
    const clicks = { button: 0, count: 1, value: held } as const;
    // A ref of what the page has drawn anew finds nothing.
    const isFound = element.isConnected || found() !== null;
    const now = isFound ? selector : `ref=${world.refs.refOf(place() ?? element)}`;
    await mouse({ ...world, signal }, now, clicks, { standIn: on }).catch(onlyUnready);
  };
  const list = optionFinder(world, box, (part = box) => click(part), isPlain);
  const { isList, options, pick, wait, wordsOf } = list;
  const isOffered = (one: Element) => isOption(one) || (isPlain && options().includes(one));
  const choice = shownChoice(box, element, shadow, isOffered, isPlain);
  const isInField = isList ? fieldOfList(box(), shadow) : () => false;
  const takesSeveral = () =>
    [box(), ...options().flatMap(composedAncestors)].some((at) => at.ariaMultiSelectable === 'true');
  const isMultiple = () => names.length > 1 || takesSeveral();
  const isTicked = (name: OptionName) => {
    const now = pick(name);
    return now && tickOf(now);
  };
  const chosen: Chosen[] = [];
  const isLost = ({ name, ticked, holds }: Chosen) => ticked && isTicked(name) === false && !holds();
  const shownBefore = choice.text();
  let changed = false;
  let missing: string | undefined;
  /** Whether a click without Control chooses nothing but what is clicked, as it was learnt here. */
  let replaces = false;

  async function choose(name: OptionName): Promise<void> {
    await list.open();
    const option = await list.find(name);
    if (!option) throw missingOption(selector, name, list.seen, matches);
    if (!(await wait(() => !isOff(pick(name)) || undefined, ticksToOpen)))
      throw disabledOption(selector, name);
    const words = wordsOf(option);
    const isShown = choice.watch(words, dataOf(option));
    const one = { name, words, ticked: true, holds: () => isShown() || isInField(words) };
    if ((isList || isMultiple()) && tickOf(option) === true) {
      chosen.push(one);
      return;
    }
    await click(() => pick(name) ?? option, replaces ? 'Control' : '');
    changed = true;
    const isSelected = () => isTicked(name) === true && (isList || isMultiple());
    if (!(await wait(() => isSelected() || one.holds() || undefined, ticksToShow))) missing ??= words;
    if (chosen.some(isLost)) replaces = isList || takesSeveral();
    chosen.push({ ...one, ticked: isTicked(name) === true });
  }

  /** Has exactly those chosen that were named: some lists choose more than one only with Control held. */
  async function settle(): Promise<void> {
    const isNamed = (option: Element) => chosen.some(({ words }) => words === wordsOf(option));
    const others = () => options().filter((one) => tickOf(one) === true && !isNamed(one));
    const mayHold = isList || takesSeveral();
    for (let round = 0; round < (mayHold ? 2 : 1); round += 1) {
      const held = replaces || round > 0 ? 'Control' : '';
      for (const other of others()) {
        const isOn = () => other.isConnected && tickOf(other) === true;
        if (!isOn()) continue;
        await click(() => other, held);
        changed = true;
        await wait(() => !isOn() || undefined, ticksToUntick);
      }
      if (held)
        for (const one of chosen.filter(isLost)) {
          await click(() => pick(one.name) ?? box(), held);
          await wait(() => !isLost(one) || undefined, ticksToUntick);
        }
    }
    missing ??= others().map(wordsOf)[0];
  }

  /** Whether what was chosen is so still, after the others were. */
  async function isKept(one: Chosen): Promise<boolean> {
    const { name } = one;
    if (names.length === 1) return !isLost(one);
    if (isTicked(name) === true || one.holds()) return true;
    // What a list shows when it is shut may be no more than how many were chosen.
    await list.open();
    if (!pick(name)) await list.scrollTo(name);
    return pick(name) ? isTicked(name) === true : isList || takesSeveral();
  }

  try {
    for (const name of names) await choose(name);
    if ((isList || names.length > 1) && isMultiple()) await settle();
    for (const one of chosen) if (changed && !missing && !(await isKept(one))) missing = one.words;
  } catch (thrown) {
    await list.putBack();
    throw thrown;
  }
  if (!isList && list.isOpen() && (await wait(() => !list.isOpen() || undefined, ticksToOpen)) === undefined)
    await list.close();
  const success = missing === undefined;
  const reason = `The page did not keep the choice "${missing}": it shows "${choice.text()}".`;
  // Of several, some may be chosen by now.
  if (!success && names.length === 1) await list.putBack();
  return {
    success,
    value: success ? chosen.map(({ words }) => words).join(', ') : choice.text(),
    // The option may have been chosen already.
    changed: changed && (isList || names.length > 1 || choice.text() !== shownBefore),
    ...(!success && { reason }),
  };
}

/** What cannot be clicked shows in what the page keeps. @throws all else */
function onlyUnready(thrown: unknown): void {
  // The page script has an error class of its own.
  const { code } = thrown as Partial<RelayError>;
  if (code !== 'not_actionable' && code !== 'element_not_found') throw thrown;
}

function missingOption(selector: string, name: OptionName, seen: Set<string>, matches: number): RelayError {
  const there =
    seen.size > 0 ? listOptions([...seen], name) : 'none. Click it and look with "snapshot" what opens';
  const first =
    matches > 1 ? ` It is the first of ${matches} elements that match: name the list more closely.` : '';
  return new RelayError(
    'not_actionable',
    `"${selector}" is a list without the option ${JSON.stringify(name)}; there are ${there}.${first}`,
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

function tickOf(option: Element) {
  return stateOf(option, 'selected') ?? stateOf(option, 'checked');
}

function dataOf(option: Element): string {
  return option.getAttribute('data-value') ?? option.getAttribute('value') ?? '';
}
