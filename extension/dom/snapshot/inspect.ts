/** Lists the elements of a page with all their names and states as JSON lines, for the literal planner. */
import { isInteractive } from '../accessibility/interactive';
import { collapse } from '../accessibility/name';
import { roleOf } from '../accessibility/role';
import { framePathOf } from '../find/find';
import type { TextWithFrames } from '../read/frame-placeholders';
import { type Clipping, clippingIn } from '../tree/clipping';
import { isLabel, isSelect } from '../tree/form-field';
import { styleOf } from '../tree/style-of';
import { hasBox, isVisible } from '../tree/visibility';
import { eachComposedChild, frameDocument, isFolded, isFrame } from '../tree/walk';
import { thingOf } from './inspect-element';
import type { SnapshotContext } from './snapshot-line';

/** A line to be, whose words are known only when all inside has been read. */
interface Entry {
  level: number;
  element: Element;
  /** Absent of a part of the page that is nothing but its content. */
  fields?: Record<string, unknown>;
  framePlaceholder?: ReturnType<typeof framePathOf>;
}

/** What an element's surroundings mean for what is in it. */
interface Around {
  /** Whether the cursor is a hand there. */
  pointed: boolean;
  /** False where `visibility` hides words, or a box of no size. */
  shown: boolean;
  cutOff: Clipping | null;
  /** Inside something that can be acted on. */
  inActive: boolean;
}

const open: Around = { pointed: false, shown: true, cutOff: null, inActive: false };
const maxTextChars = 300;

/**
 * One line for each thing that is shown, indented by its depth: `[e12] {"role": "button", "name": "Save", ...}`. Plain
 * words are things of the role `text`; what merely holds several things together has a line without fields.
 */
export function inspectPage(root: Element, context: SnapshotContext): TextWithFrames {
  const entries: Entry[] = [{ level: 0, element: root, fields: {} }];
  let looks = 0;
  visit(root, 1, open);
  // Lets a reader tell whether anything has changed at all, be it a colour.
  Object.assign(entries[0]?.fields ?? {}, { looks });
  return linesOf(entries, context);

  /** Adds the lines of an element and answers its words. */
  function visit(element: Element, level: number, around: Around): string {
    if (silent.has(element.localName)) return '';
    if (element.localName === 'br') return ' ';
    const style = styleOf(element);
    if (!style || style.display === 'none' || style.contentVisibility === 'hidden') return '';
    looks = mixed(looks, `${element.getAttribute('class')} ${element.getAttribute('style')}`);
    const inline = style.display === 'inline' || style.display === 'contents';
    const cutOff = clippingIn(element, style, around.cutOff, inline);
    const shown = cutOff === null && style.visibility === 'visible';
    const label = isLabel(element) && element.control && !isVisible(element.control) ? element.control : null;
    const thing = label ?? element;
    const role = roleOf(thing);
    const listens = label !== null || isInteractive(element, role, style, around.pointed, context.listens);
    const active =
      shown &&
      hasSize(element) &&
      (listens || (!around.inActive && (isSign(element, style) || isHeadOfFold(element))));
    const own: Entry = { level, element };
    const at = entries.push(own);
    if (active || (shown && (structure.has(role) || element.localName === 'form')))
      own.fields = thingOf(thing, element, role, active, context);
    const inside: Around = {
      pointed: style.cursor === 'pointer',
      shown,
      cutOff,
      inActive: around.inActive || active,
    };
    const words = isSelect(element) ? '' : visitContent(element, level + 1, inside);
    const text = collapse(words).slice(0, maxTextChars);
    const below = entries.slice(at);
    if (own.fields) {
      if (text && text !== own.fields.name) own.fields.text = text;
      // What it reads says it all.
      if (below.length === 1 && below[0]?.fields?.role === 'text') entries.length = at;
      if (!active && entries.length === at && !text && !own.fields.name) entries.length = at - 1;
    } else if (below.length < 2 || !around.shown) entries.splice(at - 1, 1);
    return inline ? words : ` ${words} `;
  }

  function visitContent(element: Element, level: number, around: Around): string {
    if (isFrame(element)) return around.shown && hasBox(element) ? visitFrame(element, level) : '';
    let all = '';
    let run = '';
    const flush = () => {
      const text = collapse(run).slice(0, maxTextChars);
      if (text) entries.push({ level, element, fields: { role: 'text', text } });
      run = '';
    };
    eachComposedChild(element, context.shadow, (child) => {
      if (isFolded(element, child)) return;
      if (child.nodeType === 3 && around.shown) {
        run += child.nodeValue ?? '';
        all += child.nodeValue ?? '';
      } else if (child.nodeType === 1) {
        const before = entries.length;
        const text = visit(child as Element, level, around);
        all += text;
        const [only, ...more] = entries.slice(before);
        // Words in italics or bold read on with their neighbours; those with a class of their own may be more than that.
        if (
          isPlain(child as Element) &&
          only?.fields?.role === 'text' &&
          more.length === 0 &&
          text.trim() &&
          !text.startsWith(' ')
        ) {
          entries.length = before;
          run += text;
        } else if (entries.length > before) {
          const inside = entries.splice(before);
          flush();
          entries.push(...inside);
        } else run += text;
      }
    });
    flush();
    return all;
  }

  function visitFrame(frame: HTMLIFrameElement, level: number): string {
    const inner = frameDocument(frame)?.documentElement;
    if (inner) visit(inner, level, open);
    else entries.push({ level, element: frame, framePlaceholder: framePathOf(frame, context.document) });
    return '';
  }
}

/** A number that differs as soon as one of the texts mixed into it does; about so, and cheap. */
function mixed(sum: number, text: string): number {
  let mixture = sum;
  for (let at = 0; at < text.length; at += 1) mixture = (mixture * 31 + text.charCodeAt(at)) | 0;
  return mixture;
}

function linesOf(entries: Entry[], context: SnapshotContext): TextWithFrames {
  let text = '';
  const framePlaceholders: TextWithFrames['framePlaceholders'] = [];
  for (const { level, element, fields, framePlaceholder } of entries) {
    const indent = ' '.repeat(level);
    if (framePlaceholder) framePlaceholders.push({ framePath: framePlaceholder, at: text.length, indent });
    else text += `${indent}[${context.refs.refOf(element)}] ${JSON.stringify(fields ?? {})}\n`;
  }
  const whole = text.slice(0, -1);
  return {
    text: whole,
    framePlaceholders: framePlaceholders.map((framePlaceholder) => ({
      ...framePlaceholder,
      at: Math.min(framePlaceholder.at, whole.length),
    })),
  };
}

/** An empty box with a class is a picture made by style; whether a script listens on it cannot always be known. */
function isSign(element: Element, style: CSSStyleDeclaration): boolean {
  if (element.firstChild || !element.className || style.display === 'inline') return false;
  if (!/^(?:div|span|i|b|a|em)$/.test(element.localName)) return false;
  const { width, height } = element.getBoundingClientRect();
  return width >= 8 && height >= 8 && width <= 200 && height <= 200;
}

/** A branch of a tree or the head of an accordion, by what is folded away right behind it. */
function isHeadOfFold(element: Element): boolean {
  const next = element.nextElementSibling;
  const fold = /^h[1-6]$/.test(element.localName) ? 'div, section, p, ul, ol, dl' : 'ul, ol, dd';
  if (!next?.matches(fold) || next.checkVisibility()) return false;
  return (next.textContent ?? '').trim() !== '';
}

function isPlain(element: Element): boolean {
  return !element.hasAttribute('class') && !element.id;
}

function hasSize(element: Element): boolean {
  return hasBox(element) || [...element.children].some(hasBox);
}

const silent = new Set(
  'script style noscript template head link meta title option optgroup datalist source track param'.split(
    ' ',
  ),
);

/** Roles that say what belongs together, or what stands there, even where nothing can be done. */
const structure = new Set(
  `alert alertdialog article banner caption cell columnheader complementary contentinfo definition dialog figure form
  grid gridcell group heading img list listbox listitem main menu menubar meter navigation paragraph progressbar
  radiogroup region row rowheader search status table tablist tabpanel term toolbar tooltip tree treegrid`.split(
    /\s+/,
  ),
);
