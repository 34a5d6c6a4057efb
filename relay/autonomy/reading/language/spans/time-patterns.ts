/** Patterns of years, days, times of day and terms. */
import { month } from './month';
import { measurePatterns } from './units';

/** Neither a part of a longer number, in groups or with a hyphen, nor of a price. */
export const yearPattern =
  /(?<![\d.,$€£-]|\d )(?:1[0-9]|20)\d\d(?:s\b)?(?![\d%]|,\d{3}|\.\d|\s?-\s?(?!(?:1[0-9]|20)\d\d\b)\d{3}| \d{3,4} ?\d)(?:\s?(?:BCE?|AD|CE))?(?:\s?[–-]\s?(?:\d{4}|\d\d)\b)?/g;
export const agesPattern =
  /\b(?:(?:early|mid|late)[-\s])?(?:the\s)?(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth)\s(?:century|centuries|millennium)(?:\s(?:BCE?|AD|CE))?|\b\d{1,4}\s(?:BCE?|AD|CE)\b/gi;
export const dayPattern = new RegExp(
  String.raw`(?<!\d[.,])\b(?:(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?s?,?\s)?(?:${month}\.?\s\d{1,2}(?:st|nd|rd|th)?(?:\s?[–-]\s?\d{1,2})?(?:,?\s\d{4})?|(?:week (?:of|from|beginning)\s)?(?:\d{1,2}(?:st|nd|rd|th)?(?:,|,? (?:and|or|to)|\s?&)\s){0,4}\d{1,2}(?:st|nd|rd|th)?(?:\s?[–-]\s?\d{1,2})?\s(?:of\s)?${month}\.?(?:,?\s\d{4})?|${month}\.?,?\s\d{4}|\d{4}-\d\d-\d\d)\b|(?<![\d.])(?:0?[1-9]|[12]\d|3[01])(?:\.(?:0?[1-9]|1[0-2])\.(?:19|20)?\d\d|(?<=\d\d)\.(?:0[1-9]|1[0-2])\.|/(?:0?[1-9]|1[0-2])/(?:(?:19|20)\d\d|\d\d))(?![\d.])`,
  'g',
);
/** "The eighth calendar day", "by the 25th". */
export const ordinalDayPattern =
  /(?<=\b(?:by|on|until|till|before|after|from) the )\d{1,2}(?:st|nd|rd|th)\b(?=\s*(?:[.,;:)]|$)|\s(?:of (?:the|each|every)|and|or|is|are|will|to|at)\b)(?: of (?:the|each|every) month)?|\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|\d{1,2}(?:st|nd|rd|th)) (?:\w+ )?day\b(?: of (?:the|each|every) (?:month|year|quarter|term))?/gi;
export const weekdayPattern =
  /\b(?:(?:every|each|next|last|this)\s|(?:(?:first|second|third|fourth|last)(?:\s(?:and|or)\s(?:first|second|third|fourth|last))?\s))?(?:Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?|Sundays?|weekdays|weekends)\b(?:\s?(?:to|through|and|–|-)\s?(?:Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?|Sundays?)\b)?/g;
export const seasonPattern =
  /\b(?:spring|summer|autumn|fall|winter|early|mid|late)(?:\sof)?[-\s](?:1[0-9]|20)\d\d\b/gi;
const clock = String.raw`(?:\d{1,2}:\d\d(?:\s?(?:[ap]m\b|[ap]\.m\.?|hrs|h))?|\d{1,2}\.\d\d\s?(?:[ap]m\b|[ap]\.m\.?|hrs|h|Uhr)|(?:(?<=\b(?:at|from|until|till|by|to|before|after|and|daily)\s)|(?<=[–-]\s?))(?:[01]?\d|2[0-3])\.[0-5]\d|\d{1,2}\s?(?:[ap]m\b|[ap]\.m\.?)|noon|midnight|midday)`;
export const timePattern = new RegExp(
  String.raw`(?<![\d:.,$€£¥]|[$€£¥]\s)${clock}(?:\s?(?:-|–|—|to|until|and)\s?${clock})?(?!\d|[.:]\d)`,
  'gi',
);

/** "9–13" */
export const hoursPattern =
  /(?<![\d.,:$€£–-]|[–-]\s)(?:[01]?\d|2[0-3])(?:[.:][0-5]\d)?\s?(?:–|-|to)\s?(?:[01]?\d|2[0-4])(?:[.:][0-5]\d)?(?![\d.,:%€£–-]|\s?\p{L})/gu;

/** "Within three days", "two weeks before". */
export const termPattern = new RegExp(
  String.raw`\b(?:within|after|in|no later than)\s(?:${measurePatterns.duration.source})|(?:${measurePatterns.duration.source})\s(?:before|after|from now|early|beforehand|in advance)\b`,
  'giu',
);
