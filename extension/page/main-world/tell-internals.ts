import { internalsAnswer, internalsQuestion } from '../../dom/accessibility/aria-of';

/** What is told of an element, by the names of the attributes. */
const properties = {
  role: 'role',
  'aria-label': 'ariaLabel',
  'aria-checked': 'ariaChecked',
  'aria-disabled': 'ariaDisabled',
  'aria-expanded': 'ariaExpanded',
  'aria-pressed': 'ariaPressed',
  'aria-selected': 'ariaSelected',
} as const;

/**
 * From now on, custom elements answer what role, name and states they were given by `ElementInternals`, which nobody else
 * can read. Runs in the page's own world.
 */
export function tellInternals(view: Window & typeof globalThis): void {
  const { prototype } = view.HTMLElement;
  const { addEventListener, dispatchEvent } = view.EventTarget.prototype;
  prototype.attachInternals = new Proxy(prototype.attachInternals, {
    apply(own, element: HTMLElement, args) {
      const internals: ElementInternals = Reflect.apply(own, element, args);
      const answer = () => {
        const facts = Object.entries(properties).map(([name, property]) => [name, internals[property]]);
        const detail = JSON.stringify(Object.fromEntries(facts));
        dispatchEvent.call(element, new view.CustomEvent(internalsAnswer, { detail }));
      };
      addEventListener.call(element, internalsQuestion, answer);
      return internals;
    },
  });
}
