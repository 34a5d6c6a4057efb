/** What `upload` does, in a lazy script: puts files into a field or onto a drop zone, and looks whether they stayed. */

import { oneTask } from '../../../dom/events/fire';
import { watchFileField } from '../../../dom/file-field-asked';
import { announced } from '../../../dom/messages/announced';
import { setInputFiles } from '../../../dom/set-input-files';
import { fieldValue } from '../../../dom/tree/fields/field-value';
import { fileFieldOf } from '../../../dom/tree/fields/form-field';
import { hoverMark } from '../../../dom/tree/hover-mark';
import { rootOf } from '../../../dom/tree/root-of';
import { elementsFrom, matches } from '../../../dom/tree/walk';
import type { Step } from '../../action-spec';
import type { PageWorld } from '../../page-world';
import type { currentElement, readyTarget } from '../finding/target';
import type { mouseClick } from '../pointing/mouse-click';

/** How long an uploaded file may take to show, in ticks of about 20 ms. */
const ticksToShow = 60;

/** What is recognised by the page script. */
interface UploadParts {
  readyTarget: typeof readyTarget;
  currentElement: typeof currentElement;
  click: typeof mouseClick;
}

/** How long a button may take to open its file chooser. */
const ticksToOpen = 25;

export async function uploadFiles(
  world: PageWorld,
  { selector, value: files }: Step<Parameters<typeof setInputFiles>[0]>,
  { readyTarget, currentElement, click }: UploadParts,
) {
  const { element, matches } = await readyTarget(world, selector, {
    enabled: true,
    standIn: (one) => fileFieldOf(one) ?? one,
  });
  const asked = files.map(({ name }) => name).join(', ');
  const before = mentions(world, files);
  const reaction = watchReaction(world.document);
  let put: ReturnType<typeof setInputFiles>;
  let isOutside = false;
  try {
    put = setInputFiles(files, element, selector);
    const opened = put.refused === undefined ? null : await fieldOpenedBy(world, element, selector, click);
    // No selector leads to such a field again.
    isOutside = opened?.isConnected === false;
    if (opened) put = setInputFiles(files, opened, selector);
  } catch (thrown) {
    reaction.stop();
    throw thrown;
  }
  const { field, refused } = put;
  await oneTask(element.ownerDocument);
  if (!field) {
    const isSeen = () => reaction.isSeen() || mentions(world, files) > before;
    for (let tick = 0; !refused && !isSeen() && tick < ticksToShow && !world.signal.aborted; tick += 1)
      await world.tick();
    reaction.stop();
    const reason =
      refused ??
      (isSeen()
        ? undefined
        : 'The page has taken the files, but shows nothing of them. Look before you repeat it.');
    return { success: reason === undefined, matches, value: asked, ...(reason !== undefined && { reason }) };
  }
  reaction.stop();
  const names = () => {
    const now = isOutside ? field : currentElement(world, selector, field);
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

/** The file field whose chooser a click on the element opens; null where it is nothing to click, or opens none. */
async function fieldOpenedBy(
  world: PageWorld,
  element: Element,
  selector: string,
  click: typeof mouseClick,
): Promise<HTMLInputElement | null> {
  if (!matches(element, opens) && !world.listens(element)) return null;
  const over = new AbortController();
  const opened = watchFileField(element.ownerDocument, over.signal);
  try {
    await click(world, selector, { button: 0, count: 1, value: '' });
    for (let tick = 0; !opened() && tick < ticksToOpen && !world.signal.aborted; tick += 1)
      await world.tick();
    return opened();
  } finally {
    over.abort();
  }
}

/** Not what leads to another page. */
const opens = 'button, [role=button], [role=menuitem], input[type=button], a[href^="#"], a:not([href])';

/**
 * Whether a page reacts to a drop: with something new, another state, or a request. What it showed only while the files were
 * over the zone does not count.
 */
function watchReaction(document: Document) {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((some) => void records.push(...some));
  const whole = { subtree: true, childList: true, characterData: true };
  observer.observe(document, { ...whole, attributes: true, attributeOldValue: true });
  const requests = () => performance.getEntriesByType('resource').length;
  const before = requests();
  const isLasting = (
    { type, target, addedNodes, attributeName, oldValue }: MutationRecord,
    index: number,
  ) => {
    if (type !== 'attributes')
      return type === 'characterData' || [...addedNodes].some((one) => one.isConnected);
    const isAlike = (one: MutationRecord) => one.target === target && one.attributeName === attributeName;
    return (
      records.findIndex(isAlike) === index &&
      attributeName !== null &&
      attributeName !== hoverMark &&
      (target as Element).getAttribute(attributeName) !== oldValue
    );
  };
  return { isSeen: () => requests() > before || records.some(isLasting), stop: () => observer.disconnect() };
}

/**
 * How often the page shows the files: by their names, with or without the ending. Messages do not count, nor sentences that
 * say what is wrong with a file.
 */
function mentions({ document, shadow }: PageWorld, files: { name: string }[]): number {
  const names = files.map(({ name }) => name.replace(/(?<=.{3})\.\w+$/, '').toLowerCase());
  let count = 0;
  for (const element of elementsFrom(rootOf(document), shadow)) {
    if (/^(script|style)$/.test(element.localName) || element.closest(announced)) continue;
    const texts = naming.map((attribute) => element.getAttribute(attribute) ?? '');
    for (const { nodeType, nodeValue } of element.childNodes)
      if (nodeType === 3 && nodeValue && !refusal.test(nodeValue)) texts.push(nodeValue);
    const text = texts.join('\n').toLowerCase();
    count += names.filter((name) => text.includes(name)).length;
  }
  return count;
}

/** Words of messages that refuse a file, in the languages that tabrelay knows. */
const refusal =
  /(?<!\p{L})(not|cannot|only|too|must|invalid|refused|rejected|failed|error|unsupported|exceeds?|denied|nicht|kein\w*|nur|zu|ungültig\w*|abgelehnt|fehler|fehlgeschlagen|pas|seulement|trop|invalide|refusé|erreur|échec|solo|demasiado|inválido|rechazado|fallido|non|troppo|rifiutato|errore)(?!\p{L})|n['’]t(?!\p{L})/iu;
const naming = ['title', 'alt', 'aria-label', 'src', 'href', 'data-name'];
