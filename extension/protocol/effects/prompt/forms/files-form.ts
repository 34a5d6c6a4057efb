/** Tells that "Submit request" at the end of a form is what "file my annual leave" orders, where the form is for that. */
import { fillers } from '../../names/verbs/verb-table';
import { wordSet, wordsOf } from '../../words';
import type { ActFacts } from '../act-facts';
import type { Clause } from '../clauses/clause';
import { holds, isContent } from '../clauses/clause-content';
import { isCommanded } from '../clauses/is-commanded';
import { verbClauseOf } from '../things/acts/acting-clauses';
import { ordersDeed } from '../things/acts/orders-deed';
import { withoutPlace } from '../things/names/is-other-name';
import { prepositions } from '../words/prepositions';
import { determiners, softeners } from '../words/prompt-words';
import { amounts } from '../words/thing-words';

const filing = wordSet(
  `file lodge apply request register raise log claim ask submit enter
  beantrage beantragen melde melden einreichen demande demander depose deposer solicita solicitar pide presenta
  richiedi richiedere chiedi presenta solicite peca vraag aanvragen dien zloz`,
);
/** They tell the caller something unless they are about one of these. */
const reporting = wordSet('report signale signaler reporta segnala');
const faults = wordSet(
  `problem problems fault faults issue issues bug bugs damage loss theft accident incident leak outage abuse spam pothole defect
  breakdown injury hazard fire flood noise absence sickness illness mistake broken damaged lost stolen missing faulty leaking blocked`,
);
/** With nothing else, they send what was filled in. */
const sending = wordSet(
  'submit send file lodge einreichen senden absenden soumettre envoyer enviar invia enviar verzenden wyslij',
);
const forms = wordSet(
  `request application form claim report complaint ticket registration entry case job booking antrag formular meldung demande formulaire
  solicitud formulario richiesta modulo pedido aanvraag formulier wniosek`,
);
const filling = wordSet(fillers);
const naming = wordSet('called named titled saying with');

export function filesForm(clauses: readonly Clause[], facts: ActFacts): boolean {
  const { name, dialog, around = '', formText = '', page } = facts;
  const called = wordsOf(name);
  const isSent = called.some((word) => sending.has(word));
  const rest = called.filter((word) => !(sending.has(word) || forms.has(word) || filling.has(word)));
  if (!isSent || rest.length > 1) return false;
  // "Submit move request", or "Submit request" under "Move home", after "Move the broadband".
  const isRequest = called.some((word) => forms.has(word));
  if (isRequest && clauses.some((clause) => ordersDeed(clause, goingOnWith(clauses, clause), rest[0], facts)))
    return true;
  if (rest.length > 0) return false;
  const shown = wordsOf(`${dialog}\n${formText}\n${around}`);
  return clauses.some((clause) => {
    const thing = filedThing(clause);
    if (thing === undefined) return false;
    // What is wrong stands in a field of the form.
    return holds(shown, thing) || (isReport(clause) && holds(wordsOf(page?.text() ?? ''), thing));
  });
}

function goingOnWith(clauses: readonly Clause[], clause: Clause): Clause[] {
  return clauses.filter((one) => verbClauseOf(clauses, one) === clause);
}

/** The leave of "file my annual leave for Friday". */
function filedThing(clause: Clause): string | undefined {
  const { words, isIdle } = clause;
  const start = words.findIndex((word) => !softeners.has(word));
  const [verb = '', ...rest] = words.slice(start);
  const isPutIn = verb === 'put' && rest[0] === 'in';
  const isFiled = !isIdle && isCommanded(words, (word) => word === verb && (isPutIn || filing.has(word)));
  if (!isReport(clause) && !isFiled) return undefined;
  // "Apply for leave", "put in my claim".
  const behind = prepositions.has(rest[0] ?? '') ? rest.slice(1) : rest;
  const head = withoutPlace(withoutMeasure(behind));
  const end = head.findIndex((word) => naming.has(word) || word === '"');
  const things = (end < 0 ? head : head.slice(0, end)).filter(
    (word) => isContent(word) && !/^\d+$/.test(word),
  );
  if (isReport(clause) && !things.some((word) => faults.has(word))) return undefined;
  return things.at(-1);
}

/** "Report the broken lamp", as opposed to "Report how many lamps are broken". */
function isReport({ words, prohibits }: Clause): boolean {
  const [verb = '', next = ''] = words.slice(words.findIndex((word) => !softeners.has(word)));
  return reporting.has(verb) && !prohibits && determiners.has(next);
}

/** The leave of "two days of leave". */
function withoutMeasure(words: readonly string[]): readonly string[] {
  const [count = '', , of = '', ...rest] = words;
  return (/^\d+$/.test(count) || amounts.has(count)) && of === 'of' ? rest : words;
}
