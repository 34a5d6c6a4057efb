/** Remembers on what acts were done that were let through: a dialog asks about the same, and what was done once is not meant again. */
import type { EffectKind } from '../../protocol/effects/consequential';
import type { ControlFacts } from '../../protocol/effects/control/control-facts';
import type { OpenedBy } from '../../protocol/effects/prompt/act-facts';

/** Written by each act that is let through; dies with the document. */
let latest: OpenedBy | undefined;
/** The texts, in lines, of the rows in which acts were let through; dies with the document. */
const rows: { what: EffectKind; lines: string }[] = [];
const maxRows = 100;

export function latestLetThrough(): OpenedBy | undefined {
  return latest;
}

/** The rows in which the same was done before. */
export function rowsLetThrough(what: EffectKind): string[] {
  return rows.filter((one) => one.what === what).map(({ lines }) => lines);
}

/**
 * What is pressed in a dialog goes on with the act that has opened it.
 * @param lines the text of its row
 * @param approved what a person was shown of it who has approved it
 */
export function noteLetThrough(
  what: EffectKind,
  { name, row, dialog }: ControlFacts,
  lines: string,
  approved?: string,
): void {
  if (!dialog)
    latest = { what, shown: approved ?? `${name} ${row ?? ''}`, isApproved: approved !== undefined };
  if (lines !== '' && rows.length < maxRows) rows.push({ what, lines });
}
