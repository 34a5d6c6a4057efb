/** What the page shows once the last instruction was carried out: its messages first, then other new text. */
import { setTimeout as pause } from 'node:timers/promises';
import { look, type Run } from './acts/run';
import { untilSettled } from './acts/settle';
import { isField, type Page, type PageElement } from './page/page';

const maxChars = 400;
const maxTexts = 6;
/** A message often comes a moment after the act. */
const waitsMs = [100, 200, 300];

/** A sentence, with a space before it; empty where nothing new is to be seen. */
export async function shownAtTheEnd(run: Run, before: Page): Promise<string> {
  let page = await untilSettled(run, before);
  for (const ms of waitsMs) {
    await pause(ms);
    const now = await look(run);
    const isStill = now.visibleState === page.visibleState;
    page = now;
    if (isStill && newTexts(before, page).length > 0) break;
  }
  const texts = newTexts(before, page);
  let shown = '';
  for (const text of texts.slice(0, maxTexts)) {
    if (shown.length + text.length > maxChars) break;
    shown += `${shown && ' / '}${text}`;
  }
  return shown && ` The page shows: ${JSON.stringify(shown)}.`;
}

function newTexts(before: Page, after: Page): string[] {
  const known = new Set(before.elements.map(textOf));
  const fresh = after.elements.filter((element) => {
    const text = textOf(element);
    const isWhole = element.end === element.index + 1 || /^(?:status|alert)$/.test(element.role ?? '');
    return text !== undefined && isWhole && !isField(element) && !known.has(text) && text.length <= maxChars;
  });
  const ranked = fresh.map((element) => ({ text: textOf(element) ?? '', rank: rankOf(after, element) }));
  return [...new Set(ranked.sort((one, other) => one.rank - other.rank).map(({ text }) => text))];
}

function textOf({ text, name }: PageElement): string | undefined {
  return text ?? name;
}

/** Messages, dialogs, headings, other text, controls. */
function rankOf(page: Page, element: PageElement): number {
  const roles = [element, ...page.above(element)].map(({ role }) => role ?? '');
  if (roles.some((role) => role === 'alert' || role === 'status')) return 0;
  if (roles.some((role) => role === 'dialog' || role === 'alertdialog')) return 1;
  if (element.role === 'heading') return 2;
  return element.active ? 4 : 3;
}
