/** Finds what a page calls by no text: by a tooltip, a description, or what only its maker calls it. */
import { collapse } from '../../protocol/collapse';
import { quickName } from '../accessibility/content-name';
import { isInteractive } from '../accessibility/interactive';
import { roleOf } from '../accessibility/role';
import { closest, textMatcher } from '../find/text-match';
import { isPrivate } from '../tree/fields/private-field';
import { styleOf } from '../tree/style-of';
import { isVisible } from '../tree/visibility';
import { composedParent, elementsFrom, frameDocument, isFrame, matches } from '../tree/walk';
import type { SnapshotContext } from './snapshot-line';

/** What a person is shown or told. */
const shown =
  `aria-label title aria-description alt placeholder aria-placeholder data-tooltip data-tip data-title
  data-original-title data-bs-original-title data-tooltip-content data-tippy-content`.split(/\s+/);
/** What only scripts use, which mostly says what it is for: `first_name`. */
const unseen = ['name', 'data-testid', 'data-test-id', 'data-test', 'data-qa', 'id'];
const fields = 'input, select, textarea, button, a[href], [role], [tabindex], [onclick]';

/** An element, with the attribute that has the words. */
export interface FoundByMark {
  element: Element;
  /** `title "Delete entry"`. */
  mark: string;
}

/** Those with the words in an attribute that is shown or told; where there are none, in one for scripts alone, or in what a view says of their looks. */
export function findByMark(scope: ParentNode & Node, words: string, context: SnapshotContext): FoundByMark[] {
  const isMet = textMatcher(words);
  const inShown = marksIn(scope, shown, context, () => true);
  const found = closest(inShown, ({ text }) => isMet(text));
  const isMetAsWords = (text: string) =>
    Math.max(isMet(text), isMet(asWords(text))) as ReturnType<typeof isMet>;
  const inUnseen = () =>
    closest(
      marksIn(scope, unseen, context, (element) => matches(element, fields)),
      ({ text }) => isMetAsWords(text),
    );
  const marks = found.length > 0 ? found : inUnseen();
  if (marks.length > 0)
    return marks.map(({ element, name, text }) => ({ element, mark: `${name} ${JSON.stringify(text)}` }));
  const looks = looksIn(scope, context);
  return closest(
    looks,
    ({ mark }) => Math.max(isMetAsWords(mark), isMetAsWords(mark.replace(kind, ''))) as 0 | 1 | 2,
  );
}

/** What a view says of a control without words: `icon trash`, `calls deleteNote`. */
const kind = /^(?:icon|calls|address) /;

function looksIn(scope: ParentNode & Node, context: SnapshotContext): FoundByMark[] {
  const { shadow, visibilityFilter } = context;
  return [...elementsFrom(scope, shadow)].flatMap((element) => {
    const inner = isFrame(element) && isVisible(element) ? frameDocument(element) : null;
    if (inner) return looksIn(inner, context);
    const style = styleOf(element);
    if (!style || !visibilityFilter || !isVisible(element) || !visibilityFilter.sees(element)) return [];
    const role = roleOf(element);
    const around = composedParent(element);
    const cursor = (around && styleOf(around)?.cursor) ?? '';
    if (!isInteractive(element, role, style, cursor, context.listens)) return [];
    const name = visibilityFilter.nameOf(quickName(element, role, shadow), element);
    const marks = visibilityFilter.looksOf(element, style, name).filter((one) => kind.test(one));
    return marks.map((mark) => ({ element, mark }));
  });
}

interface Mark {
  element: Element;
  name: string;
  text: string;
}

/** The first such mark of each element that can be seen, frames included that can be read from here. */
function marksIn(
  scope: ParentNode & Node,
  names: readonly string[],
  context: SnapshotContext,
  counts: (element: Element) => boolean,
): Mark[] {
  const { shadow, visibilityFilter } = context;
  return [...elementsFrom(scope, shadow)].flatMap((element) => {
    const inner = isFrame(element) && isVisible(element) ? frameDocument(element) : null;
    if (inner) return marksIn(inner, names, context, counts);
    const marks = names.flatMap((name) => {
      const text = collapse(element.getAttribute(name) ?? (name === 'title' ? titleOfDrawing(element) : ''));
      return text && !(name === 'aria-label' && contradicts(text, element, context))
        ? [{ element, name, text }]
        : [];
    });
    const isSeen =
      marks.length > 0 &&
      counts(element) &&
      !isPrivate(element) &&
      isVisible(element) &&
      visibilityFilter?.sees(element) !== false;
    return isSeen ? marks : [];
  });
}

/** Whether a person sees other words than the label has. */
function contradicts(label: string, element: Element, { visibilityFilter }: SnapshotContext): boolean {
  const seen = visibilityFilter?.nameOf(label, element) ?? label;
  return !label.startsWith(seen.replace(/…$/, ''));
}

/** What a drawing has in an element of its own. */
function titleOfDrawing(element: Element): string {
  return (element.localName === 'svg' && element.querySelector(':scope > title')?.textContent) || '';
}

/** `first name` of `first_name` and `firstName`. */
function asWords(text: string): string {
  return text.replace(/([a-z])(?=[A-Z])/g, '$1 ').replace(/[-_.]+/g, ' ');
}
