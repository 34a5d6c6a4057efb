/** Recognises a new error message on the page after an action. */
import type { Page, Thing } from '../match/page';

const refusing =
  /\b(?:errors?|invalid|incorrect|wrong|fail(?:ed|ure)|denied|not (?:be )?(?:allowed|permitted|possible|valid|saved|sent|available|recogni[sz]ed|accepted|found|match(?:ing)?)|do(?:es)? not match|don't match|(?:is|are|field) required|(?:must|cannot|can't|could ?n[o']t|unable to|please (?:enter|fill|select|choose|provide|check|correct|try)|try again|missing|locked|expired|out of stock|sold out|unknown user|too (?:short|long|many|few))\b)/i;

const asking = /\bplease (?!wait|hold|stand|note|rate|see)\w+|\b(?:before you|must|first)\b/i;

/** What the page says after an act that it did not say before and that sounds like a refusal. */
export function complaintOf(before: Page, after: Page): string | undefined {
  const known = new Set(before.things.flatMap(sayings));
  const stays = isStill(before, after);
  for (const thing of after.things) {
    const alerts = [thing, ...after.above(thing)].some(({ role }) => role === 'alert');
    // Another page may speak of errors for other reasons.
    // What holds several things reads new when one of them does.
    if (thing.end > thing.index + 1 || (!alerts && (thing.active || !stays))) continue;
    for (const words of sayings(thing)) {
      if (known.has(words) || words.length > 200 || /\b(?:no|0|without) (?:errors?|failures?)\b/i.test(words))
        continue;
      if (refusing.test(words) || (alerts && asking.test(words))) return words;
    }
  }
  const wrong = after.things.find(
    (thing) => thing.invalid && !before.things.some((one) => one.ref === thing.ref && one.invalid),
  );
  return wrong && `the field ${JSON.stringify(wrong.name ?? wrong.id ?? '')} is not filled in rightly`;
}

/**
 * Whether most of the page is what it was: the same things, or things that read the same, because a form that is sent
 * often comes back with the refusal in it.
 */
function isStill(before: Page, after: Page): boolean {
  const refs = new Set(before.things.map(({ ref }) => ref));
  const kept = after.things.filter(({ ref }) => refs.has(ref));
  if (kept.length > 0) return kept.length * 2 > after.things.length;
  // Another document: nothing in it has a ref of the one before.
  const looks = new Set(before.things.map(lookOf));
  const worded = after.things.filter(({ name, text }) => name || text);
  return worded.filter((thing) => looks.has(lookOf(thing))).length * 2 > worded.length;
}

function lookOf({ role, name, text }: Thing): string {
  return JSON.stringify([role, name, text]);
}

function sayings(thing: Thing): string[] {
  return [thing.text, thing.role === 'alert' ? thing.name : undefined].filter(
    (words): words is string => words !== undefined,
  );
}
