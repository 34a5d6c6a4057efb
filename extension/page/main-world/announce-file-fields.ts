import { fileFieldAsked } from '../../dom/file-field-asked';

/**
 * Announces file fields whose chooser the page opens by script, as its own buttons do. The field is often in no document,
 * where the extension would not find it. Runs in the page's own world.
 */
export function announceFileFields(view: Window & typeof globalThis): void {
  const { dispatchEvent } = view.EventTarget.prototype;
  const isTaken = (field: unknown) => {
    if (!(field instanceof view.HTMLInputElement) || field.type !== 'file') return false;
    const event = new view.MouseEvent(fileFieldAsked, { cancelable: true, relatedTarget: field });
    return !dispatchEvent.call(field.ownerDocument, event);
  };
  const own = {
    click: view.HTMLElement.prototype,
    showPicker: view.HTMLInputElement.prototype,
  };
  for (const [name, prototype] of Object.entries(own)) {
    const property = Object.getOwnPropertyDescriptor(prototype, name);
    if (!property) continue;
    const value = new Proxy(property.value, {
      apply: (call, field, args) => (isTaken(field) ? undefined : Reflect.apply(call, field, args)),
    });
    Object.defineProperty(prototype, name, { ...property, value });
  }
}
