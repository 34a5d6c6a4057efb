/** What the signs of icon fonts are called, by the words or the numbers that a page writes for them. */
import { styleOf } from '../tree/style-of';

/** The pictures that are most often shown without words; the numbers are in the style sheets of the fonts. */
const fonts: readonly [family: RegExp, names: Record<string, string>][] = [
  [
    /awesome/i,
    {
      trash: 'f014 f1f8 f2ed f82a f829',
      pencil: 'f040 f044 f303 f304',
      check: 'f00c f058 f46c',
      close: 'f00d f057 f410',
      plus: 'f067 f055',
      minus: 'f068 f056',
      search: 'f002',
      settings: 'f013 f085',
      send: 'f1d8 f1d9 f2c6',
      share: 'f064 f1e0 f14d',
      download: 'f019',
      upload: 'f093',
      print: 'f02f',
      save: 'f0c7',
      copy: 'f0c5 f24d',
      eye: 'f06e',
      star: 'f005 f006',
      heart: 'f004 f08a',
      bell: 'f0f3 f0a2',
      cart: 'f07a',
      archive: 'f187',
      undo: 'f0e2',
      up: 'f062 f077 f0aa',
      down: 'f063 f078 f0ab',
      more: 'f141 f142',
      menu: 'f0c9',
    },
  ],
  [
    /material/i,
    {
      delete: 'e872 e92b e92e',
      edit: 'e3c9',
      check: 'e5ca e876',
      close: 'e5cd',
      add: 'e145',
      send: 'e163',
      share: 'e80d',
      search: 'e8b6',
      settings: 'e8b8',
      more: 'e5d3 e5d4',
      menu: 'e5d2',
      archive: 'e149',
    },
  ],
  [
    /glyphicons/i,
    {
      trash: 'e020',
      edit: 'e065',
      ok: 'e013 e084',
      close: 'e014 e083',
      send: 'e171',
      search: 'e003',
      settings: 'e019',
    },
  ],
  [/bootstrap-icons/i, { trash: 'f5de', pencil: 'f4cb f4ca' }],
];

/** Whether the text is a word that an icon font draws as a picture. */
export function isIconText({ fontFamily }: CSSStyleDeclaration, words: string): boolean {
  return /icon|symbol|awesome|glyph/i.test(fontFamily) && /^[a-z0-9_]*$/.test(words.trim());
}

/** What the sign that a part shows is called: one of its text, or one that a style sheet puts before it. */
export function glyphName(part: Element): string {
  const style = styleOf(part);
  const text = part.childElementCount === 0 ? (part.textContent ?? '').trim() : '';
  if (style && text && isIconText(style, text)) return text;
  const before = styleOf(part, '::before');
  return (
    nameOfSign(text, style?.fontFamily) ||
    nameOfSign(/^"(.)"$/u.exec(before?.content ?? '')?.[1] ?? '', before?.fontFamily)
  );
}

function nameOfSign(sign: string, family = ''): string {
  const number = sign.codePointAt(0)?.toString(16) ?? '';
  if (sign.length !== 1 || !/[\ue000-\uf8ff]/.test(sign)) return '';
  const names = fonts.filter(([of]) => of.test(family)).flatMap(([, table]) => Object.entries(table));
  return names.find(([, numbers]) => numbers.split(' ').includes(number))?.[0] ?? '';
}
