/** The type of a fact of a page. */
/** A statement of the page that may be the answer. */
export interface Fact {
  kind: 'sentence' | 'value' | 'cell';
  /** The index of its passage. */
  passage: number;
  /** The sentence, or the value. */
  text: string;
  /** The label of the value: term, key or column. */
  label: string;
  /** For a cell: the other cells of its row. */
  row: string;
  /** For a cell: the row header, else the first cell. */
  rowLabel: string;
  /** For a cell with a row label: the names of the columns that are neither its own nor that of the row's name. */
  otherColumns?: string;
  /** The sentence before. */
  before: string;
  /** The sentence after. */
  after: string;
  /** The other text of the same card, list item or group. */
  beside: string;
  /** What of its passage is struck out. */
  struck: readonly string[];
  /** Set if it is the name of who wrote the post that `row` has the text of. */
  isAuthor?: true;
  /** Verbatim quotes, longest first; the first that is on the page is the source. */
  quotes: readonly string[];
}

/** What the facts of one passage have in common. */
export type Base = Omit<Fact, 'kind' | 'text' | 'quotes'>;
