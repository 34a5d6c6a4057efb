/** Controls without a name, by their icon and by what their markup calls. */
import type { VerbClass } from '../consequential';
import { deeds } from '../deeds';
import { classifyName } from '../names/classify-name';
import { iconClass } from '../names/icon-class';
import { isSignOnly } from '../names/is-sign-only';
import type { Consequence, ControlFacts } from './control-facts';
import { isEveryday } from './is-everyday';

const choice = /chip|pill(?![a-z])|token|select2|react-select|choices__|cookie|close/i;
/** Names of functions use other verbs for much that has no consequences. */
const judged: ReadonlySet<VerbClass> = new Set(['delete', 'send', 'pay']);

/** A control whose icon is a bin, a paper plane or the like. */
export function byIcon(control: ControlFacts): Consequence | undefined {
  const { name, icon = '' } = control;
  const isSign = name !== '' && isSignOnly(name);
  const what = name === '' || isSign || isLigature(name) ? iconClass(`${name} ${icon}`) : undefined;
  if (!what || (what === 'delete' && isEveryday(control))) return undefined;
  if (isSign && !/[\u{1f000}-\u{1ffff}]/u.test(name) && takesBack(icon)) return undefined;
  return { what, object: [], isFinisher: false, why: `its icon stands for ${deeds[what]}` };
}

/** A control whose markup says which function it calls: `deleteNote`, `onSendMessage`. */
export function byCall(control: ControlFacts): Consequence | undefined {
  const { name, icon = '', calls = [] } = control;
  if (!isSignOnly(name)) return undefined;
  const what = calls
    .map((one) => classifyName(inWords(one))?.verbClass)
    .find((found) => found !== undefined && judged.has(found));
  if (!what || (what === 'delete' && isEveryday(control))) return undefined;
  if (name !== '' && what === 'delete' && takesBack(`${icon} ${calls.join(' ')}`)) return undefined;
  return { what, object: [], isFinisher: false, why: `the function that it calls stands for ${deeds[what]}` };
}

/** "×" takes back a choice, and closes; with "remove" it takes a line out of what is being filled in. */
function takesBack(hints: string): boolean {
  return choice.test(hints) || !/delete|trash/i.test(hints);
}

function inWords(called: string): string {
  const words = called.replace(/([a-z])(?=[A-Z])/g, '$1 ').replace(/[_$-]+/g, ' ');
  return words.replace(/^ *(?:handle|on|do)(?= )/i, '').trim();
}

/** The text of an icon font: `delete_forever`. */
function isLigature(name: string): boolean {
  return /^[a-z]+(?:_[a-z]+)*$/.test(name);
}
