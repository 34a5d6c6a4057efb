/** Tells blocking somebody from blocks of texts and calendars: `Block "United Airlines"`, "Block Ann Lee", as opposed to "Block quote". */
import { monthNames, weekdays } from '../../../calendar';
import { wordSet, wordsOf } from '../../words';

const blocking = /^(?:block|blockieren|bloquer|bloquear|blocca|blokkeren|zablokuj)\s+/iu;
const called =
  /^["“„«'‘@]|^\p{Lu}[\p{L}'’.-]*(?:\s+\p{Lu}[\p{L}'’.-]*){1,3}$|^\S+@\S+$|^\+?\d[\d\s()-]{6,}$/u;
/** What is blocked or set in blocks besides. */
const others = wordSet(
  ...weekdays,
  ...monthNames,
  `quote quotes text code editor element elements type style settings setting list lists diagram diagrams size level height width format
  ads ad advert pop ups up popup popups cookie cookies tracker trackers tracking third party notification notifications image images
  content script scripts scheme chain chart time out calendar day days dates date all everything site sites mode capital letters design
  pattern room rooms seat seats desk desks table tables layout grid morning afternoon evening night patterns library builder inserter options option week weekend hours`,
);

/** The class of such a name, its verb and whom it is for; undefined for all else. */
export function byBlocking(name: string) {
  const [begin = ''] = blocking.exec(name) ?? [];
  const rest = name.slice(begin.length).trim();
  const object = wordsOf(rest);
  if (begin === '' || !called.test(rest) || object.some((word) => others.has(word))) return undefined;
  return { verbClass: 'delete' as const, verb: wordsOf(begin)[0] ?? '', object };
}
