/** Reads what can be seen of a part of a page in lines, shadow trees included. Its buttons say what can be done with it, not what it is. */
import { composedChildren, matches } from '../../tree/walk';
import { isHiddenText, isUnseen } from './is-unseen';

export const buttons = 'button, [role=button], input[type=submit i], input[type=button i]';
const passedOver = `${buttons}, [role=menuitem], script, style, svg, select`;
const fields = 'input[type=text], input:not([type])';
export const inLine =
  'a, b, i, em, strong, span, code, u, mark, small, label, q, time, bdi, abbr, font, input, slot';
const maxChars = 2_400;

/** With a line for each part that is not within a line. @param without parts that are left out */
export function linesWithoutButtons(part: Element, without: ReadonlySet<Node> = new Set()): string {
  let text = '';
  const read = (around: Node): void => {
    for (const node of composedChildren(around, ({ shadowRoot }) => shadowRoot)) {
      if (text.length > maxChars) return;
      if (node.nodeType === 3 && !isHiddenText(node)) text += ` ${node.nodeValue?.replace(/\s+/g, ' ')}`;
      if (node.nodeType !== 1 || without.has(node) || matches(node as Element, passedOver)) continue;
      if (isUnseen(node as Element)) continue;
      if (matches(node as Element, fields)) text += ` ${(node as HTMLInputElement).value}`;
      const isPart = !matches(node as Element, inLine);
      if (isPart) text += '\n';
      read(node);
      // What follows a heading or a paragraph is no part of it.
      if (isPart) text += '\n';
    }
  };
  read(part);
  return text.replace(/\s*\n\s*/g, '\n').trim();
}
