/** What the wording of a text says about the question that it may answer. */
import { spansOf } from '../../language/spans/spans';

/** How something is done, for the reader to do it. */
export const instruction =
  /^(?:(?:first|then|next|now|please),? )?(?:open|click|press|hold|choose|select|enter|go to|turn|switch|run|use|set|type|put|take|add|remove|connect|send|write|call|visit|log in|sign in|download|install|tap|pull|push|insert|scan|fill|contact|create|edit|start|stop|restart|reload)\b/i;
export const published = /\b(?:publish|post|writ|wrote|article|updat|report|appear)/i;

/** Whether the question is for what a byline says: who wrote the text, or when it appeared. */
export function asksForByline(question: string): boolean {
  return /\b(?:(?:wrote|written|published|posted|updated|author|writer|reporter|journalist|appear(?:ed)?)\b.*\b(?:article|text|post|page|piece|report|story|news|entry|review)|(?:article|text|post|page|piece|report|story|news|entry)\b.*\b(?:written|published|posted|author|from|appear(?:ed)?))\b/i.test(
    question,
  );
}

/** The author and the date of an article, in this order. */
export function isByline(text: string): boolean {
  if (text.length > 80) return false;
  const persons = spansOf('person', text).filter(({ certainty }) => certainty >= 0.85);
  if (
    /^(?:written |words |report )?by $/i.test(text.slice(0, persons[0]?.start ?? 0)) &&
    !/[.!?]$/.test(text)
  )
    return true;
  const said = [...spansOf('date', text), ...persons];
  const length = said.reduce((sum, span) => sum + span.text.length, 0);
  const isFirst = (persons[0]?.start ?? text.length) <= 'By '.length;
  return isFirst && said.length > persons.length && length > 0.8 * text.replace(/^by /i, '').length - 4;
}

export const toCome = /\b(?:expected|planned|scheduled|estimated|due|will)\b/i;
export const suggests = /\b(?:suggest|recommend|advis|propos)/i;

/** Whether most of the text is a date or a time. */
export function isMoment(text: string): boolean {
  const said = [...spansOf('moment', text).map((span) => span.text), ...(text.match(/\d+ \w+ ago\b/g) ?? [])];
  return said.join('').length > 0.5 * text.length;
}

export const because = /\b(?:because|due to|owing to|which is why|that is why|that['’]s why)\b/i;

/** Somebody's words behind his or her name: "Declined by Ada: “We need you here”". */
export const quoted = /:\s?[“"‘].{8,}/;

/** Words of a reason, and what goes wrong. */
export const reasonCue =
  /\b(?:because|due to|owing to|thanks to|caused?|reasons?|so that|since(?! (?:this|last|yesterday|the|then|\d|January|February|March|April|May|June|July|August|September|October|November|December|\w+day)\b)|as a result|in order to|after an?|following|fail(?:ed|ure|s)?|faults?|broken?|shortage|lack of|storms?|strike|damaged?|blamed?|put down to|culprit|turned out)\b/i;

/** Asks for a deadline. */
export const untilAsked =
  /\b(?:have|has|need|needs|must) (?:to )?be in\b|\b(?:until|till|how late|by) (?:when|(?:what|which) (?:date|day|time))\b|\bdeadline\b|\b(?:last|latest) (?:day|date|time|moment)\b/i;
/** What stands before one. */
export const untilSaid = /\b(?:until|till|by|no later than|before|closes? on|ends? on)\s(?:\w+ ){0,4}$/i;
