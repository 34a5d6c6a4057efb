/** Tells what has not come, is not done or did not go well. */

const asks =
  /^(?:so |and )?(?:which|who|whose)\b(?:(?!\b(?:means?|says?|shows?|tells?|if|when|that|where|because|can|could|should|may|must|would)\b)[^?])*?\b(?:(?:is|are|was|were|has|have|had|did|do|does)(?: (?:\w+ ){0,2}?(?:not|never)\b|n[’']t\b)|(?:yet|still) (?:(?:has|have|needs?) )?to\b)/iu;
const says =
  /\b(?:missing|pending|outstanding|open|overdue|awaiting|awaited|to ?do|incomplete|fail(?:ed|ing|s|ure)?|refused|declined|rejected|none|not|never|unpaid|unsigned|unread|unconfirmed|unanswered|undelivered|unassigned)\b|(?:^| )[✗✘×❌](?:$| )/iu;
const denies =
  /\b(?:no|nobody|nothing|without|only|except|but|later|yet|un\w{4,})\b|n[’']t\b|(?:^|[|\s])[-–—✖](?:$|[|\s])|\b0\b/iu;

/** Whether the question asks for one that lacks what others have: "which check did not pass". */
export function asksLacking(question: string): boolean {
  return asks.test(question);
}

/** Whether a state says so: "failed", "open", "missing". */
export function saysLacking(text: string): boolean {
  return says.test(text);
}

/** Whether the text has no word at all by which it could say so. */
export function isAffirmed(text: string): boolean {
  return !says.test(text) && !denies.test(text);
}
