/** Whether what was set is still to be saved: a page with a button for that has not kept it yet. */

import type { Run } from './acts/run';
import { forbiddenBy } from './forbidden';
import { formAround } from './page/groups';
import { describe, type Page, type PageElement } from './page/page';

const saving = /^(?:save|apply|update|confirm)\b/i;
const creating = /^(?:save|apply|confirm|create|finish|done)\b/i;

/**
 * @param wanted whether the prompt asks the site to keep it (`change the name to ...`), or to make something new of it
 *   (`create a new project`)
 */
export function unsavedBecause(
  run: Run,
  page: Page,
  wanted: { change: boolean; creation: boolean },
): string | undefined {
  if (!run.unsaved) return undefined;
  const { element, before } = run.unsaved;
  const form = formAround(page, element);
  const button =
    buttons(page, saving).find((one) => isNew(one, before)) ??
    buttons(page, wanted.creation ? creating : saving).find(
      (one) => (wanted.change || wanted.creation) && formAround(page, one) === form,
    );
  // The prompt says not to save.
  if (button && run.forbidden && forbiddenBy(page, button, run.forbidden)) return undefined;
  return (
    button &&
    `${describe(button)} was not pressed, so the change is not saved yet. Say it: click "${button.name}".`
  );
}

function buttons(page: Page, named: RegExp): PageElement[] {
  return page.elements.filter(
    ({ active, disabled, name, role }) =>
      active === true && !disabled && named.test(name ?? '') && /^(?:button|link)$/.test(role ?? ''),
  );
}

/** It was not there before, or disabled: the page has noticed the change. */
function isNew(button: PageElement, before: Page): boolean {
  return !buttons(before, saving).some(({ ref, name }) => ref === button.ref || name === button.name);
}
