// Why: arrow, Home, End and Page keys move something different in each kind of element.
import { fireInputAndChange } from './fire';
import { editingHost, isInput, isSelect, isTextField } from './form-field';
import { setNativeValue } from './value';

/** Does what an arrow, Home, End or Page key does to a list, a radio group, a number, a caret or the page. */
export function moveByKey(target: Element, key: string, extending: boolean): void {
  if (isSelect(target)) choose(target, key);
  else if (isInput(target) && target.type === 'radio') chooseRadio(target, key);
  else if (isInput(target) && target.type === 'range') step(target, /Up|Right/.test(key));
  else if (isInput(target) && target.type === 'number' && /Up|Down/.test(key))
    step(target, key === 'ArrowUp');
  else if (isTextField(target) || editingHost(target)) moveCaret(target, key, extending);
  else scrollPage(target, key);
}

function scrollPage(target: Element, key: string): void {
  const view = target.ownerDocument.defaultView;
  const page = (view?.innerHeight ?? 0) * 0.875;
  const down: Record<string, number> = {
    ArrowUp: -40,
    ArrowDown: 40,
    PageUp: -page,
    PageDown: page,
    Home: -1e7,
    End: 1e7,
  };
  const right: Record<string, number> = { ArrowLeft: -40, ArrowRight: 40 };
  view?.scrollBy({ top: down[key] ?? 0, left: right[key] ?? 0, behavior: 'instant' });
}

function choose(select: HTMLSelectElement, key: string): void {
  const forward = key === 'ArrowDown' || key === 'ArrowRight';
  const options = [...select.options].filter((option) => !option.disabled);
  const here = options.findIndex((option) => option.selected);
  const wanted = key === 'Home' ? 0 : key === 'End' ? options.length - 1 : here + (forward ? 1 : -1);
  const next = options[Math.min(Math.max(wanted, 0), options.length - 1)];
  if (!next || next.selected) return;
  select.selectedIndex = next.index;
  fireInputAndChange(select);
}

function chooseRadio(radio: HTMLInputElement, key: string): void {
  const root = radio.form ?? (radio.getRootNode() as ParentNode);
  const all = [...root.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const group = all.filter((one) => one.name === radio.name && !one.disabled);
  const change = key === 'ArrowDown' || key === 'ArrowRight' ? 1 : -1;
  const next = group[(group.indexOf(radio) + change + group.length) % group.length];
  next?.focus({ preventScroll: true });
  next?.click();
}

function step(field: HTMLInputElement, up: boolean): void {
  const before = field.value;
  const copy = field.cloneNode(false) as HTMLInputElement;
  setNativeValue(copy, before);
  if (up) copy.stepUp();
  else copy.stepDown();
  if (copy.value === before) return;
  setNativeValue(field, copy.value);
  fireInputAndChange(field);
}

function moveCaret(target: Element, key: string, extending: boolean): void {
  const moves: Record<string, [direction: 'backward' | 'forward', by: string]> = {
    ArrowLeft: ['backward', 'character'],
    ArrowRight: ['forward', 'character'],
    ArrowUp: ['backward', 'line'],
    ArrowDown: ['forward', 'line'],
    Home: ['backward', 'lineboundary'],
    End: ['forward', 'lineboundary'],
  };
  const move = moves[key];
  if (move) target.ownerDocument.getSelection()?.modify(extending ? 'extend' : 'move', ...move);
}
