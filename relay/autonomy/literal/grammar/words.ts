/** The tables of words that the grammar knows besides its verbs. All in lower case, as `wordsOf` gives them. */

const set = (words: string) => new Set(words.trim().split(/\s+/));

/** Never decide which element is meant. */
export const articles = set('the a an my your our this that these those please');

/** Stand before a place: `in the row of Ada`. */
export const prepositions = set(
  'in on under below inside within of for from at next beside near by with about named called labeled labelled titled says saying into over',
);

/** Stand for what the clause before was about. */
export const pronouns = set('it them');

/** An unquoted value that begins so describes a text instead of giving it. */
export const references = set(
  `the your my its their his her our this that these those each every any all same match include be being whatever
  which whose who what one to`,
);

/** An unquoted value that holds one of these describes a text instead of giving it. */
export const relatives = set('whose which who whom whichever its their');

/** Never accounted for by a name or a place; only a control that is named so has them. */
export const restrictions = set(
  `all every each any both none no not dont never without except unless if otherwise instead else rest others other
  only latest newest oldest earliest most least cheapest`,
);

export const ordinals: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  last: -1,
};

export const times: Readonly<Record<string, number>> = {
  once: 1,
  twice: 2,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};

/** Said before an instruction and without meaning for it, longest first. */
export const openings: readonly (readonly string[])[] = [
  'id like you to',
  'go ahead and',
  'i would like you to',
  'i want you to',
  'i need you to',
  'could you please',
  'can you please',
  'would you please',
  'could you',
  'can you',
  'would you',
  'you should',
  'do not forget to',
  'dont forget to',
  'make sure to',
  'be sure to',
  'remember to',
  'after that',
  'and',
  'but',
  'then',
  'please',
  'kindly',
  'finally',
  'lastly',
  'afterwards',
  'also',
  'just',
  'id like',
  'i would like',
  'i want',
  'i need',
  'i am',
  'im',
  'simply',
].map((words) => words.split(' '));

/** Openings only before a comma or a verb: they are names as well. */
export const orders = set('first next now');

/** Said after an instruction and without meaning for it; a text may end so as well. */
export const closings: readonly (readonly string[])[] = [
  'thank you',
  'thanks',
  'please',
  'for me',
  'first',
  'now',
  'right now',
  'when done',
  'when you are done',
  'as well',
  'too',
].map((words) => words.split(' '));

/** Closings that may belong to a name: `Send again`. */
export const repeats = set('again');

/** Stand between a field and its value: `the status should be Customer`. */
export const connectors: readonly (readonly string[])[] = [
  'should be set to',
  'should be',
  'must be',
  'is set to',
  'set to',
  'is',
  'are',
  'to',
  'at',
  'as',
  'of',
].map((words) => words.split(' '));

/** What a box is said to be. */
export const boxStates: Readonly<Record<string, boolean>> = {
  ticked: true,
  checked: true,
  selected: true,
  enabled: true,
  on: true,
  unticked: false,
  unchecked: false,
  deselected: false,
  disabled: false,
  off: false,
};

/** Verbs that name controls on many sites. A clause may begin with them before its control is on the page. */
export const controlVerbs = set(`
  accept activate add allow apply approve archive assign attach block book bookmark buy cancel clear clone comment complete
  compose confirm connect continue convert copy create deactivate decline delete deny deploy disconnect discard
  download duplicate edit empty export favorite filter finish flag follow forward generate hide import install invite join leave
  like load lock log mark merge minimize move mute next order pause pay pin place play post preview print proceed publish
  record redo refresh register reject remove rename reopen reply report request reschedule reset resend resolve restore
  retry revoke save schedule send share show sign skip snooze star start stop submit subscribe sync trash unarchive
  unblock undo unfollow unlock unmute unpin unstar unsubscribe update upload view void vote withdraw`);

/** Verbs of controls that are never pressed by a part of their name. */
export const consequential = set(`
  archive block book buy cancel clear close confirm deactivate delete discard disconnect erase grant leave order pay
  place post publish purchase remove reserve reset revoke send share sign submit transfer unsubscribe void withdraw`);

/** Keys by what people call them; other names of one word are keys themselves. */
export const keys: Readonly<Record<string, string>> = {
  enter: 'Enter',
  return: 'Enter',
  escape: 'Escape',
  esc: 'Escape',
  tab: 'Tab',
  space: 'Space',
  backspace: 'Backspace',
  delete: 'Delete',
  home: 'Home',
  end: 'End',
  'page up': 'PageUp',
  'page down': 'PageDown',
  pageup: 'PageUp',
  pagedown: 'PageDown',
  ...Object.fromEntries(
    ['Up', 'Down', 'Left', 'Right'].flatMap((way) => {
      const small = way.toLowerCase();
      return [`arrow ${small}`, `${small} arrow`, `arrow${small}`].map((name) => [name, `Arrow${way}`]);
    }),
  ),
};
