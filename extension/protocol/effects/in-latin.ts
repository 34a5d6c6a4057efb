/**
 * Letters that look like Latin ones, by these: what https://www.unicode.org/Public/security/latest/confusables.txt has of
 * Greek, Cyrillic, Armenian, Cherokee, Coptic, Lisu and Latin letters and is no form of the letter itself, and small capitals.
 */
const lookalikes: Record<string, string> = {
  a: 'ɑΑαАаᎪᴀꓮ',
  b: 'ƄʙΒВЬвᏏᏴꓐꞴ',
  c: 'СсᏟᴄⲤⲥꓚꮯ',
  d: 'ԁᎠᏧᴅꓒꓓđĐɖƉ∂',
  e: 'ΕεЕеҽᎬᴇꓰꬲ℮',
  f: 'ϜքẝꓝꜰꞘꞙꬵ',
  g: 'ƍɡɢԌցᏀᏳᶃꓖ',
  h: 'ʜΗНнһհᎻᏂⲎꓧ',
  i: 'ıƖɩɪΙιІіӀӏᎥꙇꭵ',
  j: 'ͿϳЈјᎫᴊꓙꞲ',
  k: 'ΚκКкᏦᴋⲔꓗ',
  l: 'ǀʟᏞⲒⳐꓡꓲ',
  m: 'ΜϺМмᎷᴍⲘꓟ',
  n: 'ɴΝηոռⲚꓠ',
  o: 'ΟοσОоՕօᴏᴑⲞⲟꓳꬽ',
  p: 'ΡρРрᏢᴘⲢⲣꓑ',
  q: 'ԛգզꞯ',
  r: 'ƦʀгᎡᏒᴦⲅꓣꭇꭈꮁ',
  s: 'ƽςЅѕՏᏕᏚꓢꜱꮪ',
  t: 'ΤτТтᎢᴛⲦꓔ',
  u: 'ʋυՍսᴜꓴꞟꭎꭒ',
  v: 'νѴѵᏙᴠꓦꮩ',
  w: 'ɯѡԜԝաᎳᏔᴡꓪꮃ',
  x: 'ΧХхⲬꓫꞳ',
  y: 'ɣʏΥγУуҮүᎩᎽᶌỿⲨꓬꭚ',
  z: 'ΖᏃᴢꓜꮓ',
};

const latin = new Map(
  Object.entries(lookalikes).flatMap(([letter, alike]) => [...alike].map((one) => [one, letter] as const)),
);

/** A text with Latin letters in place of others that look like them: "Dеlete". Words with other letters stay as they are. */
export function inLatin(text: string): string {
  const zeroes = text.replace(/(?<=\p{L})[01](?=\p{L})/gu, (digit) => (digit === '0' ? 'o' : 'l'));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: most texts are ASCII.
  if (/^[\x00-\x7f]*$/.test(zeroes)) return zeroes;
  return zeroes.replace(/[\p{L}∂℮]+/gu, (word) => {
    const letters = [...word].map((letter) => latin.get(letter) ?? letter).join('');
    return /^\p{Script=Latin}+$/u.test(letters) ? letters : word;
  });
}
