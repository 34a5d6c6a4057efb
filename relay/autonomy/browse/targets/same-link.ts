/** Knows a link of the page that was decided on again on the next one, such as an entry of a menu that all pages have. */
import { RelayError } from '../../../../extension/protocol/errors';
import type { AgentSession } from '../../agent-session';
import { namesIn } from '../../language-model/names/names-in';
import type { Act } from '../../model';

/** A page, as far as its links are told. */
interface Page {
  url: string;
  /** A snapshot. */
  tree: string;
}

/** `text=Orders`, `text="Orders"`, `role=link[name="Orders"]`. */
const named = /^(?:text=(?:"([^"]+)"|([^"/>][^">]*))|role=link\[name="([^"]+)"\])$/;

/** The addresses of the links that these acts name by words, as they were when they were decided on. */
export async function linksNamed(
  acts: readonly Act[],
  page: Page,
  session: AgentSession,
): Promise<ReadonlyMap<Act, string>> {
  const links = new Map<Act, string>();
  for (const act of acts) {
    const address = (await linkOf(act, page, session))?.address;
    if (address !== undefined) links.set(act, address);
  }
  return links;
}

/** The act with the link that has the same words and leads to the same address; undefined where there is none or several. */
export async function withSameLink(
  act: Act,
  address: string | undefined,
  page: Page,
  session: AgentSession,
): Promise<Act | undefined> {
  if (address === undefined) return undefined;
  const link = await linkOf(act, page, session);
  return link?.address === address ? { ...act, selector: link.selector, target: link.words } : undefined;
}

async function linkOf(
  { action, selector }: Act,
  { url, tree }: Page,
  session: AgentSession,
): Promise<{ selector: string; address: string; words: string } | undefined> {
  const name = action === 'click' ? named.exec(selector)?.slice(1).find(Boolean)?.trim() : undefined;
  if (!name) return undefined;
  const words = `link ${JSON.stringify(name)}`;
  const [link, other] = [...namesIn(tree)].flatMap(([ref, its]) => (its === words ? [ref] : []));
  if (link === undefined || other !== undefined) return undefined;
  try {
    const href = String(await session.step('attribute', link, 'href'));
    return leadsAway(href) && URL.canParse(href, url)
      ? { selector: link, address: new URL(href, url).href, words }
      : undefined;
  } catch (error) {
    // What it leads to is then not known.
    if (error instanceof RelayError && error.code === 'element_not_found') return undefined;
    throw error;
  }
}

/** A link of a script, or to a place in its own page, does something else on each page. */
function leadsAway(href: string): boolean {
  return href !== '' && !/^\s*(?:#|javascript:)/i.test(href);
}
