/** Judges one control with its row and its neighbours, as a task would press it. */
import { classifyControl } from '../../../../extension/protocol/effects/control/classify-control';
import type { EnteredField } from '../../../../extension/protocol/effects/entered-fields';
import { isOfUnknownChoice } from '../../../../extension/protocol/effects/prompt/bulk/is-bulk-of-one';
import { unnamedTick } from '../../../../extension/protocol/effects/prompt/bulk/unnamed-tick';
import { isNamed } from '../../../../extension/protocol/effects/prompt/is-named';

/** The parts of rows are set apart by `|`. */
export interface PlaceOfAct {
  row?: string;
  /** Its cells behind what the head of their table calls them. */
  cells?: string;
  others?: string[];
  /** Those of the others that stand above it. */
  above?: string[];
  /** Those of the others that have a control for the same; left out where all have. */
  offering?: string[];
  /** Rows in which the same was done before. */
  done?: string[];
  ticked?: string[];
  unticked?: string[];
  heading?: string;
  /** What else can be read on the page. */
  text?: string;
  dialog?: string;
  form?: string;
  /** What is filled in in its dialog or form. */
  entered?: EnteredField[];
  /** The smallest part of the page with a heading, and what stands in it. */
  part?: string;
}

export function isLetThrough(prompt: string, name: string, place: PlaceOfAct): boolean {
  const { row = '', others = [], done = [], ticked, heading = '', text = '', dialog = '', form = '' } = place;
  const lines = (parts: string) => parts.replaceAll('|', '\n');
  const flat = row.replaceAll('|', ' ');
  const control = {
    name,
    role: 'button',
    row: flat,
    isInEachRow: others.length > 0,
    around: heading,
    entered: place.entered ?? [],
  };
  const asked =
    dialog === '' ? undefined : { title: dialog, text: dialog, says: dialog, isConfirmation: true };
  const found = classifyControl({ ...control, ...(asked && { dialog: asked }) });
  if (!found) throw new Error(`${name} has no consequences`);
  const page = { headings: [heading].filter(Boolean), text: () => lines([heading, row, text].join('\n')) };
  const facts = {
    ...found,
    name,
    row: flat,
    rowLines: () => lines(row),
    otherRows: () => others.map(lines),
    offering: () => (place.offering ?? others).map(lines),
    rivals: () => (place.offering ?? others).map(lines),
    ...(place.above && { rowsAbove: () => (place.above ?? []).map(lines) }),
    rowsDone: () => done.map(lines),
    cells: () => lines(place.cells ?? ''),
    isOneOfMany: others.length > 0,
    dialog,
    inDialog: dialog !== '',
    formText: form,
    entered: place.entered,
    around: heading,
    part: () => lines(place.part ?? ''),
    ...(heading !== '' && { page }),
  };
  if (!isNamed(prompt, facts)) return false;
  const rows = ticked && {
    texts: ticked.map(lines),
    others: (place.unticked ?? []).map(lines),
    beside: '',
    isSetting: false,
  };
  if (isOfUnknownChoice(prompt, facts, rows)) return false;
  return unnamedTick(prompt, facts, rows, false) === undefined;
}
