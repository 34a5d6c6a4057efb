/** Remembers on what the latest act that was let through was done: a dialog that it opens asks about the same. */
import type { EffectKind } from '../../protocol/effects/consequential';
import type { ControlFacts } from '../../protocol/effects/control/control-facts';
import type { OpenedBy } from '../../protocol/effects/prompt/act-facts';

/** Written by each act that is let through; dies with the document. */
let latest: OpenedBy | undefined;

export function latestLetThrough(): OpenedBy | undefined {
  return latest;
}

/** What is pressed in a dialog goes on with the act that has opened it. */
export function noteLetThrough(what: EffectKind, { name, row, dialog }: ControlFacts): void {
  if (!dialog) latest = { what, shown: `${name} ${row ?? ''}` };
}
