/** Removes the full stops that end no sentence: those of titles, and of days before a month. */
import { shortTitles } from '../../../../short-titles';

const afterTitle = new RegExp(`(?<=\\b${shortTitles})\\.(?= )`, 'g');
const afterDay =
  /(?<=(?<![\p{L}\d])\d{1,2})\.(?= (?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz]))/giu;

export function withoutDots(text: string): string {
  return text.replace(afterTitle, '').replace(afterDay, '');
}
