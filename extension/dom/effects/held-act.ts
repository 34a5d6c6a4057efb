/** Says of an act, or of a dialog that it has opened, why it was held. */

import { collapse } from '../../protocol/collapse';
import type { EffectKind, HeldAct, Hold } from '../../protocol/effects/consequential';
import type { Consequence, ControlFacts } from '../../protocol/effects/control/control-facts';
import { deeds } from '../../protocol/effects/deeds';
import type { ActFacts } from '../../protocol/effects/prompt/act-facts';
import { whatDiffers } from '../../protocol/effects/prompt/what-differs';
import { RelayError } from '../../protocol/errors';
import type { ShadowLookup } from '../tree/walk';
import type { KnownControl } from './facts/control-facts';
import { shortened } from './shortened';
import { whereOf } from './where-of';

/**
 * The error of an act that was held before anything of it was dispatched.
 * @param more.compared what was compared with the task
 * @param more.unnamed a ticked row that the task does not name, where it names the rest
 */
export function heldAct(
  action: string,
  hold: Hold,
  known: KnownControl,
  { what, why }: Consequence,
  {
    binding,
    compared,
    unnamed,
    shadow,
  }: { binding: string; compared: ActFacts; unnamed: string | undefined; shadow: ShadowLookup },
): RelayError {
  const { element, facts } = known;
  const act: HeldAct = {
    what,
    action,
    element: elementInWords(facts),
    where: whereOf(known, shadow, hold.prompt),
    why:
      unnamed === undefined
        ? reason(why, hold, what, facts.name, compared)
        : `${why}, and the task does not name the ticked row "${shortened(collapse(unnamed), 160)}"`,
    origin: element.ownerDocument.location.origin,
    binding,
  };
  return new RelayError(
    'held',
    `${act.action} on ${act.element} was held, and nothing was done: ${act.why}.`,
    { outcome: 'not_executed', held: act },
  );
}

/** The error of an act that was done, and opened a dialog that was answered with Cancel. */
export function heldDialog(
  action: string,
  hold: Hold,
  known: KnownControl,
  { type, message, what, binding }: { type: string; message: string; what: EffectKind; binding: string },
  shadow: ShadowLookup,
): RelayError {
  const opener = elementInWords(known.facts);
  const act: HeldAct = {
    what,
    action: 'accept',
    element: `${type} "${shortened(message, 300)}"`,
    where: `dialog that ${action} on ${opener} opened, ${whereOf(known, shadow, hold.prompt)}`,
    why:
      what === 'form'
        ? 'its message asks for an act that the task does not order'
        : reason(`its message is about ${deeds[what]}`, hold, what, message),
    origin: known.element.ownerDocument.location.origin,
    binding,
  };
  return new RelayError(
    'held',
    `${action} on ${opener} opened the ${act.element}, which was answered with Cancel and held: ${act.why}.`,
    { outcome: 'executed', held: act },
  );
}

/** @param name of the control, or the message of the dialog */
function reason(
  why: string,
  { mode, prompt }: Hold,
  what: EffectKind,
  name: string,
  compared?: ActFacts,
): string {
  if (prompt === undefined) return why;
  return `${why}, and ${mode === 'read' ? 'this task only reads' : whatDiffers(prompt, what, name, compared)}`;
}

function elementInWords({ role, name, icon = '' }: ControlFacts): string {
  if (name) return `${role} "${shortened(name, 120)}"`;
  const words = icon.trim().split(/\s+/).slice(0, 4).join(' ');
  return words ? `${role} with the icon "${shortened(words, 120)}"` : `${role} without a name`;
}
