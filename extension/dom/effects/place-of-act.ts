/** Reads what stands around a control, by which an act with it is compared with the task. In a lazy script. */
import { collapse } from '../../protocol/collapse';
import type { EffectKind } from '../../protocol/effects/consequential';
import { isLoss } from '../../protocol/effects/is-loss';
import type { ShadowLookup } from '../tree/walk';
import { type KnownControl, namesBeside } from './facts/control-facts';
import { headedPart } from './facts/headed-part';
import { pageFacts } from './facts/page-facts';
import { paneOf } from './facts/pane-of';
import { rowLines, rowOf } from './facts/place-of';
import { headedCells } from './facts/rows/headed-cells';
import { hasNamesakesInRows, rivalRows, rowsAbove, rowsBeside } from './facts/rows/rows-beside';
import { shownRecord } from './facts/shown-record';
import { latestLetThrough, rowsLetThrough } from './let-through';

/** What takes long to read is read when it is asked for. @param object of what the name says that the act is for */
export function placeOfAct(
  { element, form, facts }: KnownControl,
  { what, object }: { what: EffectKind; object: readonly string[] },
  { isDrop, twins, shadow }: { isDrop: boolean; twins: readonly Element[]; shadow: ShadowLookup },
) {
  const isBareLoss = isLoss(what) && object.length === 0;
  const inDialog = facts.dialog !== undefined;
  const record = facts.row || inDialog || isDrop ? undefined : shownRecord(element);
  return {
    row: facts.row || collapse(record?.lines ?? ''),
    dialog: [facts.dialog?.title, facts.dialog?.says, facts.form?.title].filter(Boolean).join('\n'),
    around: [facts.around, facts.site, facts.classes, element.ownerDocument.location.hostname].join(' '),
    pane: () => (facts.row || inDialog ? '' : paneOf(element)),
    part: () => headedPart(element),
    formText: facts.beside?.text,
    entered: facts.entered,
    ticked: facts.ticked,
    inDialog,
    inForm: form !== undefined,
    page: pageFacts(element),
    isDrop,
    isOneOfMany: twins.length > 1 || hasNamesakesInRows(element),
    opened: latestLetThrough(),
    // What is dropped says what a drop is about, and not where it is dropped.
    rowLines: () => record?.lines ?? (isDrop ? (facts.row ?? '') : rowLines(rowOf(element))),
    cells: () => headedCells(rowOf(element)),
    otherRows: () => record?.others ?? rowsBeside(element, isBareLoss),
    offering: () => record?.others ?? rowsBeside(element),
    rivals: () => record?.others ?? rivalRows(element),
    rowsAbove: () => rowsAbove(element, isBareLoss),
    rowsDone: () => rowsLetThrough(what),
    otherNames: () => namesBeside(element, shadow),
  };
}
