import { isRendered } from '../visibility';
import { composedAncestors } from '../walk';
import { isInput, isTextField } from './form-field';

/** The fields for the characters of a code, from this one on; undefined where there are not as many. */
export function codeBoxes(field: Element, characters: number): HTMLInputElement[] | undefined {
  const isBox = (one: Element): one is HTMLInputElement =>
    isInput(one) && isTextField(one) && isRendered(one);
  const group = composedAncestors(field).find(
    (at) => [...at.querySelectorAll('input')].filter(isBox).length > 1,
  );
  const all = [...(group?.querySelectorAll('input') ?? [])].filter(isBox);
  const boxes = all.slice(all.indexOf(field as HTMLInputElement)).slice(0, characters);
  return boxes.length === characters && characters > 1 ? boxes : undefined;
}
