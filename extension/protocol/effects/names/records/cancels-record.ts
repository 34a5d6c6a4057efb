/** Tells "Cancel request", which calls off what is on record, from "Cancel editing", which only leaves a form or a dialog. */
import { wordSet } from '../../words';
import { isOneOf } from '../is-one-of';
import { nameExceptions } from '../verbs/name-exceptions';
import { fillers } from '../verbs/verb-table';

/** What is only under way, or filled in and not saved. */
export const unfinishedSteps = wordSet(
  nameExceptions.cancel.anywhere,
  `import export sync backup scan print printing save saving change changes update upgrade install installation build run job
  process task operation action transfer recording call game round selection form draft loading connection setup checkout payment
  login registration without leave`,
);

/** What is written, drawn, chosen or shown, which ends with the form or the dialog that it is in. */
const unsaved = wordSet(
  `dialog popup modal window panel drawer overlay menu tooltip wizard step tour button icon esc escape x close undo redo
  add addition new create creation insert rename move copy paste cut drag drop crop resize rotate rotation zoom draw drawing sketch
  edits modification modifications input entry text typing comment note message quote highlight annotation attachment attach
  uploads downloads select sort sorting query lookup compare animation playback preview timer countdown refresh reload retry
  reaction mention mode view field value name title settings preferences configuration customization password
  delete deletion remove removal discard cancellation cancel logout signup signin fullscreen pairing capture
  navigation redirect submission processing generation generating response thinking reasoning streaming translation`,
);

/** Behind them a sentence tells how something can be cancelled, "Cancel within 14 days", or what is done next, "Cancel and go back". */
const inSentences = wordSet(
  `and or within before after until up at by on in from with without if when whenever as because free online easily later today tomorrow
  through via over more here back out not no any anytime time date is are was were be can may must will you we they culture policy
  fee fees deadline`,
);
/** "Cancel new request", "Cancel edit profile": a form is left. */
const beginnings = wordSet(
  'new add create insert rename move copy paste edit save set choose select pick import export upload download',
);
const joints = wordSet('of for to from with on in at by about');
const filling = wordSet(fillers);
/** A name with more is a sentence. */
const maxWords = 8;

/** The class of a name by which what is on record is cancelled. @param words of the name, folded */
export function byRecordCancelled([verb = '', ...rest]: readonly string[]) {
  const object = rest.filter((word) => !filling.has(word));
  const [first = ''] = object;
  if (
    verb !== 'cancel' ||
    first === '' ||
    rest.length > maxWords ||
    inSentences.has(rest[0] ?? '') ||
    inSentences.has(first)
  )
    return undefined;
  const end = rest.findIndex((word, at) => at > 0 && joints.has(word));
  const head = rest.slice(0, end < 0 ? rest.length : end).filter((word) => !filling.has(word));
  const called = head.filter((word) => !/\d/.test(word));
  const [noun = ''] = called.slice(-1);
  const isStep = isOneOf(unfinishedSteps, noun) || isOneOf(unsaved, noun);
  if (isStep || (called.length > 1 && beginnings.has(first)) || isDoing(first)) return undefined;
  return head.length > 0 && !/^\d{1,3}$/.test(head.join(''))
    ? { verbClass: 'cancel' as const, object }
    : undefined;
}

/** "Cancel adding the row", "Cancel drawing". */
function isDoing(word: string): boolean {
  return /.{2}ing$/.test(word) && !happenings.has(word);
}

/** They are arranged for a day, or stand on record. */
const happenings = wordSet(
  `viewing hearing training screening tasting fitting cleaning sitting crossing wedding mailing listing posting showing opening briefing
  gathering outing tutoring coaching shipping parking catering funding standing recurring pending upcoming remaining existing ongoing`,
);
