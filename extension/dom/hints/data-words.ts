/** What a page has noted of a control for its own scripts: `data-action="archive"`, `data-k="bin"`. */
import { own } from '../tree/walk';

/** Words of attributes that frameworks write, or that say how a part looks, in which state it is, what it opens or whose it is. */
const silent = new Set(
  `v react reactid radix headlessui sentry astro svelte gtm ga track tracking analytics turbo bs mui ng lang dir theme style
  size color colour variant side align placement position orientation state status slot part toggle target modal dialog
  popup popover menu dropdown tooltip open href url src view tab page panel folder route nav section filter sort order
  group mode user owner author name title label text content value id index row col parent for method role`.split(
    /\s+/,
  ),
);
const word = /^[a-z][a-z_-]{1,30}$/i;
const noWord =
  /^(?:true|false|yes|no|on|off|none|auto|null|undefined|default|button|icon|link|item|svg|inherit)$/i;

/** The values of its own attributes that are one word each. */
export function dataWords(part: Element): string[] {
  return [...(own(part, 'attributes') as NamedNodeMap)]
    .filter(({ name, value }) => {
      const [prefix, ...words] = name.split('-');
      const isSilent = prefix !== 'data' || words.some((one) => silent.has(one));
      return !isSilent && word.test(value) && !noWord.test(value);
    })
    .map(({ value }) => value);
}
