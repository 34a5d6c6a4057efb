/** Tells names of pages to read or fill in from orders: "Leave policy" and "Transfer guide", as opposed to "Leave group". */
import { wordSet, wordsOf } from '../words';

/** Verbs of effects that are nouns too. */
const alsoNouns = wordSet(
  'leave order book transfer share post sign pay purchase cancel reserve end approve invite donate grant',
);
/** What a page of a site is, at the end of its name. */
const pages = wordSet(
  `policy policies guide guides guidance guideline guidelines help faq faqs handbook manual manuals history list lists form forms
  overview calendar calendars planner schedule schedules rota balance balances entitlement entitlements allowance allowances rules
  terms conditions information info details status statuses requests records report reports statement statements summary summaries
  archive dashboard statistics stats centre center page pages portal types categories rates fees prices limits tracker tracking
  register directory catalogue catalog club clubs shop store office slip slips scale scales grades news notes templates options settings
  confirmation confirmations procedure procedures process tips instructions tutorial tutorials questions
  window windows programme programmes program programs scheme schemes run runs`,
);
const maxWords = 5;

/** @param name of a link that leads to another page */
export function isPageName(name: string): boolean {
  const words = wordsOf(name);
  const [first = ''] = words;
  return (
    words.length > 1 &&
    words.length <= maxWords &&
    alsoNouns.has(first) &&
    pages.has(words.at(-1) ?? '') &&
    !words.some((word) => orders.has(word))
  );
}

/** In a name they show that its first word is a verb: "Cancel my policy". */
const orders = wordSet('the my your our this that these those all a an now it and to');
