/** Tells "Submit and continue", which sends what is filled in, from "Save and continue" and a "Submit" that a form explains. */

import { deeds } from '../deeds';
import { isFinisher } from '../names/is-finisher';
import { wordsOf } from '../words';
import type { Consequence, ControlFacts } from './control-facts';

/** A name of two acts says that submitting is one of its own. */
export function submitting({ name, form }: ControlFacts): Consequence | undefined {
  const [verb = '', joint = '', next = ''] = wordsOf(name);
  if (verb !== 'submit' || !(joint === 'and' || name.includes('&')) || (next === '' && joint === ''))
    return undefined;
  if (!isFinisher(name) || form?.isSearch || form?.isLogin || form?.method === 'get') return undefined;
  return {
    what: 'send',
    object: [],
    isFinisher: false,
    why: `its name begins with a word for ${deeds.send}`,
  };
}
