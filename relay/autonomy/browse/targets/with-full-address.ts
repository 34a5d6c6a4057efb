/** Reads the address of an act as a link of the page is read: against the page. */
import { findAction } from '../../../../extension/actions/table';
import type { AgentSession } from '../../agent-session';
import type { Act } from '../../model';

/** Such as `/x`, `./x`, `../x`, `?page=2`, `#top` and `//shop.test/x`. */
const surelyRelative = /^(?:\/|\.{1,2}\/|[?#])/;
const startsWithScheme = /^[a-z][a-z\d+.-]*:/i;
/** What has a dot in its first part may be a host, which is left to be refused with advice; these are files of sites. */
const siteFile = /\.(?:[sx]?html?|php|aspx?|jspx?|cgi|cfm|json|xml|csv|txt|pdf)$/i;

/** The act with the full address in place of a relative one; as it was where that need not be one. */
export async function withFullAddress(act: Act, session: AgentSession): Promise<Act> {
  if (!findAction(act.action)?.entry.valueIsAddress) return act;
  const { value } = act;
  const inObject = typeof value === 'object' && value !== null && 'url' in value;
  const given = inObject ? value.url : value;
  if (typeof given !== 'string' || !isRelative(given.trim())) return act;
  const page = (await session.tabs()).find(({ current }) => current)?.url ?? '';
  if (!/^https?:/.test(page) || !URL.canParse(given.trim(), page)) return act;
  const { href } = new URL(given.trim(), page);
  return { ...act, value: inObject ? { ...value, url: href } : href };
}

function isRelative(address: string): boolean {
  if (surelyRelative.test(address)) return true;
  if (address === '' || /[\s\\]/.test(address) || startsWithScheme.test(address)) return false;
  const [first = ''] = address.split(/[/?#]/);
  if (first.startsWith('~')) return false;
  return !first.includes('.') || siteFile.test(first);
}
