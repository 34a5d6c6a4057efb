/** Takes one layer of escapes off a text: those of addresses, HTML, JSON, JavaScript and Markdown. */
import { type Reading, reread } from './reading';

const hex = '[0-9a-f]';
const next = `%[89ab]${hex}`;
/** A percent-encoded character in UTF-8, else a byte of an older encoding, else what JavaScript's `escape` writes. */
const percent = `%[0-7]${hex}|%[cd]${hex}${next}|%e${hex}(?:${next}){2}|%f[0-7](?:${next}){3}|%[89a-f]${hex}|%u${hex}{4}`;
const entity = `&(?:#\\d{1,7}|#x${hex}{1,6}|[a-z][a-z0-9]{1,31});?`;
const backslash = `\\\\+(?:u${hex}{4}|u\\{${hex}{1,6}\\}|x${hex}{2}|[nrtbfv])?`;
const escaped = new RegExp(`${percent}|${entity}|${backslash}`, 'gi');

/** Without the outermost escapes; the reading itself where there are none. */
export function decoded(reading: Reading): Reading {
  return reread(reading, escaped, unescaped);
}

function unescaped(token: string): string {
  if (token.startsWith('%')) return percentDecoded(token);
  return token.startsWith('&') ? entityDecoded(token) : backslashDecoded(token);
}

function percentDecoded(token: string): string {
  if (token.length === 3) return String.fromCharCode(Number.parseInt(token.slice(1), 16));
  if (/^%u/i.test(token)) return character(token.slice(2), 16);
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}

function entityDecoded(token: string): string {
  const name = token.slice(1).replace(';', '');
  if (/^#x/i.test(name)) return character(name.slice(2), 16);
  if (name.startsWith('#')) return character(name.slice(1), 10);
  return named.get(name) ?? token;
}

/** White space for the letters that stand for it; a backslash that only protects the next sign is left out. */
function backslashDecoded(token: string): string {
  const code = token.replace(/^\\+/, '');
  if (code === '') return '';
  return code.length === 1 ? ' ' : character(code.replace(/[ux{}]/gi, ''), 16);
}

function character(digits: string, radix: number): string {
  const code = Number.parseInt(digits, radix);
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** The named characters of ASCII and Latin-1, https://html.spec.whatwg.org/multipage/named-characters.html */
const named = new Map<string, string>([
  ...pairs(
    `Tab:\t NewLine:\n excl:! quot:" QUOT:" num:# dollar:$ percnt:% amp:& AMP:& apos:' lpar:( rpar:) ast:* midast:*
    plus:+ comma:, period:. sol:/ colon:: semi:; lt:< LT:< equals:= gt:> GT:> quest:? commat:@ lsqb:[ lbrack:[ bsol:\\
    rsqb:] rbrack:] Hat:^ lowbar:_ UnderBar:_ grave:\` DiacriticalGrave:\` lcub:{ lbrace:{ verbar:| vert:| VerticalLine:|
    rcub:} rbrace:} euro:€ hellip:… ndash:– mdash:—`,
  ),
  ...`nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro
  para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil
  Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave
  Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave
  iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`
    .split(/\s+/)
    .map((name, index): [string, string] => [name, String.fromCharCode(0xa0 + index)]),
]);

function pairs(list: string): [string, string][] {
  return [...list.matchAll(/(\w+):([\s\S])/g)].map(([, name = '', sign = '']) => [name, sign]);
}
