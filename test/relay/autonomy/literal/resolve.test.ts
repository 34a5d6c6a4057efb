/** What instructions mean on a page, and which are not understood there: every word has to be accounted for. */
import { describe, expect, test } from 'vitest';
import { resolveClause } from '../../../../relay/autonomy/literal/acts/resolve';
import type { Run } from '../../../../relay/autonomy/literal/acts/run';
import { readPrompt } from '../../../../relay/autonomy/literal/grammar/read-prompt';
import { inspectedPage } from '../../../support/models/inspected-page';
import { instructionInShort } from '../../../support/models/reading-in-short';

const pages = {
  mail: inspectedPage(`
heading "Inbox" level=1
button "Compose"
link "Trash"
link "Starred"
searchbox "Search mail"
table "Messages"
 row
  checkbox
  cell "Tom Ford"
  link "Lunch on Friday?"
  button "Archive"
  button "Delete"
 row
  checkbox
  cell "Mia Berg"
  link "Holiday pictures"
  button "Archive"
  button "Delete"
heading "Labels" level=2
list "Labels"
 listitem
  text "Education"
  button "Rename"
 listitem
  text "Travel"
  button "Rename"
`),

  form: inspectedPage(`
heading "Your profile" level=1
form
 textbox "First name"
 textbox "Last name"
 date "Birthday"
 select "Colour" options=Green,Red,Blue
 radiogroup "Size"
  radio "S"
  radio "M"
 checkbox "Send me the newsletter" checked=no
 checkbox "Email notifications" checked=no
 submit "Save changes"
 button "Delete account"
`),

  shop: inspectedPage(`
heading "Camping" level=1
select "Category" options=All,Tents,Stoves
select "Sort by" options=Relevance,Price,Name
list
 listitem
  heading "Trail Lamp" level=3
  button "Add to cart"
  link "Details"
 listitem
  heading "Gas Stove" level=3
  button "Add to cart"
  link "Details"
link "Cart (2)"
button "Next"
`),

  files: inspectedPage(`
heading "Order 12" level=1
link "Download your receipt as PDF"
link "Terms"
`),

  login: inspectedPage(`
form
 textbox "User name"
 password "Password"
 submit "Log in"
`),
};

/** The steps of the first clause, or nothing. */
function steps(page: keyof typeof pages, prompt: string): string[] {
  const run = {} as Run;
  const [first] = readPrompt(prompt);
  const resolved = first ? resolveClause(run, pages[page], first) : { failure: '' };
  return 'steps' in resolved ? resolved.steps.map(instructionInShort) : [];
}

describe('understood', () => {
  test.each([
    ['mail', 'Click Archive in the row of Tom Ford', ['click: Archive in row of Tom Ford']],
    ['mail', 'Archive the message from Mia Berg', ['named: Archive message from Mia Berg']],
    ['mail', 'Delete "Holiday pictures"', ['named: Delete Holiday pictures']],
    ['mail', 'Open the email "Lunch on Friday?"', ['open: email Lunch on Friday?']],
    [
      'mail',
      'Select the checkboxes of Tom Ford and Mia Berg',
      ['choose: checkboxes of Tom Ford', 'choose: checkboxes of Mia Berg'],
    ],
    ['mail', 'Rename the Travel label', ['named: Rename Travel label']],
    ['mail', 'Click the first Delete button', ['click: first Delete button']],
    ['mail', 'Search for invoices', ['search: invoices']],
    [
      'form',
      'First name: Ada, last name: Lovelace',
      ['enter: Ada > First name', 'enter: Lovelace > last name'],
    ],
    [
      'form',
      'Set the birthday to May 5 1990 and the colour to red',
      ['enter: May 5 1990 > birthday', 'enter: red > colour'],
    ],
    ['form', 'Choose size M and colour Blue', ['pair: size M', 'pair: colour Blue']],
    ['form', 'Tick "Send me the newsletter"', ['tick: Send me the newsletter']],
    ['form', 'turn on email notifications', ['tick: email notifications']],
    ['form', 'enter "the boss" as the last name', ['enter: the boss > last name']],
    ['form', 'save the changes', ['named: save changes']],
    ['form', 'replace the last name with "Ada"', ['replace: Ada > last name']],
    ['form', 'overwrite the text in First name with Ada', ['replace: Ada > text in First name']],
    ['mail', 'replace the text with "tea"', ['replace: tea > text']],
    ['files', 'Download the receipt', ['named: Download receipt']],
    ['files', 'Download the terms', ['download: terms']],
    ['shop', 'Add the Trail Lamp to the cart', ['named: Add Trail Lamp to cart']],
    ['shop', 'Select category Tents', ['pair: category Tents']],
    ['shop', 'sort by price', ['sort: price']],
    ['shop', 'open the cart', ['open: cart']],
    ['shop', 'go to the next page', ['open: next page']],
    ['shop', 'click Details of the Gas Stove', ['click: Details of Gas Stove']],
    ['login', 'log in with bob / secret', ['log in: bob, secret']],
    ['login', 'Log in as bob with the password secret', ['log in: bob, secret']],
    ['login', 'User name: bob, password: secret', ['enter: bob > User name', 'enter: secret > password']],
  ] as const)('on the %s page: %s', (page, prompt, expected) => {
    expect(steps(page, prompt)).toEqual(expected);
  });
});

describe('not understood', () => {
  test.each<[page: keyof typeof pages, prompt: string, _because: string]>([
    ['mail', "Delete the 'Education' label.", 'nothing beside it is called Delete'],
    ['mail', 'Remove "Holiday pictures"', 'Remove is not Delete'],
    ['mail', 'Trash the message from Tom Ford', 'the link Trash is elsewhere'],
    ['mail', 'Delete all messages', 'all'],
    ['mail', 'Archive the message', 'there are two'],
    ['mail', 'Archive the message from Zoe', 'no such row'],
    ['mail', 'Archive the newest message from Tom Ford', 'newest'],
    ['mail', 'Archive the message from Tom Ford about money', 'about money'],
    ['mail', 'Snooze the message from Tom Ford', 'no such control'],
    ['mail', 'Star the message from Tom Ford', 'Starred is not Star'],
    ['mail', 'Create a new label called Urgent', 'no such control'],
    ['mail', 'Click Send', 'no such control'],
    ['form', 'Click Delete', 'the rest of the name is not said'],
    ['form', 'Delete my profile', 'profile is not account'],
    ['form', 'Set the first name to the name of my dog', 'describes a text'],
    ['form', 'Set the first name to match the last name', 'describes a text'],
    ['form', 'Set the colour to purple', 'no such option'],
    ['form', 'Set the birthday to 5/6/1990', 'two dates'],
    ['form', 'Type Ada in First name in capital letters', 'in capital letters'],
    ['form', 'Enter Ada', 'several fields'],
    ['mail', 'Enter hello in Search and wave the flag', 'no field for what follows'],
    ['form', 'Turn on phone notifications', 'phone'],
    ['form', 'Turn on email notifications except on Sunday', 'except on Sunday'],
    ['form', 'Set the nickname to Ada', 'no such field'],
    ['form', 'name Ada', 'two fields'],
    ['form', 'Replace the last name and the nickname with Ada', 'no such field'],
    ['form', 'Replace the text with Ada', 'several fields'],
    ['form', 'Save it', 'nothing that it stands for'],
    ['files', 'Download the invoice', 'no such link'],
    ['shop', 'Add the Ridge Tent to the cart', 'no such product'],
    ['shop', 'Add two Trail Lamps to the cart', 'two'],
    ['shop', 'Buy the Trail Lamp', 'no such control'],
    ['shop', 'Sort by price descending', 'descending'],
    ['shop', 'Choose the cheapest tent', 'cheapest'],
    ['login', 'log in with bob', 'no password'],
    ['login', 'log in with bob and secret', 'which is which is not said'],
    ['form', 'log in with bob / secret', 'no password field'],
    ['mail', 'What is the first message about?', 'a question'],
    ['mail', 'Tidy up my inbox', 'no such verb'],
  ])('on the %s page: %s', (page, prompt) => {
    expect(steps(page, prompt)).toEqual([]);
  });
});
