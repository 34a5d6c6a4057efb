/** Recognises a new error message on the page after an action. */
import type { Page, PageElement } from './page';

const refusing =
  /\b(?:errors?|invalid|incorrect|wrong|fail(?:ed|ure)|denied|not (?:be )?(?:allowed|permitted|possible|valid|saved|sent|available|recogni[sz]ed|accepted|found|match(?:ing)?)|do(?:es)? not match|don't match|(?:is|are|field) required|(?:must|cannot|can't|could ?n[o']t|unable to|please (?:enter|fill|select|choose|provide|check|correct|try)|try again|missing|locked|expired|out of stock|sold out|unknown user|too (?:short|long|many|few))\b)/i;

const asking = /\bplease (?!wait|hold|stand|note|rate|see)\w+|\b(?:before you|must|first)\b/i;

/** `This cannot be undone` warns before the act. */
const harmless =
  /\b(?:no|0|without) (?:errors?|failures?)\b|\b(?:can(?:not|'t)|can not) be (?:undone|reversed|reverted|recovered|restored|taken back)\b|\bno undo\b/i;

/** The error message that the page shows after an action and did not show before. */
export function newRefusalMessage(before: Page, after: Page): string | undefined {
  const known = new Set(before.elements.flatMap(messagesIn));
  const stays = isSamePage(before, after);
  for (const element of after.elements) {
    const alerts = [element, ...after.above(element)].some(({ role }) => role === 'alert');
    // Another page may mention errors for other reasons. An element that groups others changes with each of them.
    if (element.end > element.index + 1 || (!alerts && (element.active || !stays))) continue;
    for (const words of messagesIn(element)) {
      if (known.has(words) || words.length > 200 || harmless.test(words)) continue;
      if (refusing.test(words) || (alerts && asking.test(words))) return words;
    }
  }
  const wrong = after.elements.find(
    (element) => element.invalid && !before.elements.some((one) => one.ref === element.ref && one.invalid),
  );
  return wrong && `the field ${JSON.stringify(wrong.name ?? wrong.id ?? '')} is not filled in rightly`;
}

/**
 * Whether it is mostly the same page: the same elements, or elements with the same text, because a submitted form often
 * comes back with an error message.
 */
function isSamePage(before: Page, after: Page): boolean {
  const refs = new Set(before.elements.map(({ ref }) => ref));
  const kept = after.elements.filter(({ ref }) => refs.has(ref));
  if (kept.length > 0) return kept.length * 2 > after.elements.length;
  // A new document has none of the refs of the previous one.
  const looks = new Set(before.elements.map(signatureOf));
  const worded = after.elements.filter(({ name, text }) => name || text);
  return worded.filter((element) => looks.has(signatureOf(element))).length * 2 > worded.length;
}

function signatureOf({ role, name, text }: PageElement): string {
  return JSON.stringify([role, name, text]);
}

function messagesIn(element: PageElement): string[] {
  return [element.text, element.role === 'alert' ? element.name : undefined].filter(
    (words): words is string => words !== undefined,
  );
}
