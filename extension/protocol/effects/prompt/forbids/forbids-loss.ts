/** Tells that a task forbids to take a thing away, where that is an everyday act: "Take the bell out, but leave the oil in". */
import { iconClass } from '../../names/icon-class';
import { isSignOnly } from '../../names/is-sign-only';
import { wordsOf } from '../../words';
import { splitClauses } from '../clauses/split-clauses';
import { isClassVerb, meaningOf } from '../words/verb-meanings';
import { forbidsAct } from './vetoes';

interface Taking {
  name: string;
  icon: string;
  row: string;
  dialog: string;
}

const maxWords = 6;

/** Whether the control takes away what stands with it, and the task says in words that this thing stays. */
export function forbidsLoss(prompt: string, { name, icon, row, dialog }: Taking): boolean {
  const words = wordsOf(name);
  const isSign = name === '' || isSignOnly(name);
  const takesAway = isSign
    ? iconClass(`${name} ${icon}`) === 'delete'
    : words.length <= maxWords && words.some((word) => meaningOf('delete').isVerb(word));
  if (!takesAway) return false;
  // That nothing at all is to be deleted says nothing of what is only chosen.
  const clauses = splitClauses(prompt, isClassVerb).filter(
    ({ isIdle, prohibits }) => !isIdle || prohibits === 'loss' || prohibits === 'thing',
  );
  const facts = { what: 'delete', name, object: [], isFinisher: false, isOneOfMany: true } as const;
  return forbidsAct(clauses, { ...facts, row: `${row} ${name}`, dialog });
}
