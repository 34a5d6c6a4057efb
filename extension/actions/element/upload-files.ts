/** What `upload` does, in a lazy script: puts files into a field or onto a drop zone, and looks whether they stayed. */
import { oneTask } from '../../dom/events/fire';
import { setInputFiles } from '../../dom/set-input-files';
import { fieldValue } from '../../dom/tree/field-value';
import { fileFieldOf } from '../../dom/tree/form-field';
import { rootOf } from '../../dom/tree/root-of';
import { elementsFrom } from '../../dom/tree/walk';
import type { Step } from '../action-spec';
import type { PageWorld } from '../page-world';
import type { currentElement, readyTarget } from './target';

/** How long an uploaded file may take to show, in ticks of about 20 ms. */
const ticksToShow = 60;

/** What is recognised by the page script. */
interface UploadParts {
  readyTarget: typeof readyTarget;
  currentElement: typeof currentElement;
}

export async function uploadFiles(
  world: PageWorld,
  { selector, value: files }: Step<Parameters<typeof setInputFiles>[0]>,
  { readyTarget, currentElement }: UploadParts,
) {
  const { element, matches } = await readyTarget(world, selector, {
    enabled: true,
    standIn: (one) => fileFieldOf(one) ?? one,
  });
  const asked = files.map(({ name }) => name).join(', ');
  const before = mentions(world, files);
  const { field, refused } = setInputFiles(files, element, selector);
  await oneTask(element.ownerDocument);
  if (!field) {
    return { success: !refused, matches, value: asked, ...(refused && { reason: refused }) };
  }
  const names = () => {
    const now = currentElement(world, selector, field);
    return (now && fieldValue(now)) ?? '';
  };
  // Many pages take files over into a list of their own, and empty the field for the next ones.
  const isTakenOver = () => files.length > 0 && mentions(world, files) > before;
  for (let tick = 0; names() !== asked && !isTakenOver() && tick < ticksToShow; tick += 1) {
    if (world.signal.aborted) break;
    await world.tick();
  }
  const success = names() === asked || isTakenOver();
  const reason =
    'The page emptied the field after the files were put in, and shows none of them: it has taken them over or refused them. Look before you repeat it.';
  return { success, matches, value: names() || (success ? asked : ''), ...(!success && { reason }) };
}

/** How often the page shows the files: by their names, with or without the ending. Messages do not count: they refuse too. */
function mentions({ document, shadow }: PageWorld, files: { name: string }[]): number {
  const names = files.map(({ name }) => name.replace(/(?<=.{3})\.\w+$/, '').toLowerCase());
  let count = 0;
  for (const element of elementsFrom(rootOf(document), shadow)) {
    if (/^(script|style)$/.test(element.localName) || element.closest(messages)) continue;
    const texts = naming.map((attribute) => element.getAttribute(attribute) ?? '');
    for (const node of element.childNodes) if (node.nodeType === 3) texts.push(node.nodeValue ?? '');
    const text = texts.join('\n').toLowerCase();
    count += names.filter((name) => text.includes(name)).length;
  }
  return count;
}

const messages = '[role=alert], [role=status], [aria-live]:not([aria-live=off])';
const naming = ['title', 'alt', 'aria-label', 'src', 'href', 'data-name'];
