import { isSignOnly } from '../names/is-sign-only';
import { isTakingBack } from '../names/records/takes-back';
import { cartPlaces, filterPlaces, listPlaces } from '../names/verbs/name-exceptions';
import { wordSet, wordsOf } from '../words';
import type { ControlFacts } from './control-facts';

const carts = wordSet(cartPlaces);
const lists = wordSet(listPlaces);
const filters = wordSet(filterPlaces);

/**
 * Whether the control takes back what was only put together or chosen. Lines of a cart may be called deleted. Elsewhere the verb
 * or a sign has to say that something is taken back: a filter of mails that is deleted is a record like any other.
 */
export function isEveryday({
  name,
  around = '',
  site = '',
  classes = '',
  dialog,
  form,
}: ControlFacts): boolean {
  const part = [around, dialog?.title, form?.title].join(' ');
  const says = (places: ReadonlySet<string>, ...texts: string[]) =>
    wordsOf(texts.join(' ')).some((word) => places.has(word));
  if (says(carts, part, site)) return true;
  const isBin = name === '' || /[\u{1f000}-\u{1ffff}]/u.test(name);
  const isSign = isSignOnly(name) && !isBin;
  if (isBin) return says(lists, part);
  if (!isSign && !isTakingBack(wordsOf(name)[0] ?? '')) return false;
  return says(carts, classes) || says(lists, part, site) || says(filters, part);
}
