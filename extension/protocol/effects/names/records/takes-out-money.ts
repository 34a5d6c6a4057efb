/** Tells "Withdraw 50 from savings", which moves money, from "Withdraw Ann Lee from the race", which ends what she takes part in. */
import { wordSet } from '../../words';

const money = wordSet(
  `money cash fund funds balance amount deposit deposits saving savings earnings winnings proceeds profit profits dividend dividends
  reward rewards payout commission credit credits token tokens coin coins crypto bitcoin btc ether eth usdt usdc sol stake
  euro euros eur dollar dollars usd pound pounds gbp chf franc francs yen jpy pln zloty k max maximum rest remainder everything all half`,
);
const purses = wordSet(
  `account accounts bank wallet wallets purse card cards pot pots isa pension vault safe escrow atm portfolio paypal`,
);
/** Who or what takes part in something. */
const entrants = wordSet(
  `team teams player players horse runner rider crew competitor contestant candidate candidates candidacy applicant participant
  entrant pupil student learner patient delegate speaker booking bookings`,
);
/** What somebody takes part in. */
const events = wordSet(
  `course class module lesson workshop seminar programme program study trial competition contest championship tournament league cup
  shield race match event election exam examination auction draw waitlist list agreement scheme school university membership`,
);

/** @param object what the name says behind "Withdraw" */
export function takesOutMoney(object: readonly string[]): boolean {
  if (object.some((word) => money.has(word) || purses.has(word))) return true;
  const end = object.indexOf('from');
  const taken = end < 0 ? object : object.slice(0, end);
  const isOfPart = (word: string) => entrants.has(word) || events.has(word);
  // "Withdraw", "Withdraw from Holidays".
  if (taken.length === 0) return !object.some(isOfPart);
  return end < 0 || /^\d/.test(taken[0] ?? '') ? !taken.some(isOfPart) : false;
}
