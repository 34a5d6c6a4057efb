/** Reads when a journey leaves or arrives off its card: a line with a time and a place for the start, one for the end. */
import type { Fact } from '../../page/fact';
import { factOf } from '../../page/listings';
import type { Page, Passage } from '../../page/page';
import type { Question } from '../../question/question';
import { presence } from '../match';
import { stemsOf } from '../stems';

const leaves = /\b(?:leav(?:e|es|ing)|depart\w*|takes? off|sets? off|sails?|departure)\b/i;
const arrives = /\b(?:arriv\w+|lands?|reach(?:es)?|gets? (?:in|to|into|there|home|back))\b/i;
const line = /^(?<time>(?:[01]?\d|2[0-3])[:.][0-5]\d)\s(?:[–—-]\s)?(?<place>\p{Lu}\P{N}.*)$/u;
const vehicle =
  /\b(?:flights?|planes?|trains?|bus(?:es)?|coach(?:es)?|ferr(?:y|ies)|boats?|ships?|trams?)\b/i;
const isBack = /\b(?:return|back|home|inbound)\b/i;

interface Stop {
  time: string;
  place: string;
  passage: number;
}

export function readJourney(
  { type, text, terms }: Question,
  { passages }: Page,
): { fact: Fact; answer: string } | undefined {
  const isLeaving = leaves.test(text);
  if ((type !== 'time' && type !== 'moment') || isLeaving === arrives.test(text)) return undefined;
  const journeys = journeysOf(passages);
  const named = terms.filter(
    ({ isName, start, text: word }) => isName && start >= 0 && journeys.some((one) => hasName(one, word)),
  );
  const names = terms.filter(({ isName, start }) => isName && start >= 0);
  if (named.length === 0 && (names.length > 0 || !vehicle.test(text))) return undefined;
  const fitting = journeys.filter(([first, last]) =>
    named.every((term) => {
      // The places of terms are those in plain words.
      const before = text.slice(0, text.indexOf(term.text));
      const isStart = /\b(?:from|leaves?|leaving|depart(?:s|ing)?)\s(?:the )?$/i.test(before);
      return presence(term, stemsOf((isStart ? first : last).place)) === 1;
    }),
  );
  const ofWay = fitting.filter(
    ([{ passage }]) => isBack.test(trailOf(passages[passage])) === isBack.test(text),
  );
  const [only, ...others] = fitting.length > 1 ? ofWay : fitting;
  if (!only || others.length > 0) return undefined;
  const { time, passage } = only[isLeaving ? 0 : 1];
  const quotes = [passages[passage]?.text ?? '', time];
  return { fact: factOf({ key: { label: '', text: time }, fields: [], passage, quotes }), answer: time };
}

function hasName(stops: readonly Stop[], name: string): boolean {
  return stops.some(({ place }) => place.includes(name));
}

function trailOf(passage: Passage | undefined): string {
  return passage?.trail.at(-1) ?? '';
}

/** The cards with two such lines, and no more: what stops on the way is a timetable. */
function journeysOf(passages: readonly Passage[]): [Stop, Stop][] {
  const cards = new Map<string, Stop[]>();
  for (const [passage, { text, item = '', group = '', region }] of passages.entries()) {
    const { time, place } = (region ? null : line.exec(text))?.groups ?? {};
    if (time === undefined || place === undefined) continue;
    const key = `${item} ${group}`;
    cards.set(key, [...(cards.get(key) ?? []), { time, place, passage }]);
  }
  return [...cards.values()].flatMap((stops): [Stop, Stop][] => {
    const [first, last, ...more] = stops;
    return first && last && more.length === 0 ? [[first, last]] : [];
  });
}
