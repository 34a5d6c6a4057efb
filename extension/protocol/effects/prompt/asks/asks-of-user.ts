/** Tells a question about the user, whose answer changes no record: "Are you in Germany?", "Did you know?", "Confirm your age?" */
import { folded } from '../../words';

const ofUser =
  /^(?:(?:are|were) you|(?:is|are|was) your|(?:did|have) you|do you (?:already |also |still )?(?:know|live|have|own|need|speak|remember|prefer|belong|work|reside|come)|(?:confirm|verify|check|enter) your (?:age|location|country|region|language|birthday|date of birth))\b/;
/** "Are you ready to", "are you fine with moving": it asks for an act. */
const ofAct = /\bto\b|\b[a-z]\w+ing\b/;

/** @param question as it is written */
export function asksOfUser(question: string): boolean {
  const [, ...behind] = question.trim().split(/\s+/);
  return ofUser.test(folded(question.trim())) && !ofAct.test(behind.join(' '));
}
