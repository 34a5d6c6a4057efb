/** What counts as evidence that a task is done. */
import { describe, expect, test } from 'vitest';
import { faultOf } from '../../../../../relay/autonomy/language-model/done/evidence/evidence';
import { shownWords } from '../../../../../relay/autonomy/language-model/shown-words';
import type { Seen } from '../../../../../relay/autonomy/model';

/** A page that reads so. */
const page = (text: string): Seen => ({
  url: 'http://shop.test/cart',
  title: 'Cart',
  tabs: [],
  outcomes: [],
  stepsLeft: 9,
  turnsLeft: 9,
  read: async (action) => (action === 'text' ? text : ''),
  screenshot: async () => '',
});
const view = (...lines: string[]) => ({ text: lines.join('\n'), whole: false, base: undefined });
const shown = (...lines: string[]) => shownWords(view(...lines), { outcomes: [] });
const prompt = 'Put "Big tent" into the cart';
const judged = (evidence: string, before: string, answer = 'It is there.') =>
  faultOf({ answer, evidence }, page('Your cart: 2 tents for 1,234.50 €. Big tent'), {
    shown: before,
    prompt,
  });

test.each([
  ['what the page reads now', 'Your cart: 2 tents', ''],
  ['a message that was shown and is gone by now', 'Settings saved', shown('+"Settings saved"')],
  ['two quotes', 'Your cart ... 2 tents', ''],
  ['a number alone', '1,234.50', ''],
  ['one text in two lines', 'Your cart: 2\ntents', ''],
  ['a control and its state in two lines', '"Spell check"\nblue [e68]', shown('"Spell check"', 'blue [e68]')],
  ['quotations in one line', '"Your cart", "Big tent"', ''],
  ['words of the task with what the page says around them', '1,234.50 €. Big tent', ''],
])('%s counts', async (_, evidence, before) => {
  expect(await judged(evidence, before)).toBeUndefined();
});

test.each([
  [
    'what a view says has gone',
    'Settings saved',
    shown('-"Settings saved"'),
    /"settings saved" stands neither/,
  ],
  ['what was done, which no page says', 'click ref=e1: done', shown('(no change)'), /stands neither/],
  ['what was never there', 'Order placed', '', /stands neither/],
  [
    'one quote of two that was never there',
    'Your cart ... Order placed',
    '',
    /"order placed" stands neither/,
  ],
  ['a single word', 'cart', '', /too little/],
  ['single words in lines that stand apart', 'cart\ntent', '', /too little/],
  [
    'a quotation of two that was never there',
    '"Your cart", "Order placed"',
    '',
    /"order placed" stands neither/,
  ],
  ['nothing', '', '', /cites nothing/],
  ['words of the task alone', 'Big tent', '', /repeats the words of the task/],
])('%s does not count', async (_, evidence, before, fault) => {
  expect(await judged(evidence, before)).toMatch(fault);
});

test.each([
  ['as the page writes it', 'They cost 1,234.50 €.'],
  ['written in another way', 'They cost 1234.5 €, or 1.234,50 as Germans write it.'],
  ['a count of its own', 'I looked at 12 shops.'],
])('a number of the answer that was seen counts: %s', async (_, answer) => {
  expect(await judged('Your cart', '', answer)).toBeUndefined();
});

test('a number of the answer that no page has shown does not count', async () => {
  expect(await judged('Your cart', '', 'They cost 1,243.50 €.')).toMatch(/the number 1,243.50 of its answer/);
});

test('what was read by an act was shown', async () => {
  const outcomes = [
    { act: { action: 'find', selector: '' }, result: 'text "Order 4711 is on its way" [e5]' },
  ];
  const before = shownWords(view('(no change)'), { outcomes });
  expect(await judged('Order 4711', before, 'Order 4711 is on its way.')).toBeUndefined();
});

test.each([
  ['all of a message', '"Saved"', true],
  ['all of a status', ' status: "Saved"', true],
  ['part of a message', '"Not saved yet"', false],
  ['what a button is called', 'button "Saved" [e7]', false],
])('a single word counts where the page shows it as %s', async (_, line, counts) => {
  const seen = { ...page('Saved'), read: async () => `heading "Settings" 1\n${line}` };
  const fault = await faultOf({ answer: 'Done.', evidence: 'Saved' }, seen, { shown: '', prompt });
  expect(fault === undefined, fault).toBe(counts);
});

/** A quote that was sent, an order in a table, and a card. */
const apart = {
  text: 'QU-0030\nSent\n\nMark as Accepted\nTo\nBright Spark Electrical\nTotal\n$8,706.50\n\nAnna\t12 May\tOverdue\tPaid\nTom\t3 June\tOpen\tEdit\nYour order was not sent\nNot delivered',
  tree: 'heading "QU-0030" 1\n"Sent"\nbutton "Mark as Accepted" [e1]\n"To", "Bright Spark Electrical"\n"Total", "$8,706.50"\ntable\n row: "Anna" | "12 May" | "Overdue" | button "Paid" [e2]\n row: "Tom" | "3 June" | "Open" | button "Edit" [e3]\n"Your order was not sent"\n"Not delivered"',
};
const judgedApart = (evidence: string) => {
  const seen = { ...page(''), read: async (action: string) => apart[action === 'text' ? 'text' : 'tree'] };
  return faultOf({ answer: 'Done.', evidence }, seen, { shown: '', prompt });
};

test.each([
  'QU-0030 Sent Bright Spark Electrical $8,706.50',
  'QU-0030 $8,706.50',
  'Anna Overdue',
  'Tom, 3 June, Open',
])('texts that stand apart count in their order: %s', async (evidence) => {
  expect(await judgedApart(evidence)).toBeUndefined();
});

test.each([
  ['in another order', 'Bright Spark Electrical QU-0030'],
  ['of parts of a text', 'Your order was sent'],
  ['of parts of two texts', 'QU-0030 delivered'],
  ['with what a button is called', 'QU-0030 Mark as Accepted'],
  ['of a row with what a button in it is called', 'Anna Paid'],
  ['of single words of several rows', 'Anna Open'],
  ['with what stands nowhere', 'QU-0030 Accepted'],
])('texts %s do not count', async (_, evidence) => {
  expect(await judgedApart(evidence)).toMatch(/stands neither/);
});

describe('a label and its value, which the task names too', () => {
  const order = 'Change the departure reminder to "One day before" and tell Anna Berg: "See you at eight".';
  const described = '"Departure reminder", "When we write to you before a trip."';
  const menu = (value: string) =>
    `heading "Messages" 2\n${described}\ngeneric [e4]: "${value}"\n"Trip ideas"`;
  const list = (value: string) =>
    `combobox "Departure reminder" = "${value}" [e4]: option "Never", option "One day before"`;
  const judgedSetting = (evidence: string, before: string, tree: string) => {
    const seen = { ...page(''), read: async () => tree };
    return faultOf({ answer: 'Done.', evidence }, seen, { shown: before, prompt: order });
  };
  const asked = 'Departure reminder ... One day before';

  test.each([
    ['with a description between', asked, menu('Never'), menu('One day before')],
    ['chosen in a list', asked, list('Never'), list('One day before')],
    [
      'in a row',
      asked,
      'row: "Departure reminder" | "Never"',
      'row: "Departure reminder" | "One day before"',
    ],
    [
      'as the choice that is marked',
      asked,
      '"Departure reminder"\nradio "One day before" [e4]',
      '"Departure reminder"\nradio "One day before" checked [e4]',
    ],
    [
      'as what was sent to whom',
      'Anna Berg ... See you at eight',
      'link "Anna Berg" [e1]\ntextbox "Message" [e2]',
      'link "Anna Berg" [e1]\n"See you at eight", "now"\ntextbox "Message" [e2]',
    ],
  ])('count where the page shows them together only since: %s', async (_, evidence, before, tree) => {
    expect(await judgedSetting(evidence, before, tree)).toBeUndefined();
  });

  test.each([
    ['were together before', asked, menu('One day before'), menu('One day before')],
    ['are on the page in another place', asked, menu('Never'), `${menu('Never')}\n"One day before"`],
    [
      'are what another setting has',
      asked,
      menu('Never'),
      `${described}\n[e4]: "Never"\n[e5]: "One day before"`,
    ],
    [
      'are a choice that is not made',
      asked,
      '"Departure reminder"',
      '"Departure reminder"\nradio "One day before" [e4]',
    ],
    ['are an option that is not chosen', asked, list('Never'), list('Never')],
    [
      'are only written into a field',
      'Anna Berg ... See you at eight',
      'heading "Anna Berg" 1\ntextbox "Message" [e2]',
      'heading "Anna Berg" 1\ntextbox "Message" = "See you at eight" [e2]',
    ],
    ['were never shown apart', asked, '', menu('One day before')],
  ])('do not count where they %s', async (_, evidence, before, tree) => {
    expect(await judgedSetting(evidence, before, tree)).toMatch(
      /repeats the words of the task|stands neither/,
    );
  });
});

/** A booking that was saved, with a form that shows it. */
const form = [
  'heading "Booking" 2',
  '"Booking saved"',
  '"Payment of £40.00 received", "Room confirmed"',
  '"Smith, Jones and Co", "Bath 12/05"',
  '"Nights"',
  'spinbutton required = "3" [e1]',
  '"Guest code"',
  'textbox = "BATH-" [e2]',
  'textbox "Note" [e3]',
  'checkbox "Late arrival" [e4]',
  'button "Cancel booking" [e5]',
  '"Reference"',
  'textbox "Code" readonly = "KX" [e6]',
].join('\n');
const judgedForm = (evidence: string, prompt = 'Book the room under the code BATH-') => {
  const seen = { ...page(''), read: async (action: string) => (action === 'text' ? '' : form) };
  return faultOf({ answer: 'Done.', evidence }, seen, { shown: '', prompt });
};

test.each([
  ['a piece that is too little, beside one that proves', '["Booking saved","BATH-","3"]'],
  ['such a piece before it', 'BATH- ... Booking saved'],
  ['labels and values of fields without their roles', 'Nights 3 Guest code BATH-'],
  ['some of the roles', '"Nights" "3" "Guest code" textbox = "BATH-"'],
  ['roles without quotation marks', 'Nights spinbutton = 3 Guest code BATH-'],
  ['a heading and what stands below, without its level', 'Booking Booking saved'],
  ['a name and a value with a state between', 'Reference Code KX'],
  ['texts that a comma joins', 'Room confirmed, Payment of £40.00 received'],
  ['texts that a semicolon joins', 'Room confirmed; Booking saved'],
  ['texts that a slash joins', 'Room confirmed / Booking saved'],
  ['texts that a colon joins', 'Room confirmed: Booking saved'],
  ['texts that a dash joins', 'Room confirmed – Payment of £40.00 received'],
  ['texts that "and" joins', 'Room confirmed and Booking saved'],
  [
    'texts that have a comma and an "and" of their own',
    'Room confirmed, Smith, Jones and Co and Booking saved',
  ],
])('%s: counts', async (_, evidence) => {
  expect(await judgedForm(evidence)).toBeUndefined();
});

test.each([
  ['a piece that is too little and stands nowhere', '["Booking saved","YORK-"]', /"york" stands neither/],
  ['pieces that are all too little', '["BATH-","Guest"]', /"bath" is too little/],
  [
    'a piece of the task beside one that is too little',
    'the room ... the code BATH- ... Nights',
    /stands neither/,
  ],
  [
    'words of the task beside a piece that is too little',
    'code BATH- ... Note',
    /repeats the words of the task/,
  ],
  ['joined texts of which one stands nowhere', 'Room confirmed and Mail sent', /stands neither/],
  ['texts joined by a colon of which one stands nowhere', 'Room confirmed: Mail sent', /stands neither/],
  ['joined texts of which one is too little', 'Booking saved, Cancel', /stands neither/],
  ['parts of a number', 'Paid 12,003', /stands neither/],
  ['parts of a share', 'Nights 3/40', /stands neither/],
  ['another value', 'Nights 40 Guest code BATH-', /stands neither/],
  ['a state that the page does not show', '"Late arrival" checked', /stands neither/],
  ['a text with what a button is called', 'Late arrival Cancel booking', /stands neither/],
  ['a text with what an empty field is called', 'BATH- Note', /stands neither/],
])('%s: does not count', async (_, evidence, fault) => {
  expect(await judgedForm(evidence, 'Use the code BATH-')).toMatch(fault);
});

describe('a question that the page asks', () => {
  const dialog = {
    ...page(''),
    read: async () => 'Your order\nPlace this order?\n2 tickets\nYes, place order',
  };
  const judgedDialog = (evidence: string) =>
    faultOf({ answer: 'The order was placed.', evidence }, dialog, { shown: '', prompt: 'Buy me a ticket' });

  test('is no evidence of the answer to it', async () => {
    expect(await judgedDialog('Place this order?')).toMatch(/still asks/);
  });

  test('may stand beside evidence', async () => {
    expect(await judgedDialog('Place this order? ... 2 tickets')).toBeUndefined();
  });
});

describe('the words of a native dialog', () => {
  const said = (dialog: object) =>
    shownWords(view(), {
      outcomes: [{ act: { action: 'click', selector: '' }, result: { success: true, dialog } }],
    });

  test.each([
    ['a message', { type: 'alert', message: 'Berth 12 is yours', answer: 'accepted' }],
    [
      'a question that was accepted',
      { type: 'confirm', message: 'Berth 12 is yours. Pay now?', answer: 'accepted' },
    ],
  ])('count where it was %s', async (_, dialog) => {
    expect(await judged('Berth 12 is yours', said(dialog))).toBeUndefined();
  });

  test('do not count where it was answered with Cancel', async () => {
    const dialog = { type: 'confirm', message: 'Berth 12 is yours?', answer: 'dismissed' };
    expect(await judged('Berth 12 is yours', said(dialog))).toMatch(/stands neither/);
  });
});
