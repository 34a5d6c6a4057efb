/** Reads from an answer that nothing was left to be done, which no act need prove then. */
import { wordsOf } from '../../../../extension/protocol/effects/words';

/** Words of which one alone says so, in several languages. Short ones need a verb beside them: they mean other things elsewhere. */
const before =
  /\b(?:already|before|beforehand|previously|earlier|unchanged|needless|unnecessary|bereits|schon|vorher|zuvor|unverandert|deja|auparavant|inchange\w*|antes|gia|reeds|eerder|ongewijzigd|juz|wczesniej|(?:ya|ja) (?:esta|estan|estaba|estava|estao|fue|foi|era|habia|tinha|se|no|nao)\w*|(?:is|was|waren|zijn|werd) al|al (?:eerder|gesloten|gedaan))\b/;
/** "There was nothing to cancel", "No change was needed". */
const nothing =
  /\b(?:there (?:is|are|was|were) (?:no|none|nothing|not)|(?:nothing|none|no \w+(?: \w+)?) (?:(?:was|were|is|are|had|has|needs|needed|left) )*(?:to|needed|necessary|required|changed)|(?:not|t) (?:need|necessary|needed|required|have to|exist)|need not|nichts (?:mehr )?zu|nicht (?:notig|erforderlich)|keine? \w+ (?:notig|erforderlich)|(?:il n y a|rien a|pas (?:necessaire|besoin)|no (?:hay|habia|era necesario)|nada que|niente da|non (?:c e|serve|era necessario)|nada a|nao (?:ha|havia)|niets te|niet nodig|nic do|nie trzeba))\b/;
/** "You had closed it yourself", and not "You have 3 tickets" or "I closed it for you". */
const byUser =
  /\b(?:you (?:had|d|(?:have|ve) (?!\d|(?:a|an|the|no|not|now|some|any|one|your|successfully|to)\b)|yourself)|(?:by you|the user) (?:has|had|before|yourself|themselves|already)|yourself|by the user)\b/;
/** Where it goes on with what the model itself did, that was no state before: "I have already closed it". */
const byModel = /^(?:(?:and|so|yes|ok) )*(?:i|we|ich|wir|j ai|ik) /;
const states =
  /\b(?:is|are|was|were|been|being|ist|sind|war|waren|wurde|est|etait|etaient|zijn|werd|nothing|no|not|t|nichts)\b/;

/** Whether an answer says that a change was made before the task, that there was nothing to change, or that the user made it. */
export function saysItWasSo(answer: string): boolean {
  return answer
    .split(/[.,;:!?\n]+/)
    .map((part) => wordsOf(part).join(' '))
    .some((part) => {
      if (!before.test(part) && !nothing.test(part) && !byUser.test(part)) return false;
      return !byModel.test(part) || states.test(part);
    });
}
