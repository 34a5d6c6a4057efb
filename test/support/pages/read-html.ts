/** Reads passages of HTML in Node, without layout, with the extension's own code. */
import { parseHTML } from 'linkedom';
import { factsOf } from '../../../extension/dom/passages/page-facts';
import { passagesOf } from '../../../extension/dom/passages/passages';
import type { LayoutInfo } from '../../../extension/dom/read/sight/layout-info';
import { type Page, parsePage } from '../../../relay/autonomy/reading/page/page';

const inline = new Set(
  'a abbr b bdi cite code del dfn em i img ins kbd mark q s samp small span strong sub sup time u var wbr font label'.split(
    ' ',
  ),
);

/** As a browser without style sheets would show it. */
const plainSight: LayoutInfo = {
  isRead: (element) => !element.hasAttribute('hidden') && !isHidden(element),
  isDrawn: () => true,
  isSeen: () => true,
  isShown: () => true,
  isBlock: (element) =>
    !inline.has(element.localName) || /display:\s*block/.test(element.getAttribute('style') ?? ''),
  isStruck: (element) => ['del', 's', 'strike'].includes(element.localName),
  keepsLines: (element) => element.closest('pre') !== null,
  isPrivate: (field) => field.getAttribute('type') === 'password',
};

/** What is folded in a closed `<details>` is read, as in a browser. */
function isHidden(element: Element): boolean {
  return /display:\s*none|visibility:\s*hidden/.test(element.getAttribute('style') ?? '');
}

/** The page as the relay gets it from the extension. */
export function readHtml(html: string, url = 'https://site.test/page'): Page {
  const { document } = parseHTML(html);
  const passages = [...factsOf(document), ...passagesOf([document.body], document, () => null, plainSight)];
  const head = { title: document.title, lang: 'en', url, contentType: 'text/html' };
  return parsePage(
    [JSON.stringify({ page: head }), ...passages.map((one) => JSON.stringify(one))].join('\n'),
  );
}
