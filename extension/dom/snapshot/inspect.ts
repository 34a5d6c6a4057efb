/** Lists the elements of a page with all their names and states as JSON lines, for the literal planner. */

import { collapse } from '../../protocol/collapse';
import { isInteractive } from '../accessibility/interactive';
import { roleOf } from '../accessibility/role';
import { framePathOf } from '../find/find';
import type { TextWithFrames } from '../read/text/frame-placeholders';
import { type Clipping, clippingIn } from '../tree/clipping';
import { isLabel, isSelect } from '../tree/fields/form-field';
import { maskedText } from '../tree/fields/private-field';
import { rootOf } from '../tree/root-of';
import { styleOf } from '../tree/style-of';
import { hasBox, isVisible } from '../tree/visibility';
import { eachComposedChild, frameDocument, isFolded, isFrame, matches, own } from '../tree/walk';
import { inspectElement } from './inspect-element';
import { type SnapshotContext, whileReading } from './snapshot-line';

/** A line of the output; its text is complete only after all descendants have been read. */
interface Entry {
  level: number;
  element: Element;
  /** Absent for an element that only groups others. */
  fields?: Record<string, unknown>;
  framePlaceholder?: ReturnType<typeof framePathOf>;
}

/** State that an element inherits from its ancestors. */
interface Around {
  /** The cursor. */
  cursor: string;
  /** False where `visibility` or a clipping box of zero size hides text. */
  shown: boolean;
  clipping: Clipping | null;
  /** Inside an interactive element. */
  inActive: boolean;
}

const open: Around = { cursor: '', shown: true, clipping: null, inActive: false };
const maxTextChars = 300;

/**
 * One line for each visible element, indented by its depth: `[e12] {"role": "button", "name": "Save", ...}`. Text
 * has the role `text`; an element that only groups others has a line without fields.
 */
export function inspectPage(root: Element, context: SnapshotContext): TextWithFrames {
  const { listens } = whileReading(root, context);
  const entries: Entry[] = [{ level: 0, element: root, fields: {} }];
  let styleHash = 0;
  visit(root, 1, open);
  // Lets the planner notice any change, even of a colour.
  Object.assign(entries[0]?.fields ?? {}, { looks: styleHash });
  return linesOf(entries, context);

  /** Adds the lines of an element and returns its text. */
  function visit(element: Element, level: number, around: Around): string {
    if (silent.has(element.localName)) return '';
    if (element.localName === 'br') return ' ';
    const style = styleOf(element);
    const isHidden = style?.display === 'none' && element.localName !== 'area';
    if (!style || isHidden || style.contentVisibility === 'hidden') return '';
    styleHash = hashOf(styleHash, `${element.getAttribute('class')} ${element.getAttribute('style')}`);
    const inline = style.display === 'inline' || style.display === 'contents';
    const clipping = clippingIn(element, style, around.clipping, inline);
    const shown = clipping === null && style.visibility === 'visible';
    const label = isLabel(element) && element.control && !isVisible(element.control) ? element.control : null;
    const target = label ?? element;
    const role = roleOf(target);
    const isActive = label !== null || isInteractive(element, role, style, around.cursor, listens);
    const active =
      shown &&
      hasSize(element) &&
      (isActive || (!around.inActive && (isIconLike(element, style) || isCollapsibleHeader(element))));
    const own: Entry = { level, element };
    const at = entries.push(own);
    if (active || (shown && (structure.has(role) || element.localName === 'form')))
      own.fields = inspectElement(target, element, role, active, context);
    const inside: Around = {
      cursor: style.cursor,
      shown,
      clipping,
      inActive: around.inActive || active,
    };
    const words =
      isSelect(element) || maskedText(element) !== null ? '' : visitContent(element, level + 1, inside);
    const text = collapse(words).slice(0, maxTextChars);
    const below = entries.slice(at);
    if (own.fields) {
      if (text && text !== own.fields.name) own.fields.text = text;
      // The text is in the element's own fields already.
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
        const [only, ...details] = entries.slice(before);
        // Inline text without class or id is merged with its neighbours.
        if (
          isPlain(child as Element) &&
          only?.fields?.role === 'text' &&
          details.length === 0 &&
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
    const inner = frameDocument(frame);
    if (inner) visit(rootOf(inner), level, open);
    else entries.push({ level, element: frame, framePlaceholder: framePathOf(frame, context.document) });
    return '';
  }
}

/** A cheap hash, not collision-free. */
function hashOf(sum: number, text: string): number {
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

/** An empty box with a class is an icon drawn by CSS; its listeners are not always known. */
function isIconLike(element: Element, style: CSSStyleDeclaration): boolean {
  if (element.firstChild || !element.className || style.display === 'inline') return false;
  if (!/^(?:div|span|i|b|a|em)$/.test(element.localName)) return false;
  const { width, height } = element.getBoundingClientRect();
  return width >= 8 && height >= 8 && width <= 200 && height <= 200;
}

/** A tree branch or accordion header: its next sibling is hidden. */
function isCollapsibleHeader(element: Element): boolean {
  const next = element.nextElementSibling;
  const fold = /^h[1-6]$/.test(element.localName) ? 'div, section, p, ul, ol, dl' : 'ul, ol, dd';
  if (!next || !matches(next, fold) || next.checkVisibility()) return false;
  return (next.textContent ?? '').trim() !== '';
}

function isPlain(element: Element): boolean {
  return !element.hasAttribute('class') && !element.id;
}

function hasSize(element: Element): boolean {
  return isVisible(element) || [...own(element, 'children')].some(hasBox);
}

const silent = new Set(
  'script style noscript template head link meta title option optgroup datalist source track param'.split(
    ' ',
  ),
);

/** Roles that get a line although they are not interactive. */
const structure = new Set(
  `alert alertdialog article banner caption cell columnheader complementary contentinfo definition dialog figure form
  grid gridcell group heading img list listbox listitem main menu menubar meter navigation paragraph progressbar
  radiogroup region row rowheader search status table tablist tabpanel term toolbar tooltip tree treegrid`.split(
    /\s+/,
  ),
);
