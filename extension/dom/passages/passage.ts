/** One passage; passages of the same item, group or table share its number. */
export interface Passage {
  kind:
    | 'heading'
    | 'paragraph'
    | 'item'
    | 'row'
    | 'definition'
    | 'code'
    | 'caption'
    | 'control'
    | 'field'
    | 'meta'
    | 'fact';
  /** Verbatim, with white space collapsed; line breaks of the page are kept. */
  text: string;
  /** The headings above it, outermost first. */
  trail?: string[];
  /** The landmark that it is in, if it is not main content. */
  region?: 'nav' | 'footer' | 'aside' | 'header' | 'dialog';
  /** Number of the list item, card or article. */
  item?: string;
  /** Number of the box that it shares with other passages. */
  group?: string;
  table?: string;
  /** In a row: the cells by column; spanning cells are repeated. */
  cells?: string[];
  /** In a row: the column headers. */
  columns?: string[];
  /** In a row: how many of its first cells are row headers. */
  headers?: number;
  /** It is in a closed `details`. */
  folded?: true;
  /** The parts of a short text that its inline elements and lines divide it into. */
  parts?: string[];
  /** What is struck out in it, such as an old price. */
  struck?: string[];
  /** How many links it is made of, if it is nothing but links. */
  links?: number;
  /** In a definition: the term; in a field with a value: its label; in a meta or JSON-LD fact: its name. */
  name?: string;
}
