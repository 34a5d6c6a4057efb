/** Converts an inert copy of HTML to Markdown. */

import TurndownService from 'turndown';
import { own } from '../../tree/walk';

/** Markdown of an inert copy, in ATX headings and fenced code. */
export function toMarkdown(copy: Element): string {
  const service = new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
    // A blank line would end the table.
    blankReplacement: (_, node) =>
      (node as HTMLElement & { isBlock: boolean }).isBlock && !isPartOfTable(node) ? '\n\n' : '',
  });
  service.addRule('rows', {
    filter: ['thead', 'tbody', 'tfoot'],
    replacement: (content) => `\n${content.trim()}\n`,
  });
  service.addRule('caption', { filter: 'caption', replacement: (content) => `\n\n${content.trim()}\n\n` });
  service.addRule('row', { filter: 'tr', replacement: (content, node) => row(content, node as HTMLElement) });
  service.addRule('cell', {
    filter: ['td', 'th'],
    replacement: (content) =>
      ` ${content
        .trim()
        .replace(/(?<!\s)\s*\n\s*/g, ' ')
        .replaceAll('|', '\\|')} |`,
  });
  service.addRule('struck', {
    filter: ['del', 's', 'strike' as 's'],
    replacement: (content, node) => (node.parentElement?.closest(struck) ? content : crossedOut(content)),
  });
  return service
    .turndown(copy as HTMLElement)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const struck = 'del, s, strike';

/** Line by line: Markdown strikes nothing across paragraphs. */
function crossedOut(content: string): string {
  return content.replace(/\S(?:.*\S)?/g, '~~$&~~');
}

/** What is between the cells or rows of a table. */
function isPartOfTable({ nodeName, parentNode }: Node): boolean {
  return nodeName === 'TR' || /^(?:TABLE|THEAD|TBODY|TFOOT|TR)$/.test(parentNode?.nodeName ?? '');
}

/** Markdown needs a header row with a rule. */
function row(content: string, element: HTMLElement): string {
  const line = `\n|${content}`;
  const first = element.closest('table')?.querySelector('tr') === element;
  return first ? `${line}\n|${' --- |'.repeat(own(element, 'children').length)}` : line;
}
