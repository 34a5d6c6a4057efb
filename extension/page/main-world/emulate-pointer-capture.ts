import { captureAsked, captureGivenUp } from '../../dom/mouse/pointer-capture';

/** The id of the mouse in Chromium, which is what our events carry. */
const mouseId = 1;

/**
 * Makes `setPointerCapture`, `releasePointerCapture` and `hasPointerCapture` work for dispatched mouse events: the browser
 * captures only for a button that is really down. The page script learns of it by an event, and dispatches to the
 * element from then on. Runs in the page's own world.
 */
export function emulatePointerCapture(view: Window & typeof globalThis): void {
  const { prototype } = view.Element;
  let pressed = false;
  let holder: Element | null = null;
  const follow = (type: string, change: () => void) =>
    view.addEventListener(
      type,
      (event) => {
        if (!event.isTrusted) change();
      },
      true,
    );
  follow('pointerdown', () => {
    pressed = true;
  });
  follow('lostpointercapture', () => {
    holder = null;
  });
  follow('click', () => {
    pressed = false;
  });
  const dispatch = (element: Element, type: string) =>
    element.dispatchEvent(new view.Event(type, { composed: true }));

  prototype.setPointerCapture = new Proxy(prototype.setPointerCapture, {
    apply(own, element, args) {
      Reflect.apply(own, element, args);
      if (!pressed || args[0] !== mouseId) return;
      holder = element;
      dispatch(element, captureAsked);
    },
  });
  prototype.releasePointerCapture = new Proxy(prototype.releasePointerCapture, {
    apply(own, element, args) {
      Reflect.apply(own, element, args);
      if (holder !== element || args[0] !== mouseId) return;
      holder = null;
      dispatch(element, captureGivenUp);
    },
  });
  prototype.hasPointerCapture = new Proxy(prototype.hasPointerCapture, {
    apply: (own, element, args) =>
      Reflect.apply(own, element, args) || (args[0] === mouseId && holder === element),
  });
}
