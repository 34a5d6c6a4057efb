/** Whether what was set is still to be saved: a page with a button for that has not kept it yet. */

import type { Run } from './acts/run';
import { formAround } from './page/groups';
import { describe, type Page, type PageElement } from './page/page';

const saving = /^(?:save|apply|update|confirm)\b/i;

/** @param isChange whether the prompt asks the site to keep it (`change the name to ...`) */
export function unsavedBecause(run: Run, page: Page, isChange: boolean): string | undefined {
  if (!run.unsaved) return undefined;
  const { element, before } = run.unsaved;
  const button = saveButtons(page).find(
    (one) => isNew(one, before) || (isChange && formAround(page, one) === formAround(page, element)),
  );
  return (
    button &&
    `${describe(button)} was not pressed, so the change is not saved yet. Say it: click "${button.name}".`
  );
}

function saveButtons(page: Page): PageElement[] {
  return page.elements.filter(
    ({ active, disabled, name, role }) =>
      active === true && !disabled && saving.test(name ?? '') && /^(?:button|link)$/.test(role ?? ''),
  );
}

/** It was not there before, or disabled: the page has noticed the change. */
function isNew(button: PageElement, before: Page): boolean {
  return !saveButtons(before).some(({ ref, name }) => ref === button.ref || name === button.name);
}
