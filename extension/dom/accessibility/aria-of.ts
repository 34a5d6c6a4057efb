import { tagNameOf } from '../tree/walk';

/** Asked of an element; what it was given by `ElementInternals` comes back as JSON in an event of the second name. */
export const internalsQuestion = 'tabrelay:internals';
export const internalsAnswer = 'tabrelay:internals-are';

/** An attribute such as `role` or `aria-checked`, also where a custom element has it by its `ElementInternals`. */
export function ariaOf(element: Element, name: string): string | null {
  const given = element.getAttribute(name);
  if (given !== null || !tagNameOf(element).includes('-')) return given;
  let told: string | null = null;
  const note = (event: Event) => {
    told = JSON.parse((event as CustomEvent).detail)[name] ?? null;
  };
  element.addEventListener(internalsAnswer, note, { once: true });
  element.dispatchEvent(new Event(internalsQuestion));
  element.removeEventListener(internalsAnswer, note);
  return told;
}
