/** Prompts beside controls whose words they share: which of the acts they order, and which only look like it. */
import { describe, expect, test } from 'vitest';
import { classifyControl } from '../../../../../extension/protocol/effects/control/classify-control';
import { isNamed } from '../../../../../extension/protocol/effects/prompt/is-named';
import { emptied } from './emptied-things';
import { everyday } from './everyday-orders';
import type { JudgedPair, Place } from './judged-pairs';
import { closest, described, goingOn, mixed } from './mixed-prompts';
import { several } from './more-than-ordered';
import { checkouts, nouns, questions } from './other-acts';
import { infinitives } from './other-languages';
import { contracts, names, orders, parts } from './other-things';
import { refusals } from './refused-offers';
import { synonyms } from './same-thing';

/** Those of the controls that are let through. */
function released([prompt, names, place = {}]: JudgedPair): string[] {
  return names.split('|').filter((name) => isDone(prompt, name, place));
}

function isDone(
  prompt: string,
  name: string,
  { title = '', says = '', row = '', many = false, inherits = [], otherRows = [], otherNames = [] }: Place,
): boolean {
  const dialog = title || says ? { title, text: says, says, isConfirmation: true } : undefined;
  const found = classifyControl({ name, role: 'button', row, ...(dialog && { dialog }) });
  if (!found) throw new Error(`${name} is not held at all`);
  const shown = [title, says].filter(Boolean).join('\n');
  const facts = { row, dialog: shown, inDialog: dialog !== undefined, isOneOfMany: many };
  return isNamed(
    prompt,
    { ...found, ...facts, name, otherRows: () => otherRows, otherNames: () => otherNames },
    inherits,
  );
}

const tables = {
  contracts,
  names,
  orders,
  parts,
  infinitives,
  nouns,
  checkouts,
  questions,
  mixed,
  goingOn,
  described,
  closest,
  everyday,
  refusals,
  several,
  synonyms,
  emptied,
};

describe.each(Object.entries(tables))('%s', (_, pairs) => {
  test.each(pairs.held.map((pair) => [pair]))('%j orders nothing of it', (pair) => {
    expect(released(pair)).toEqual([]);
  });

  test.each(pairs.released.map((pair) => [pair]))('%j is an order', (pair) => {
    expect(released(pair)).toEqual(pair[1].split('|'));
  });
});
