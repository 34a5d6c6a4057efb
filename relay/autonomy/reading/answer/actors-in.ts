/** Finds who did something, by names, user names and roles, and whom one can call by a number. */
import type { Span } from '../language/spans/names';
import { rolesIn } from '../language/spans/roles';
import { type AnswerType, spansOf } from '../language/spans/spans';
import type { Fact } from '../page/fact';
import type { Question } from '../question/question';
import { badgedAs, didOtherThing, isNamed } from './persons';
import { stemsOf } from './stems';

/** What is less certain is not of the type. */
export const leastCertain = 0.25;
/** What firms do as well as persons do. */
export const byFirms =
  /\bwho(?:m|se)? (?:\w+ ){0,2}?(?:owns?|owned|makes?|made|manufactur|produc|publish|sells?|sold|sends?|sent|suppl|organi|operat|runs?|offers?|provid|sponsor|funds?|develop|builds?|built|issue|pays?|paid|employ|deliver|ships?|hosts?|insur|bought|maintain)/i;

/** Whom one calls may be told by the number only. */
const called =
  /\bwho(?:m)? (?:do|should|can|must|shall|could|would) (?:I|we|you|one) (?:call|ring|phone|contact|turn to|arrive)\b/i;

/** The parts of the type that a question asks for; of a person also who is known by a label or a number only. */
export function spansIn(fact: Fact, type: AnswerType, question: Question): Span[] {
  if (type !== 'person') return spansOf(type, fact.text);
  const byName = personsIn(fact, question);
  const isByPhone = byName.length === 0 && called.test(question.text);
  return isByPhone ? spansOf('phone', fact.text) : byName;
}

function personsIn(fact: Fact, question: Question): Span[] {
  return actorsIn(fact, question)
    .filter((span) => !isNamed(span, question) && !/\s\d|^\d/.test(span.text))
    .map((span) => (didOtherThing(span, fact.text, question) ? { ...span, certainty: 0.4 } : span));
}

/** The columns that say who did what the row tells of, also by user names. */
const ofWho = /^(?:who|by|user|author|actor|member|changed by|done by)$/i;
/** The labels of persons, whose names need not be known as such. */
const nameBy =
  /^(?:(?:\w+ )?(?:by|assigned to|reports to)|assignee|owner|reporter|requester|reviewer|agent|handler|contact(?: person)?|(?:\w+ )?(?:manager|teacher|coach|trainer|doctor|adviser|advisor|instructor|tutor|supervisor|engineer|technician|leader|holder)|landlord|tenant|caretaker|host)$/i;
const soleName = /^\p{Lu}[\p{L}'’.-]*(?: (?:\p{Lu}[\p{L}'’.-]*|van|von|de|der|den|la|le|el|al)){1,3}$/u;
const userName = /^@?[\p{L}\d][\p{L}\d._-]{1,30}$/u;

function actorsIn({ text, label }: Fact, question: Question): Span[] {
  if (ofWho.test(label) && userName.test(text))
    return [{ text, start: 0, end: text.length, certainty: 0.85 }];
  const named = nameBy.test(label) ? soleName.exec(text) : null;
  if (named) return [{ text, start: 0, end: text.length, certainty: 0.95 }];
  if (!byFirms.test(question.text)) {
    const sure = spansOf('person', text);
    const badged = sure.some(({ certainty }) => certainty >= leastCertain)
      ? []
      : badgedAs({ text }, question);
    const known = badged.length > 0 ? badged : sure;
    return known.length > 0 || !/\bwhom?\b/i.test(question.text) ? known : rolesIn(text);
  }
  const persons = spansOf('person', text).filter(({ certainty }) => certainty >= 0.8);
  const firms = spansOf('name', text)
    .filter(
      ({ start, text: name }) => !persons.some((one) => one.start === start) && !hasThing(name, question),
    )
    .map((span) => ({ ...span, certainty: 0.9 }));
  return [...persons, ...firms].toSorted((a, b) => a.start - b.start);
}

/** The festival is not who sponsors the festival. */
function hasThing(name: string, { terms }: Question): boolean {
  const stems = stemsOf(name);
  return terms.some(({ isName, start, stem }) => start >= 0 && !isName && stems.has(stem));
}
