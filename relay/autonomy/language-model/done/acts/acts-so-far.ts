/** Keeps of the acts of a task what a claim that it is done is judged by. */
import { findAction } from '../../../../../extension/actions/table';
import { wordSet, wordsOf } from '../../../../../extension/protocol/effects/words';
import type { ActOutcome } from '../../../model';
import { actedWords, isReading, mayHaveChanged } from '../../changing-acts';
import { dialogsOfOutcome } from '../../dialogs-of-outcome';
import { type Deed, deedOf } from './deed';

/** What a page has asked before it did what an act was for. */
export interface LeftQuestion {
  words: string;
  /** The act that led to it, as the model wrote it. */
  act: string;
  /** It was answered with Cancel, or left behind; else nothing has answered it yet. */
  isDismissed: boolean;
}

export interface ActsSoFar {
  /** Whether an act that may change something was carried out. */
  hasActed: boolean;
  /** Whether one with consequences was, and nothing was left to be answered. */
  hasFinished: boolean;
  /** Of the latest such act, unless it was answered, or other acts were done since. */
  question?: LeftQuestion | undefined;
  /** All that pages have asked before they did what an act was for, whatever was answered. */
  asked: readonly string[];
  /** What was written into fields since anything was pressed: the page need not have taken it. */
  unsaved: readonly string[];
  /** All that was written so far. */
  written: string;
  /** The names and values of what was acted on so far. */
  acted: string;
  /** Those that may have changed something; the oldest of very many are left out. */
  deeds: readonly Deed[];
}

export const noActs: ActsSoFar = {
  hasActed: false,
  hasFinished: false,
  asked: [],
  unsaved: [],
  written: '',
  acted: '',
  deeds: [],
};

const entering: readonly string[] = ['fill', 'type'];
const pressing: readonly string[] = ['click', 'dblclick', 'press', 'submit'];
const leaving: readonly string[] = ['navigate', 'back', 'forward', 'reload'];
const asking: readonly string[] = ['confirm', 'prompt'];
/** A text that is written may be long. */
const maxWrittenChars = 2_000;
const maxAllWrittenChars = 100_000;
const maxDeeds = 300;
const maxAsked = 100;

/** Alone they are the answer that nothing is to be done. */
const aloneRefusing = wordSet(
  'cancel close back dismiss abort abbrechen schliessen zuruck annuler fermer retour cancelar cerrar volver annulla chiudi indietro fechar voltar annuleren sluiten terug anuluj zamknij',
);
/** So does what begins with these: "No, keep it", "Keep editing". */
const beginRefusing = wordSet(
  'no nein non nao nee nie keep never not dont behalten garder conserver mantener conservar mantieni manter behouden zachowaj',
);
const maxRefusalWords = 4;
const quoted = /"((?:\\.|[^"\\])*)"/;

/**
 * @param before of the acts before these
 * @param names of elements, by selector
 */
export function withActs(
  before: ActsSoFar,
  outcomes: readonly ActOutcome[],
  names: ReadonlyMap<string, string>,
): ActsSoFar {
  const acted = before.acted + actedWords(outcomes, names);
  return outcomes.reduce((so, outcome) => afterOne(so, outcome, names), { ...before, acted });
}

function afterOne(so: ActsSoFar, outcome: ActOutcome, names: ReadonlyMap<string, string>): ActsSoFar {
  const { act, result } = outcome;
  const action = findAction(act.action)?.name ?? act.action;
  if (outcome.error === undefined && leaving.includes(action)) return { ...so, question: dismissed(so) };
  const refused = dialogsOfOutcome(outcome).findLast(
    ({ type, isDismissed }) => isDismissed && asking.includes(type),
  );
  const did = `${act.action} ${act.selector}`.trimEnd();
  if (refused) return withQuestion(so, { words: refused.message, act: did, isDismissed: true });
  if (isReading(act) || !mayHaveChanged([outcome])) return so;
  const isRefused = isRefusal(action, act.value, act.target ?? names.get(act.selector) ?? act.selector);
  const answers = isAnswer(so) && pressing.includes(action) && !isRefused;
  const deeds = [...so.deeds, deedOf(outcome, names, answers)].slice(-maxDeeds);
  const acted = { ...so, hasActed: true, deeds };
  if (entering.includes(action) && typeof act.value === 'string') return withWritten(acted, act.value);
  if (typeof result !== 'object' || !pressing.includes(action)) return acted;
  const pressed = { ...acted, unsaved: [] };
  if (typeof result.asks === 'string')
    return withQuestion(pressed, { words: result.asks, act: did, isDismissed: false });
  if (so.question && isRefused) return { ...pressed, question: dismissed(so) };
  const isCarriedOut = result.effect !== undefined && result.onlyOpens !== true;
  const hasFinished = so.hasFinished || isCarriedOut || isAnswer(so);
  return { ...pressed, hasFinished, question: undefined };
}

function withQuestion(so: ActsSoFar, question: LeftQuestion): ActsSoFar {
  return { ...so, question, asked: [...so.asked, question.words].slice(-maxAsked) };
}

const dismissed = ({ question }: ActsSoFar) => question && { ...question, isDismissed: true };

const isAnswer = ({ question }: ActsSoFar) => question?.isDismissed === false;

function withWritten(so: ActsSoFar, value: string): ActsSoFar {
  const text = value.slice(0, maxWrittenChars);
  return {
    ...so,
    unsaved: [...so.unsaved, text],
    written: `${so.written}\n${text}`.slice(-maxAllWrittenChars),
  };
}

/** Whether the act answers a question so that nothing is done: Escape, "Cancel", "No, keep it", a cross. */
function isRefusal(action: string, value: unknown, called: string): boolean {
  if (action === 'press') return value === 'Escape';
  const name = quoted.exec(called)?.[1] ?? called.replace(/^[a-z]+=/, '');
  const words = wordsOf(name);
  const [first = ''] = words;
  if (words.length > maxRefusalWords) return false;
  if (words.length === 0 || /^x$/i.test(name)) return name !== '';
  return beginRefusing.has(first) || (words.length === 1 && aloneRefusing.has(first));
}
