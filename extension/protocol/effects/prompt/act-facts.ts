import type { DoneAct, EffectKind } from '../consequential';
import type { EnteredField } from '../entered-fields';

/** What its page says that it is about. */
export interface PageFacts {
  headings: readonly string[];
  /** All that can be read there. */
  text: () => string;
}

/** What is chosen in a list that the control is outside of. */
export interface TickedRows {
  /** The texts of the rows that are chosen. */
  texts: readonly string[];
  /** Those of the others. */
  others: readonly string[];
  /** What stands with the control and not with the list. */
  beside: string;
  /** The rows are only boxes with their labels, as settings are. */
  isSetting: boolean;
}

/** The act that was let through last. */
export interface OpenedBy {
  what: EffectKind;
  /** What its control is called, and the text of its row. */
  shown: string;
  /** A person has approved it, for this one thing. */
  isApproved?: boolean;
}

/** What is known of the control that an act would press. */
export interface ActFacts {
  what: EffectKind;
  /** The control's own name. */
  name: string;
  /** What the name says besides the verb, folded. */
  object: readonly string[];
  /** "OK" in a dialog about it, as opposed to a control that says itself what it does. */
  isFinisher: boolean;
  /** The text of its row or card; empty where it is in none. */
  row: string;
  /** Title and text of its dialog, and the title of its form. */
  dialog: string;
  /** What its part of the page is called, with the page's title and host. */
  around?: string;
  /** The text of its form, or of the part around it. */
  formText?: string | undefined;
  /** The text of the part of the page that shows one thing, where it is in no row and no dialog. */
  pane?: () => string;
  /** The text of the smallest part of the page with a heading before the control, with that heading as its first line. */
  part?: () => string;
  /** What is filled in in its dialog or form. */
  entered?: readonly EnteredField[] | undefined;
  /** The labels of the boxes that are ticked there. */
  ticked?: readonly string[] | undefined;
  /** It is in a dialog, and not only in a form with a title. */
  inDialog?: boolean;
  /** It is in a form, or in a part with fields for a payment card. */
  inForm?: boolean;
  /** The acts of the same task that were carried out. */
  carriedOut?: readonly DoneAct[] | undefined;
  /** The act before it that was let through, which it may confirm. */
  opened?: OpenedBy | undefined;
  /** Something is dropped on it. */
  isDrop?: boolean;
  /** Another control that can be seen has the same name. */
  isOneOfMany: boolean;
  /** The text of its row in lines, one for each of its parts. */
  rowLines?: () => string;
  /** The cells of its row in lines, each behind what the head of its table calls it: "Last used: 2h ago". */
  cells?: () => string;
  /** The texts, in lines, of the other rows in which the same can be done. */
  otherRows?: () => readonly string[];
  /** Of these, the ones that have a control for it, whether it can be pressed or not. */
  offering?: () => readonly string[];
  /** Of these, the ones that have a control for it which can be pressed. */
  rivals?: () => readonly string[];
  /** Of these, the ones that stand above it. */
  rowsAbove?: () => readonly string[];
  /** The texts, in lines, of the rows in which the same was done before. */
  rowsDone?: () => readonly string[];
  /** The names of all other controls that can be seen. */
  otherNames?: () => readonly string[];
  /** Absent where the control is of no page that is about one thing. */
  page?: PageFacts;
}
