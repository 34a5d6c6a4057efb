/** What a page marks as selected, as an editor does with the objects of a drawing. */
import { isVisible } from '../../tree/visibility';
import { textOf } from './headings';

const selected =
  '[aria-selected=true]:not([role=tab], [role=option]), [class~=selected i], [class~=is-selected i], [data-selected=true i]';
const within = 'nav, [role=navigation], [role=tablist], [role=menu], [role=listbox], select';
const maxThings = 20;
const maxChars = 200;

/** Of each its text, what it is called and its classes. */
export function selectedThings(page: Document): string[] {
  return [...page.querySelectorAll(selected)]
    .filter((one) => !one.closest(within) && isVisible(one))
    .slice(0, maxThings)
    .map((one) =>
      [
        textOf(one, maxChars),
        ...['aria-label', 'title', 'class', 'data-type'].map((name) => one.getAttribute(name) ?? ''),
      ].join(' '),
    );
}
