// Why: a program that matches words with things needs the page thing by thing, with all that each could be called.
import { framePathOf } from './find';
import { isLabel, isSelect } from './form-field';
import type { Passage } from './gap';
import { isActive } from './interactive';
import { collapse } from './name';
import { roleOf } from './role';
import type { Eyes } from './snapshot-line';
import { thingOf } from './thing';
import { hasBox, isVisible } from './visibility';
import { eachComposedChild, frameDocument, isFrame } from './walk';

/** A line to be, whose words are known only when all inside has been read. */
interface Entry {
  level: number;
  element: Element;
  /** Absent of a part of the page that is nothing but its content. */
  fields?: Record<string, unknown>;
  gap?: ReturnType<typeof framePathOf>;
}

const mostTextChars = 300;

/**
 * One line for each thing that is shown, indented by its depth: `[e12] {"role": "button", "name": "Save", ...}`. Plain
 * words are things of the role `text`; what merely holds several things together has a line without fields.
 */
export function inspectPage(root: Element, eyes: Eyes): Passage {
  const entries: Entry[] = [{ level: 0, element: root, fields: {} }];
  let looks = 0;
  visit(root, 1, false, true);
  // Lets a reader tell whether anything has changed at all, be it a colour.
  Object.assign(entries[0]?.fields ?? {}, { looks });
  return linesOf(entries, eyes);

  /** Adds the lines of an element and answers its words. */
  function visit(element: Element, level: number, pointed: boolean, shownAround: boolean): string {
    if (silent.has(element.localName)) return '';
    if (element.localName === 'br') return ' ';
    const style = element.ownerDocument.defaultView?.getComputedStyle(element);
    if (!style || style.display === 'none' || style.contentVisibility === 'hidden') return '';
    looks = mixed(looks, `${element.getAttribute('class')} ${element.getAttribute('style')}`);
    const inline = style.display === 'inline' || style.display === 'contents';
    if (!inline && isCutOff(element, style)) return '';
    const shown = style.visibility === 'visible';
    const label = isLabel(element) && element.control && !isVisible(element.control) ? element.control : null;
    const thing = label ?? element;
    const role = roleOf(thing);
    const active =
      shown && (label !== null || isActive(element, role, style, pointed, eyes.listens)) && hasSize(element);
    const own: Entry = { level, element };
    const at = entries.push(own);
    if (active || (shown && (structure.has(role) || element.localName === 'form')))
      own.fields = thingOf(thing, element, role, active, eyes);
    const words = isSelect(element)
      ? ''
      : visitContent(element, level + 1, style.cursor === 'pointer', shown);
    const text = collapse(words).slice(0, mostTextChars);
    const inside = entries.slice(at);
    if (own.fields) {
      if (text && text !== own.fields.name) own.fields.text = text;
      // What it reads says it all.
      if (inside.length === 1 && inside[0]?.fields?.role === 'text') entries.length = at;
      if (!active && entries.length === at && !text && !own.fields.name) entries.length = at - 1;
    } else if (inside.length < 2 || !shownAround) entries.splice(at - 1, 1);
    return inline ? words : ` ${words} `;
  }

  function visitContent(element: Element, level: number, pointed: boolean, shown: boolean): string {
    if (isFrame(element)) return visitFrame(element, level);
    let all = '';
    let run = '';
    const flush = () => {
      const text = collapse(run).slice(0, mostTextChars);
      if (text) entries.push({ level, element, fields: { role: 'text', text } });
      run = '';
    };
    const folded = element.localName === 'details' && !(element as HTMLDetailsElement).open;
    eachComposedChild(element, eyes.shadow, (child) => {
      if (folded && child.nodeName !== 'SUMMARY') return;
      if (child.nodeType === 3 && shown) {
        run += child.nodeValue ?? '';
        all += child.nodeValue ?? '';
      } else if (child.nodeType === 1) {
        const before = entries.length;
        const text = visit(child as Element, level, pointed, shown);
        all += text;
        const [only, ...more] = entries.slice(before);
        // Words in italics or bold read on with their neighbours.
        if (only?.fields?.role === 'text' && more.length === 0 && text.trim() && !text.startsWith(' ')) {
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
    if (inner) visit(inner, level, false, true);
    else entries.push({ level, element: frame, gap: framePathOf(frame, eyes.document) });
    return '';
  }
}

/** A number that differs as soon as one of the texts mixed into it does; about so, and cheap. */
function mixed(sum: number, text: string): number {
  let mixture = sum;
  for (let at = 0; at < text.length; at += 1) mixture = (mixture * 31 + text.charCodeAt(at)) | 0;
  return mixture;
}

function linesOf(entries: Entry[], eyes: Eyes): Passage {
  let text = '';
  const gaps: Passage['gaps'] = [];
  for (const { level, element, fields, gap } of entries) {
    const indent = ' '.repeat(level);
    if (gap) gaps.push({ framePath: gap, at: text.length, indent });
    else text += `${indent}[${eyes.refs.refOf(element)}] ${JSON.stringify(fields ?? {})}\n`;
  }
  const whole = text.slice(0, -1);
  return { text: whole, gaps: gaps.map((gap) => ({ ...gap, at: Math.min(gap.at, whole.length) })) };
}

/** Folded parts of a page are often boxes without height that hide what stands out of them. */
function isCutOff(element: Element, { overflowX, overflowY }: CSSStyleDeclaration): boolean {
  if ((overflowX === 'visible' && overflowY === 'visible') || /^(body|html)$/.test(element.localName))
    return false;
  const { width, height } = element.getBoundingClientRect();
  return width === 0 || height === 0;
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
