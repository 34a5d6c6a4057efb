/** Converts an inert copy of HTML to Markdown. */

import TurndownService from 'turndown';
import { own } from '../tree/walk';

/** Markdown of an inert copy, in ATX headings and fenced code. */
export function toMarkdown(copy: Element): string {
  const service = new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
  });
  service.addRule('row', { filter: 'tr', replacement: (content, node) => row(content, node as HTMLElement) });
  service.addRule('cell', {
    filter: ['td', 'th'],
    replacement: (content) =>
      ` ${content
        .trim()
        .replace(/(?<!\s)\s*\n\s*/g, ' ')
        .replaceAll('|', '\\|')} |`,
  });
  return service
    .turndown(copy as HTMLElement)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Markdown needs a header row with a rule. */
function row(content: string, element: HTMLElement): string {
  const line = `\n|${content}`;
  const first = element.closest('table')?.querySelector('tr') === element;
  return first ? `${line}\n|${' --- |'.repeat(own(element, 'children').length)}` : line;
}
