/** Splits a text into sentences, aware of abbreviations. */
import { shortTitles } from '../../../../extension/protocol/short-titles';
import { maxPieceLength, piecesOf } from './pieces';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const longestAbbreviation = 12;
const abbreviation = new RegExp(
  String.raw`(?:^|[\s(])(?:${shortTitles}|Sr|Jr|vs|etc|e\.g|i\.e|c|ca|approx|No|Nos|vol|pp|p|ed|est|Inc|Ltd|Co|Corp|Gen|Col|Capt|Lt|Sgt|Rev|Hon|Mt|Ft|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec|U\.S|U\.K|a\.m|p\.m|\p{Lu}|[A-Z]\.[A-Z])\.\s*$`,
  'u',
);

/** The sentences of a text, each with its place; lines end sentences. */
export function sentencesOf(text: string): { text: string; start: number }[] {
  const found: { text: string; start: number }[] = [];
  let offset = 0;
  for (const line of text.split('\n')) {
    let open: { text: string; start: number } | undefined;
    for (const { segment, index } of segmenter.segment(line)) {
      const joins =
        open &&
        open.text.length < maxPieceLength &&
        (abbreviation.test(open.text.slice(-longestAbbreviation)) || /^[\p{Ll}\d),;]/u.test(segment));
      if (open && joins) open.text += segment;
      else {
        if (open) found.push(open);
        open = { text: segment, start: offset + index };
      }
    }
    if (open) found.push(open);
    offset += line.length + 1;
  }
  return found
    .flatMap(({ text, start }) =>
      piecesOf(text).map((piece) => ({ text: piece.text, start: start + piece.start })),
    )
    .map(({ text, start }) => ({ text: text.trim(), start }))
    .filter(({ text }) => text !== '');
}
