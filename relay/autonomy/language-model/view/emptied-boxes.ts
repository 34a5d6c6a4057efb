/** Finds what a page has emptied: mostly it asks a server for what is to stand there. */
import { type Branch, branchesOf } from './branches';
import { refsIn } from './refs-in';

const quoted = /"(?:\\.|[^"\\])*"/g;
/** What the user folds, closes or clears has no content to come. */
const foldable =
  /^(?:- )?(?:button|link|menu|menuitem|tab|combobox|textbox|searchbox|listbox|dialog|alertdialog|alert|status|tooltip|treeitem)\b|\bcollapsed\b/;

/** Whether a box of the page before is still there, and all that was in it is gone. */
export function hasEmptiedBox(before: string, now: string): boolean {
  const boxes = boxesIn(now);
  return [...boxesIn(before)].some(([ref, { isFull }]) => {
    const is = boxes.get(ref);
    return isFull && is !== undefined && !is.isFull && !foldable.test(is.line);
  });
}

/** Whether a page shows less than before, and no other words in their place. */
export function onlyLostWords({ gone, come }: { gone: readonly string[]; come: readonly string[] }): boolean {
  const left = new Set(gone.flatMap(wordsIn));
  return left.size > 0 && come.flatMap(wordsIn).every((words) => left.delete(words)) && left.size > 0;
}

const wordsIn = (line: string) => line.match(quoted) ?? [];

/** By handle, with whether anything stands in it. A short content can stand on the line itself, behind a colon. */
function boxesIn(tree: string): Map<string, { line: string; isFull: boolean }> {
  const found = new Map<string, { line: string; isFull: boolean }>();
  const visit = (branches: readonly Branch[]) => {
    for (const { line, inner } of branches) {
      const [ref] = refsIn(line);
      if (ref !== undefined)
        found.set(ref, { line, isFull: inner.length > 0 || line.includes(`[${ref}]: `) });
      visit(inner);
    }
  };
  visit(branchesOf(tree));
  return found;
}
