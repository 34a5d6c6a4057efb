/** What is known of a control before it is pressed, and what pressing it is found to do. */
import type { EffectKind } from '../consequential';
import type { EnteredField } from '../entered-fields';

export interface FormFacts {
  title: string;
  /** As the markup says it; empty if it says none, as forms that a script sends. */
  method: string;
  isSearch: boolean;
  isLogin: boolean;
  /** It has fields for a card's number, its code or its date. */
  hasCardFields: boolean;
  hasLongText?: boolean;
  /** What is chosen in its lists and radio buttons. */
  chosen?: readonly string[];
  /** It has nothing to fill in, and only sends the button in it. */
  isBare?: boolean;
}

export interface DialogFacts {
  title: string;
  text: string;
  /** Its text without that of buttons and of what else answers it as the control does, in lines. */
  says?: string;
  /** The same without all choices that stand in it side by side, as the entries of a menu do. */
  asks?: string;
  /** It has a few buttons and at most one field to type in. */
  isConfirmation?: boolean;
}

export interface ControlFacts {
  name: string;
  role: string;
  /** Class names, ids, file names and drawings of its icon, and words for scripts of the page. */
  icon?: string;
  /** The functions that its markup calls when it is clicked: `deleteNote`. */
  calls?: readonly string[];
  /** It shows a picture and no text. */
  isPicture?: boolean;
  /** It opens a menu, a list or a part of the page. */
  isOpener?: boolean;
  /** Its role is of something that it is not: `role=tab` outside of a list of tabs. */
  isMisnomer?: boolean;
  /** It is a link to another page. */
  isPageLink?: boolean;
  inNavigation?: boolean;
  /** It is all that an item of a list, or a part beside the page's content, is about. */
  isAloneInList?: boolean;
  /** It sends its form. */
  isSubmit?: boolean;
  /** It takes back a choice: the cross of a chip, the minus of a counter. */
  takesBack?: boolean;
  /** Nothing beside it sends what is set in it, so that it acts at once. */
  actsAtOnce?: boolean;
  /** The texts of what stands beside it and is made as it is, as other choices are. */
  choices?: readonly string[];
  /** What the list is called that an option is in. */
  list?: string;
  /** The path of a link or of its form's action, after `delete` if that is the method. */
  target?: string;
  form?: FormFacts | undefined;
  dialog?: DialogFacts | undefined;
  row?: string;
  /** The same can be done in other rows, and nothing is filled in in this one. */
  isInEachRow?: boolean;
  /** What is filled in in its dialog or form. */
  entered?: readonly EnteredField[];
  /** The labels of the boxes that are ticked there. */
  ticked?: readonly string[];
  /** What is asked beside it. */
  question?: string;
  /** How many buttons stand with that question. */
  answers?: number;
  /** The text of its form or of the part around it, and whether a field there is for a mail address. */
  beside?: { text: string; asksMail: boolean };
  /** The heading and the labels of its part of the page. */
  around?: string;
  /** The page's title and path. */
  site?: string;
  /** The class names of what it is in, which no one reads. */
  classes?: string;
}

export interface Consequence {
  what: EffectKind;
  /** What the control's name says besides the verb, folded. */
  object: string[];
  isFinisher: boolean;
  /** Completes the sentence "it was held because ...". */
  why: string;
}
