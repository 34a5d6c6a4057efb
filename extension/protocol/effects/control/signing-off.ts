/** Tells signing a record off from signing off as a user: "Sign off" beside "Fit to travel", as opposed to that in a user's menu. */

import { deeds } from '../deeds';
import { fillers } from '../names/verbs/verb-table';
import { wordSet, wordsOf } from '../words';
import type { Consequence, ControlFacts } from './control-facts';

const filling = wordSet(fillers);
/** What is signed off by leaving it, and where from. */
const sessions = wordSet(
  'device devices session sessions everywhere everyone everybody other others account user users from as computer browser',
);
/** What is said around a record that somebody answers for. */
const vouching = wordSet(
  `fit check checks checked checklist inspection inspected approval approve approved review reviewed reviewer certify certified declare
  declaration supervisor manager handover result results findings responsible tested passed safe correct signoff`,
);

export function signingOff(control: ControlFacts): Consequence | undefined {
  const { name, role, inNavigation, isPageLink, form } = control;
  const [verb, particle, ...rest] = wordsOf(name);
  if (verb !== 'sign' || particle !== 'off' || inNavigation || isPageLink || role === 'menuitem')
    return undefined;
  const object = rest.filter((word) => !filling.has(word));
  // A "sign-off sheet" is a thing.
  const isNoun = object.length > 0 && /^\W*sign-off\b/i.test(name);
  if (isNoun || form?.isLogin || form?.isSearch || rest.some((word) => sessions.has(word))) return undefined;
  if (object.length === 0 && !isOfRecord(control)) return undefined;
  return {
    what: 'sign',
    object,
    isFinisher: false,
    why: `beside a record its name stands for ${deeds.sign}`,
  };
}

function isOfRecord({ around = '', dialog, beside, form, row = '', isInEachRow }: ControlFacts): boolean {
  const text = [around, dialog?.title, form?.title, beside?.text, row].join(' ');
  return (
    form !== undefined ||
    isInEachRow === true ||
    /\bsign(?:ed)?[ -]?off\b/i.test(text) ||
    wordsOf(text).some((word) => vouching.has(word))
  );
}
