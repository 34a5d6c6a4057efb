/** Takes the numbers out of a name that count something, and so change while the element stays what it is: `Basket (7)`. */
import { collapse } from '../../protocol/collapse';
import { escaped } from '../../protocol/escaped';

const inBrackets = /[([]\s*\p{N}[\p{N}.,\s]*\+?\s*[)\]]/gu;
const counted =
  /(?<![\p{L}\p{N}])\p{N}[\p{N}.,]*\+?(?=\s+(?:new|unread|selected|items?|products?|articles?|messages?|notifications?|results?|neue?|ungelesene?|ausgewählte?|Artikel|Produkte?|Nachrichten?|Treffer)(?![\p{L}\p{N}]))/giu;
const onlyNumber = /^\s*\p{N}[\p{N}.,]*\+?\s*$/u;
/** What pages call the small mark with a number. Any other number may be what tells the element from others: `Room 12`. */
const badge = /badge|bubble|count(?:er)?(?![a-z])|pill/i;
const word = /\p{L}{2}/u;
const maxTexts = 12;
/** More is no name. */
const maxChars = 80;

/** A function that takes them out of what the element is called; undefined where there is none. */
export function uncount(element: Element): ((text: string) => string) | undefined {
  const texts = textsIn(element);
  const all = collapse([element.getAttribute('aria-label') ?? '', ...texts.map(wordsOf)].join(' '));
  if (!/\p{N}/u.test(all) || all.length > maxChars) return undefined;
  const badges = texts.filter(isBadge).map((text) => escaped(wordsOf(text)));
  const ofBadge = badges.length > 0 ? new RegExp(`(?<!\\S)(?:${badges.join('|')})(?!\\S)`, 'gu') : undefined;
  const without = (text: string) => {
    const rest = text.replace(inBrackets, ' ').replace(counted, ' ');
    return collapse(ofBadge ? rest.replace(ofBadge, ' ') : rest);
  };
  return without(all) !== all && word.test(without(all)) ? without : undefined;
}

const wordsOf = ({ nodeValue }: Text) => (nodeValue ?? '').trim();

function isBadge(text: Text): boolean {
  return onlyNumber.test(wordsOf(text)) && badge.test(text.parentElement?.getAttribute('class') ?? '');
}

function textsIn(element: Element): Text[] {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (texts.length < maxTexts && walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}
