/** What a decision says of a page that one of its own acts opens: it was decided for that page, which nobody has read yet. */
import { classifyName } from '../../../../extension/protocol/effects/names/classify-name';
import { isFinisher } from '../../../../extension/protocol/effects/names/is-finisher';
import type { Act } from '../../model';

const quoted = /"((?:\\.|[^"\\])*)"/g;

/**
 * Whether the session is at the address that the act asked for, and not where a server has sent it instead.
 * @param from address of the page before
 */
export function isWhereAsked({ value }: Act, from: string, url: string): boolean {
  const asked = typeof value === 'object' && value !== null && 'url' in value ? value.url : value;
  return URL.canParse(String(asked), from) && placeOf(String(asked), from) === placeOf(url);
}

function placeOf(address: string, from?: string): string {
  const { host, pathname, search } = new URL(address, from);
  return host + pathname.replace(/\/$/, '') + search;
}

/** Whether the act names what it presses by words that stand for consequences, or that confirm whatever is asked there. */
export function namesConsequence({ selector }: Act): boolean {
  const inQuotes = [...selector.matchAll(quoted)].map(([, words = '']) => words);
  const names = [...inQuotes, ...selector.split(/>>>?/).map((part) => part.replace(/^[^="]*=/, ''))];
  return names.some((name) => classifyName(name) !== undefined || isFinisher(name));
}
