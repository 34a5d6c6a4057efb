/** Groups of options under one name, such as radio buttons in a field set. */
import { isBox, isField, type Page, type PageElement } from './page';

export function isGroup({ role, name }: PageElement): boolean {
  return /^(?:radiogroup|group|listbox)$/.test(role ?? '') && name !== undefined;
}

/** What can be chosen in a group. */
export function optionsIn(page: Page, group: PageElement): PageElement[] {
  return page
    .inside(group)
    .filter(
      (element) =>
        isBox(element) || element.role === 'option' || (element.active === true && element.role === 'button'),
    );
}

/** Whether it can be set to a value: a field, a list, a box, or a group of options. */
export function takesValue(element: PageElement): boolean {
  if (element.role === 'radio' || element.type === 'radio') return false;
  return isField(element) || isGroup(element) || (element.active === true && element.popup === true);
}

/** The form or dialog around an element, by its ref. */
export function formAround(page: Page, element: PageElement): string | undefined {
  const now = page.elements.find(({ ref }) => ref === element.ref);
  return (
    now &&
    page.above(now).find(({ tag, role }) => tag === 'form' || /^(?:form|dialog)$/.test(role ?? ''))?.ref
  );
}
