/** Tells things apart that are alike but for their colour or size: "Mug, blue" after "Delete the red mug". */
import { wordSet, wordsOf } from '../../../words';
import type { Clause } from '../../clauses/clause';

/** Each line is one colour. */
const colours = [
  'red rot rote roten roter rotes rouge rojo roja rosso rossa vermelho vermelha rood rode',
  'blue blau blaue blauen blauer blaues bleu bleue azul blu blauw blauwe navy',
  'green grun grune grunen gruner grunes vert verte verde groen groene teal olive mint',
  'yellow gelb gelbe gelben gelber gelbes jaune amarillo amarilla giallo gialla amarelo amarela geel gele mustard',
  'black schwarz schwarze schwarzen schwarzer schwarzes noir noire negro negra nero nera preto preta zwart zwarte anthracite',
  'white weiss weisse weissen weisser weisses blanc blanche blanco blanca bianco bianca branco branca wit witte ivory cream',
  'grey gray grau graue grauen grauer graues gris grise grigio grigia cinza grijs grijze silver',
  'brown braun braune braunen brauner braunes marron brun brune marrone bruin bruine beige tan',
  'pink rosa rose roze magenta',
  'purple violet lila violett violette lilla paars paarse',
  'orange naranja arancione laranja oranje',
  'gold golden turquoise bronze copper',
].map((line) => wordSet(line));
const sizes: readonly [string, RegExp][] = [
  ['xs', /^(?:xs|xsmall)$/],
  ['s', /^(?:s|small|klein\w{0,2}|petite?|pequen[oa]|piccol[oa])$/],
  ['m', /^(?:m|medium|mittel\w{0,4}|moyen(?:ne)?|median[oa])$/],
  ['l', /^(?:l|large|gross\w{0,2}|grande?)$/],
  ['xl', /^(?:xl|xlarge)$/],
  ['xxl', /^(?:xxl|2xl|xxlarge)$/],
];
const joined = /(?<!\p{L})(x{1,2}|extra)[ -](?=large|small)/giu;
/** A letter that stands for a size, and not for a name: "Shirt, M", "Shirt (M)", "size M". */
const letters = /(?:^|[,(/|·–-]\s*|\bsize:?\s+)(x{0,2}[sml]|2xl)(?=\s*(?:$|[,)/|·–?.!-]|\bsize\b))/gimu;
/** "Medium" alone is a priority as often as a size. */
const written =
  /(?<!\p{L})(?:x?small|(?<=size:? )medium|x{0,2}large|klein\w{0,2}|gross\w{0,2}|petite?|grande?|pequen[oa]|piccol[oa]|moyen(?:ne)?)(?!\p{L})/giu;

/** Whether the order says a colour or a size, and the texts show others and not that. @param shown the texts with the control */
export function isOtherFeature(prompt: string, ordered: readonly Clause[], shown: string): boolean {
  const told = ordered.flatMap(({ words, quotes }) => [...words, ...quotes.flat()]);
  const isApart = (meant: readonly unknown[], there: readonly unknown[]) =>
    meant.length > 0 && there.length > 0 && !meant.some((one) => there.includes(one));
  if (isApart(coloursIn(told), coloursIn(wordsOf(shown)))) return true;
  const said = new Set(
    sizesIn(prompt)
      .filter(({ words }) => words.every((word) => told.includes(word)))
      .map(({ size }) => size),
  );
  return isApart(
    [...said],
    sizesIn(shown).map(({ size }) => size),
  );
}

function coloursIn(words: readonly string[]): unknown[] {
  return words.flatMap((word) => colours.find((set) => set.has(word)) ?? []);
}

function sizesIn(text: string): { size: string; words: string[] }[] {
  const plain = text.replace(joined, (_, more: string) => (more.toLowerCase() === 'extra' ? 'x' : more));
  const found = [...plain.matchAll(letters)]
    .map(([, letter = '']) => letter)
    .concat(plain.match(written) ?? []);
  return found.flatMap((one) => {
    const [word = ''] = wordsOf(one);
    const size = sizes.find(([, pattern]) => pattern.test(word))?.[0];
    return size === undefined ? [] : [{ size, words: [word] }];
  });
}
