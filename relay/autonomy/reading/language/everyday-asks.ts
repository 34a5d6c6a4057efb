/** What people ask for in everyday words, and the words that labels of pages have for just that. */
import { stemOf } from './words';

const is = `(?:['’]s| is| are| was| were| has been| will be)`;
const asks: readonly { asked: RegExp; said: string }[] = [
  {
    // Who works on a ticket is its assignee.
    asked: new RegExp(
      String.raw`\bwho(?:${is} (?:\w+ly |now |still |been )?(?:working|handling|handled|handle|responsible|assigned|given|fixing|repairing|solving|sorting|investigating|looking into|taking care|care)| handles?| works on| has been given)\b`,
      'i',
    ),
    said: 'assigned assignee owner handler handled agent responsible clerk caseworker lead led head',
  },
  {
    asked: /\bwho (?:has |had )?(?:told (?:us|you|them) about|noticed|complained)\b/i,
    said: 'reporter reported requester raised',
  },
  {
    asked: /(?<=\b(?:how much|what|total|amount|sum)\b.*)\b(?:owed?|owing|unpaid)\b/i,
    said: 'pay due outstanding owing',
  },
  {
    // What has to be done until when has a due date.
    asked:
      /\b(?:when|what (?:date|day|time))\b.*\b(?:has|have|needs?|must|should)\b.*\b(?:finished|done|completed|ready|submitted|delivered|returned)\b/i,
    said: 'due deadline',
  },
  {
    asked:
      /\b(?:until|till|by|how long|when (?:\w+ )?(?:I|we))\b.*(?:\bcollect(?:ed)?\b|\b(?:keep|kept|hold|held|reserved?)\b(?= .*\bfor (?:me|us)\b))/i,
    said: 'collect pickup ready keep kept held hold reserved await',
  },
  {
    asked: /\bwho(?: has|['’]s)?(?: got)? (?:the|my|our|this) (?:ticket|case|issue|request|task)\b/i,
    said: 'assigned assignee owner handler agent',
  },
  {
    asked:
      /(?<=\b(?:when|what time|how early)\b.*\b(?:have to|has to|need to|needs to|should|must)\b.*)\barrive\b/i,
    said: 'meet gather assemble report checkin',
  },
  {
    asked:
      /\bwho(?:['’]s| is| will| was)? (?:be )?(?:treat|treating|treated|seeing|see|examine|examining|operating|operate)\b/i,
    said: 'doctor physician consultant surgeon',
  },
  {
    asked:
      /\bhow much (?:money )?(?:can|could|may) (?:I|we|you) (?:still )?(?:spend|withdraw|use)\b|\bhow much money (?:do (?:I|we) have|is there|is left|have (?:I|we) got)\b/i,
    said: 'available balance',
  },
  {
    asked: /\bpay (?:\w+ ){0,2}?(?:myself|ourselves|yourself|out of (?:my |our )?(?:own )?pocket)\b/i,
    said: 'excess deductible copay copayment',
  },
  {
    asked: /\b(?:how much|what|when)\b.*\b(?:refund(?:ed|ing)?|reimburse(?:d|ment)?)\b/i,
    said: 'credit refund reimbursement repayment overpaid overpayment',
  },
];

/** Of a word of the question the stems that labels have for what is asked with it. */
export function saidOnPages(text: string): (start: number) => readonly string[] {
  const found = asks.flatMap(({ asked, said }) => {
    const match = asked.exec(text);
    const stems = said.split(' ').map(stemOf);
    return match ? [{ from: match.index, to: match.index + match[0].length, stems }] : [];
  });
  return (start) => found.find(({ from, to }) => start >= from && start < to)?.stems ?? [];
}
