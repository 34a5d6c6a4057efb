/** What a page says that it is about: its heading, the end of its breadcrumb trail, its title. */
import type { PageFacts } from '../../../protocol/effects/prompt/act-facts';
import { isPrivate } from '../../tree/fields/private-field';
import { isVisible } from '../../tree/visibility';
import { matches, own } from '../../tree/walk';
import { headings, textOf } from './headings';
import { dialogAround } from './place-of';

const mainHeadings = 'h1, [role=heading][aria-level="1"]';
const trails =
  'nav[aria-label*=breadcrumb i], [class~=breadcrumb i], [class~=breadcrumbs i], [data-testid*=breadcrumb i]';
const parts = 'main, [role=main], article, section';
const separator = /\s+[|–—·•:-]\s+/;
const maxChars = 20_000;
const maxFields = 100;

export function pageFacts(control: Element): PageFacts {
  const { ownerDocument: page } = control;
  const heading = headingOf(control);
  const found = [heading, endOfTrail(page)].filter(Boolean);
  const [title = ''] = page.title.split(separator);
  return {
    headings: found.length > 0 ? found : [title.trim()].filter(Boolean),
    text: () => [page.title, page.location.hostname, shownText(page)].join('\n'),
  };
}

/** The main heading that stands nearest before the control, else the first one behind it. */
function headingOf(control: Element): string {
  const { ownerDocument: page } = control;
  const dialog = dialogAround(control);
  const all = [...page.querySelectorAll(mainHeadings)].filter((one) => isOfPage(one, dialog));
  const isBefore = (one: Element) =>
    (one.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const heading = all.findLast(isBefore) ?? all[0];
  const isOfSite = heading ? isOfBanner(heading) : isTitleOfBanner(page);
  const own = isOfSite ? headingOfMain(page) : undefined;
  return own || (heading ? textOf(heading) : '');
}

/** It names the site, and not what the page is about. */
function isOfBanner(heading: Element): boolean {
  const banner = heading.closest('header, [role=banner]');
  return banner !== null && !banner.closest(parts);
}

/** Whether the title of the page is what its banner calls the site. */
function isTitleOfBanner(page: Document): boolean {
  const title = page.title.trim();
  const banner = page.querySelector('header, [role=banner]');
  return title !== '' && banner !== null && !banner.closest(parts) && textOf(banner).includes(title);
}

function headingOfMain(page: Document): string {
  const main = page.querySelector('main, [role=main]');
  const heading = main && [...main.querySelectorAll(headings)].find(isVisible);
  return heading ? textOf(heading) : '';
}

/** The name of the site is a heading on many pages: it leads home, or ends the title of each page. */
function isOfPage(heading: Element, dialog: Element | undefined): boolean {
  if (!isVisible(heading) || heading.closest('a[href="/"]') || own(heading, 'querySelector')('a[href="/"]'))
    return false;
  const around = dialogAround(heading);
  if (around && around !== dialog) return false;
  const parts = heading.ownerDocument.title.split(separator);
  return parts.length < 2 || parts.at(-1)?.trim() !== textOf(heading);
}

function endOfTrail(page: Document): string {
  const trail = [...page.querySelectorAll(trails)].find(isVisible);
  if (!trail) return '';
  const steps = [...trail.querySelectorAll('li, a, span, [aria-current]')].filter(
    (one) => isVisible(one) && !one.querySelector('li, a, span') && /[\p{L}\p{N}]/u.test(textOf(one)),
  );
  const [here = steps.at(-1)] = steps.filter((one) => matches(one, '[aria-current=page]'));
  return here ? textOf(here) : '';
}

/** What can be read in the page's main part, and what its fields hold. */
function shownText(page: Document): string {
  const part = page.querySelector<HTMLElement>('main, [role=main]') ?? page.body;
  if (!part) return '';
  const fields = [...part.querySelectorAll('input, textarea, select')].slice(0, maxFields);
  const held = fields.filter((field) => !isPrivate(field)).map(heldIn);
  // biome-ignore lint/performance/useDomNodeTextContent: parts that are not shown may be of other things
  const text = String(part.innerText ?? '').slice(0, maxChars);
  return [withoutOptions(text, fields), ...held].join('\n');
}

/** What can be chosen in lists is nothing that the page says. */
function withoutOptions(text: string, fields: readonly Element[]): string {
  return fields.reduce((rest, field) => {
    // biome-ignore lint/performance/useDomNodeTextContent: the text that it is taken out of is read so
    const options = field.localName === 'select' ? String((field as HTMLElement).innerText) : '';
    return options.includes('\n') ? rest.replace(options, '\n') : rest;
  }, text);
}

function heldIn(field: Element): string {
  const { selectedOptions } = field as Partial<HTMLSelectElement>;
  const chosen = [...(selectedOptions ?? [])].map((option) => option.text);
  return [(field as HTMLInputElement).value, ...chosen].join(' ');
}
