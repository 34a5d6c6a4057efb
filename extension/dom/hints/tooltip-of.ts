import { collapse } from '../../protocol/collapse';
import { own } from '../tree/walk';

/** What shows a text beside a control without a name. */
const tooltips =
  `title data-tooltip data-tip data-title data-original-title data-bs-original-title data-tooltip-content
  data-tippy-content tooltip mattooltip`.split(/\s+/);

/** The text that is shown beside a control while the mouse is on it: by an attribute, or by the title of its drawing. */
export function tooltipOf(element: Element): string {
  const text = tooltips.map((name) => element.getAttribute(name)).find(Boolean);
  const drawing = own(element, 'querySelector')('svg > title') as Element | null;
  return collapse(text ?? drawing?.textContent ?? titleOfPart(element));
}

/** A button may hold its sign in a part that has the title: `<button><span title="Important">▶</span></button>`. */
function titleOfPart(element: Element): string {
  const [part, ...others] = own(element, 'querySelectorAll')('[title]') as NodeListOf<Element>;
  const isWhole =
    part &&
    others.length === 0 &&
    collapse(part.textContent ?? '') === collapse(own(element, 'textContent') ?? '');
  return (isWhole && part.getAttribute('title')) || '';
}
