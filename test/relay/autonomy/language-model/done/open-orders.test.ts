/** Which orders of a task no act can have carried out, or not for all things that they are about. */
import { describe, expect, test } from 'vitest';
import { noActs, withActs } from '../../../../../relay/autonomy/language-model/done/acts/acts-so-far';
import {
  ofUnmade,
  openOrders,
  ordersWithoutOwnAct,
  unmadeParts,
} from '../../../../../relay/autonomy/language-model/done/open-orders/open-orders';
import type { ActOutcome } from '../../../../../relay/autonomy/model';

const did = (action: string, target: string, result: object = {}, value?: string): ActOutcome => ({
  act: { action, selector: 'ref=e5', target, ...(value !== undefined && { value }) },
  result: { success: true, changed: true, ...result },
});
const click = (target: string, result?: object) => did('click', target, result);
const deleted = { effect: 'delete' };

/** What is asked of a claim. @param tree the page as it is now */
function asked(prompt: string, done: ActOutcome[], evidence: string, tree = '', shown = tree) {
  const claimed = { prompt, evidence, acts: withActs(noActs, done, new Map()) };
  const parts = unmadeParts(claimed, tree);
  if (parts !== undefined) return ofUnmade(parts);
  return openOrders(claimed, { tree, shown }) ?? ordersWithoutOwnAct(claimed, tree);
}

describe('what only opened or showed something has carried out no order', () => {
  test.each<[prompt: string, done: ActOutcome[], evidence: string]>([
    [
      'Remove the berth request BR-77 of Ines Falk.',
      [click('link "Requests"', { url: '/requests' })],
      'BR-77 ... Ines Falk ... Remove',
    ],
    [
      'Cancel my swimming course SC-12, but none of the others.',
      [click('tab "My courses"')],
      'SC-12 ... Cancel',
    ],
    [
      'Delete the tag Groceries.',
      [click('button "Preferences"'), click('button "Tags"')],
      'Groceries ... rename ... delete',
    ],
    ['Void the receipt RC-0055.', [click('text=RC-0055')], 'RC-0055 ... open ... Void'],
    ['Delete the note Alpha.', [click('button "Show notes"')], 'Alpha ... 3 May'],
    ['Revoke the key of Tomas.', [click('button "⋮"')], 'Tomas ... Revoke'],
    ['Take the blue kettle out of my basket.', [click('link "Basket"')], 'Blue kettle ... Remove'],
    [
      'Discard the draft "Autumn".',
      [did('fill', 'searchbox "Search"', {}, 'Autumn'), did('press', '', {}, 'Enter')],
      'Autumn ... Discard',
    ],
    [
      'Send the report to Ines.',
      [click('link "Reports"', { url: '/reports' }), click('row "May report"')],
      'May report ... Ines',
    ],
    ['Create the folder Taxes.', [click('link "Folders"')], 'Folders ... New folder'],
    ['Switch the heating to Eco.', [click('button "Show modes"')], 'Comfort ... Eco'],
    ['Lösche die Notiz Alpha.', [click('link "Notizen"')], 'Alpha ... Löschen'],
  ])('%s', (prompt, done, evidence) => {
    expect(asked(prompt, done, evidence)).toContain(
      'no act so far can have carried out this part of the task: ',
    );
  });

  test('so the empty spam folder is none of the trash', () => {
    const done = [click('element "Spam"'), click('checkbox'), click('button "More"'), click('text=Not spam')];
    const evidence = '5 conversation(s) marked as not spam ... Hooray, no spam here! ... Trash';
    expect(asked('Empty the trash, then report all the spam emails as not spam.', done, evidence)).toContain(
      '"Empty the trash"',
    );
  });

  test('and what is only begun has removed nothing', () => {
    const begun = click('button "Remove" in row "Key 4"', { effect: 'delete', asks: 'Remove it?' });
    expect(asked('Remove the key 4.', [begun, click('button "Close"')], 'Key 4 ... Remove')).toContain(
      '"Remove the key 4"',
    );
  });
});

describe('what is entered is not saved where the page has a control for that', () => {
  const saveAs = (name: string) => `textbox "Title" = "Dawn" [e5]\nbutton "${name}" [e6]`;
  const fill = did('fill', 'textbox "Title"', {}, 'Dawn');

  test.each([
    ['Change the title of the tour to Dawn and save it.', [fill], 'Save'],
    ['Set the title to Dawn, then save the changes.', [fill], 'Save changes'],
    ['Rename the tour to Dawn and save the tour.', [fill], 'Save tour'],
    ['Turn on the reminders and save.', [did('check', 'checkbox "Reminders"')], 'Apply'],
    ['Turn on the reminders and save it.', [click('checkbox "Reminders"')], 'Save'],
  ])('%s', (prompt, done, name) => {
    expect(asked(prompt, done, 'Tour ... Dawn', saveAs(name))).toMatch(/: "save/);
  });

  test.each([
    ['with its button', [fill, click('button "Save"')], 'Tour ... Dawn', saveAs('Save')],
    ['with Enter', [fill, did('press', 'textbox "Title"', {}, 'Enter')], 'Tour ... Dawn', saveAs('Save')],
    ['and told of', [fill], 'Changes saved', saveAs('Save')],
    ['where the button cannot be used now', [fill], 'Dawn', 'button "Save" disabled [e6]'],
    ['where nothing saves but the page itself', [fill], 'Dawn', 'textbox "Title" = "Dawn" [e5]'],
  ])('nor asked about if it was saved %s', (_, done, evidence, tree) => {
    const prompt = 'Change the title of the tour to Dawn and save it.';
    expect(asked(prompt, done, evidence, tree)).toBeUndefined();
  });
});

describe('good work is not asked about', () => {
  test.each<[prompt: string, done: ActOutcome[], evidence: string]>([
    [
      'Remove the berth request BR-77 of Ines Falk.',
      [click('link "Requests"', { url: '/r' }), click('button "Remove" in row "BR-77"', deleted)],
      'BR-78 ... Remove',
    ],
    ['Delete the tag Groceries.', [click('text=Delete')], 'Garden ... rename ... delete'],
    [
      'Delete the tag Groceries.',
      [click('link "delete" in row "Groceries"', { url: '/tags' })],
      'Garden ... rename ... delete',
    ],
    ['Void the receipt RC-0055.', [click('button "Void"'), click('button "Yes"')], 'RC-0055'],
    ['Void the receipt RC-0055.', [click('text=RC-0055')], 'RC-0055 ... Voided'],
    ['Take the blue kettle out of my basket.', [click('button "−"')], 'Your basket ... 1 item'],
    [
      'Take the blue kettle out of my basket.',
      [did('select', 'combobox "Quantity"', {}, '0')],
      'Your basket ... 1 item',
    ],
    ['Remove Ann from the board.', [click('button "×" in row "Ann"')], 'Members ... Bo'],
    ['Remove Ann from the board.', [did('press', '', {}, 'Delete')], 'Members ... Bo'],
    ['Remove the olives from the pizza.', [click('checkbox "Olives"')], 'Pizza ... 8.50'],
    ['Cancel my newsletter.', [click('button "Unsubscribe"')], 'Preferences ... saved'],
    [
      'Cancel my newsletter.',
      [click('link "Manage"'), click('switch "Newsletter"')],
      'Preferences ... Newsletter',
    ],
    ['Remove the old photo.', [click('.photo .bin')], 'Photos ... 4'],
    ['Empty the trash.', [click('link "Trash"')], 'There is nothing in the trash'],
    [
      'Send the report to Ines.',
      [click('link "Reports"'), did('fill', 'textbox "To"', {}, 'Ines'), click('button "Go"')],
      'May report',
    ],
    ['Switch the heating to Eco.', [click('button "Eco"')], 'Mode ... Eco'],
    ['Mark the task Bins as done.', [click('checkbox "Bins"')], 'Bins ... 1 of 4'],
    ['Star the mail of Ines.', [click('button "★"')], 'Ines ... starred'],
    [
      'Rename the folder Tax to Taxes.',
      [did('fill', 'textbox "Name"', {}, 'Taxes'), did('press', '', {}, 'Enter')],
      'Folders ... Taxes',
    ],
    ['Follow the shop Lumen.', [click('link "Follow"', { url: '/lumen' })], 'Lumen ... Following'],
    ['Add the lamp to the cart.', [click('link "Add to cart"', { url: '/cart' })], 'Cart ... 1 item'],
    ['What does it cost to cancel the course?', [click('link "Terms"')], 'Free until May'],
  ])('%s %j', (prompt, done, evidence) => {
    expect(asked(prompt, done, evidence)).toBeUndefined();
  });
});

describe('of several orders each needs its act', () => {
  const prompt = 'Revoke all tokens that were issued in 2025, then remove the newest passkey.';
  const passkey = click('button "Remove passkey"', deleted);
  const token = click('button "Revoke token"', deleted);

  test('the one without is named', () => {
    const evidence = 'Build token ... Issued Jun 20, 2025 ... Revoke ... Passkey removed.';
    expect(asked(prompt, [click('element "Security"'), passkey], evidence)).toContain(
      '"Revoke all tokens that were issued in 2025"',
    );
    expect(asked(prompt, [token, token], 'Passkeys ... Laptop ... Remove')).toContain(
      '"remove the newest passkey"',
    );
  });

  test.each<[prompt: string, done: ActOutcome[], evidence: string]>([
    [prompt, [token, passkey], 'Passkeys ... Laptop'],
    [prompt, [passkey], 'Tokens revoked ... Passkey removed'],
    [
      'Delete the list Old and cancel the reminder Rent.',
      [click('button "Delete"', deleted), click('button "Cancel reminder"', { effect: 'cancel' })],
      'Lists ... Reminders',
    ],
    [
      'Archive the folder Cedar and send the folder Dogwood to Ines.',
      [
        click('button "Archive"'),
        did('fill', 'textbox "To"', {}, 'Ines'),
        click('button "Send"', { effect: 'send' }),
      ],
      'Cedar ... Dogwood',
    ],
    [
      'Approve the leave of Ann and decline that of Bo.',
      [click('button "✓" in row "Ann"'), click('button "✕" in row "Bo"')],
      'Ann ... Bo',
    ],
    [
      'Add the lamp to the cart and check out.',
      [click('button "Add to cart"'), click('button "Place order"', { effect: 'pay' })],
      'Thank you for your order',
    ],
  ])('%s is done', (prompt, done, evidence) => {
    expect(asked(prompt, done, evidence)).toBeUndefined();
  });
});

describe('one act counts for one order', () => {
  test.each<[prompt: string, done: ActOutcome[], evidence: string, open: string]>([
    [
      'Like the photo of the pier and archive the letter of Ines.',
      [click('button "♡"')],
      'button "♥" ... Pier ... Letter ... Ines',
      'archive the letter of Ines',
    ],
    [
      'Pin the note Rent and mute the channel Harbour.',
      [click('button "📌"'), click('text=Rent')],
      'Rent ... Harbour',
      'mute the channel Harbour',
    ],
    [
      'Approve the leave of Ann and decline that of Bo.',
      [click('button "✓" in row "Ann"'), click('button "✓" in row "Ann"')],
      'Ann ... Bo',
      'decline that of Bo',
    ],
    [
      'Snooze the reminder Gas and raise the heating to 21 degrees.',
      [click('element "Apply"')],
      'Gas ... 21 degrees',
      'raise the heating to 21 degrees',
    ],
    [
      'Delete the label Old and assign the case 55 to Bo.',
      [click('button "Delete"', { ...deleted, asks: 'Delete it?' }), click('button "Yes"')],
      'Old ... Case 55 ... Bo',
      'assign the case 55 to Bo',
    ],
  ])('%s %j', (prompt, done, evidence, open) => {
    expect(asked(prompt, done, evidence)).toContain(JSON.stringify(open));
  });

  test.each<[prompt: string, done: ActOutcome[], evidence: string]>([
    [
      'Like the photo of the pier and archive the letter of Ines.',
      [click('button "♡"'), click('button "📥"')],
      'Pier ... Photos',
    ],
    ['Archive the letter of Ines.', [click('icon "⬓"')], 'Letters ... 4'],
    ['Mark the letter of Ines as important and pin it.', [click('button "⚑"'), click('icon "📌"')], 'Ines'],
    ['Remove the lamp from my favourites.', [click('button "♥"')], 'Favourites ... 3 things'],
    [
      'Approve the quote Q-7 and send it to Ines.',
      [click('button "Approve & send"', { effect: 'send' })],
      'Q-7 ... Ines',
    ],
    [
      'Change the title of the tour to Dawn and save it.',
      [did('fill', 'textbox "Title"', {}, 'Dawn')],
      'Tour ... Dawn',
    ],
    [
      'Delete the label Old and assign the case 55 to Bo.',
      [
        click('button "Delete"', { ...deleted, asks: 'Delete it?' }),
        click('button "Yes"'),
        did('select', 'combobox "Owner"', {}, 'Bo'),
      ],
      'Case 55 ... Bo',
    ],
    [
      'Set the phone of Ann to 4411 and move her to the group Night.',
      [did('fill', 'textbox "Phone"', {}, '4411'), did('select', 'combobox "Group"', {}, 'Night')],
      'Ann ... Night',
    ],
    [
      'Archive the folder Cedar or, if it is closed already, delete it, and rename the folder Elm to Oak.',
      [click('button "Delete"', deleted), did('fill', 'textbox "Name"', {}, 'Oak')],
      'Oak ... 3 folders',
    ],
  ])('and so good work is not asked about: %s %j', (prompt, done, evidence) => {
    expect(asked(prompt, done, evidence)).toBeUndefined();
  });
});

describe('an order for all', () => {
  const row = (name: string, more = '') => `"${name}" "${more}" button "Remove" [e${name.length}]`;
  const list = (...rows: string[]) =>
    [
      'heading "Passkeys" 3',
      ...rows,
      'heading "Apps" 3',
      '"Raycast" button "Remove" [e90]',
      '"Zapier" button "Remove" [e91]',
    ].join('\n');
  const remove = (name: string) => [
    click(`button "Remove" in row "${name}"`, { effect: 'delete', asks: 'Remove?' }),
    click('button "Remove passkey"', deleted),
  ];
  const all = list(row('Key'), row('Phone'), row('Laptop'));

  test('is open while rows still have the control', () => {
    const left = asked(
      'Remove all passkeys from the account.',
      remove('Key'),
      'Passkey removed.',
      list(row('Phone'), row('Laptop')),
      all,
    );
    expect(left).toContain(
      'the page still has "Remove" 2 times where this part of the task may mean it: "Remove all passkeys from the account"',
    );
    expect(
      asked(
        'Remove every passkey.',
        [...remove('Key'), ...remove('Phone')],
        'Passkey removed.',
        list(row('Laptop')),
        all,
      ),
    ).toContain('"Remove" once');
  });

  test('is done where no row of its kind is left', () => {
    const done = ['Key', 'Phone', 'Laptop'].flatMap(remove);
    expect(
      asked('Remove all passkeys from the account.', done, 'Passkey removed.', list(), all),
    ).toBeUndefined();
  });

  test('for some leaves the others', () => {
    const before = list(row('Key', 'unused'), row('Phone', 'in use'), row('Laptop', 'unused'));
    const prompt = 'Remove all unused passkeys.';
    expect(
      asked(
        prompt,
        remove('Key'),
        'Passkey removed.',
        list(row('Phone', 'in use'), row('Laptop', 'unused')),
        before,
      ),
    ).toContain('"Remove" once');
    expect(
      asked(
        prompt,
        [...remove('Key'), ...remove('Laptop')],
        'Passkey removed.',
        list(row('Phone', 'in use')),
        before,
      ),
    ).toBeUndefined();
    const except = 'Remove all passkeys except Phone.';
    expect(
      asked(except, [...remove('Key'), ...remove('Laptop')], 'Passkey removed.', list(row('Phone')), all),
    ).toBeUndefined();
  });

  test('is done by one act for all', () => {
    const done = [click('button "Remove all"', deleted)];
    expect(asked('Remove all passkeys.', done, 'Removed', list(row('Phone')), all)).toBeUndefined();
    const ticked = [did('check', 'checkbox "Key"'), click('button "Remove"', deleted)];
    expect(asked('Remove all unused passkeys.', ticked, 'Removed', list(row('Phone')), all)).toBeUndefined();
  });

  test('for a number of things needs as many acts', () => {
    const prompt = 'Remove both passkeys.';
    expect(asked(prompt, remove('Key'), 'Passkey removed.')).toContain('fewer acts were completed');
    expect(asked(prompt, [...remove('Key'), ...remove('Phone')], 'Passkey removed.')).toBeUndefined();
    expect(asked('Remove the older of the two passkeys.', remove('Key'), 'Passkey removed.')).toBeUndefined();
  });

  test('before a day leaves what came since', () => {
    const prompt = 'Remove all passkeys that were made before 2026.';
    const done = [...remove('Key'), ...remove('Laptop')];
    expect(
      asked(prompt, done, 'Passkey removed.', list(row('Phone', 'Made 3 May 2026')), all),
    ).toBeUndefined();
  });

  test('to change things is open where the evidence only names the others', () => {
    const prompt = 'Invert the state of every sensor.';
    const sensors = '[e1]: "Attic"\n[e2]: "Cellar"\n[e3]: "Porch"';
    const attic = click('text=Attic');
    expect(asked(prompt, [attic], 'Attic ... Cellar ... Porch', sensors)).toContain(
      'names things that no act was on',
    );
    const each = ['Attic', 'Cellar', 'Porch'].map((name) => click(`text=${name}`));
    expect(asked(prompt, each, 'Attic ... Cellar ... Porch', sensors)).toBeUndefined();
  });

  const channel = (name: string, state = '') => `generic "Enable ${name} alerts"${state} [e${name.length}]`;
  const channels = (...states: string[]) =>
    ['desk', 'phone', 'mail'].map((name, at) => channel(name, states[at])).join('\n');

  test('to change things is open while others of the kind are not changed', () => {
    const prompt = 'Enable every alert channel.';
    const desk = click('generic "Enable desk alerts"');
    const active = ' class active';
    expect(asked(prompt, [desk], 'Enable desk alerts', channels(active))).toContain('2 times');
    expect(asked(prompt, [desk], 'Enable desk alerts', channels(active, active, active))).toBeUndefined();
    const three = ['desk', 'phone', 'mail'].map((name) => click(`generic "Enable ${name} alerts"`));
    expect(
      asked('Invert every alert channel.', three, 'Enable desk alerts', channels(active, '', active)),
    ).toBeUndefined();
  });
});

describe('evidence of a removal', () => {
  const prompt = 'Remove the berth request BR-771 of Ines Falk.';
  const done = [click('button "Remove" in row "BR-772"', deleted)];
  const still = 'row: "BR-771" | "Ines Falk" | button "Remove" [e4]';

  test('is none that shows the thing still there with its control', () => {
    expect(asked(prompt, done, 'BR-771 ... Ines Falk ... Remove', still)).toContain(
      'still there, with its "Remove"',
    );
  });

  test.each([
    ['BR-770 ... Ines Falk ... Remove', 'row: "BR-770" | "Ines Falk" | button "Remove" [e4]'],
    ['BR-771 ... Removed', 'row: "BR-771" | "Removed" | button "Restore" [e4]'],
    ['BR-771 ... Ines Falk', 'row: "BR-771" | "Ines Falk" | "removed" | button "Remove for good" [e4]'],
    ['Request BR-771 was removed', still],
  ])('counts: %s', (evidence, tree) => {
    expect(asked(prompt, done, evidence, tree)).toBeUndefined();
  });
});

describe('more acts than the task orders', () => {
  const left = (name: string) => click(`button "Leave" in row "${name}"`, { effect: 'cancel' });
  const prompt = 'Find the workspace that I joined last and leave that workspace.';

  test('are named where one was ordered', () => {
    const question = asked(prompt, [left('Harbour'), left('Meadow')], 'You have left the workspace.');
    expect(question).toContain('2 of the kind were completed: button "Leave" in row "Harbour"; ');
  });

  test('such as a payment that was recorded twice in its dialog', () => {
    const record = 'button "Record Payment"';
    const paid = click(record, { effect: 'transfer' });
    const done = [click(record, { effect: 'transfer', onlyOpens: true }), paid, paid];
    expect(asked('Record a $20 payment on that bill.', done, '$20 paid')).toContain('2 of the kind');
  });

  test.each<[prompt: string, done: ActOutcome[], evidence: string]>([
    [prompt, [left('Harbour')], 'You have left Harbour.'],
    ['Leave all workspaces.', [left('Harbour'), left('Meadow')], 'No workspaces'],
    ['Leave the workspaces of Ida.', [left('Harbour'), left('Meadow')], 'You have left Meadow.'],
    ['Leave the workspace Harbour and the workspace Meadow.', [left('Harbour'), left('Meadow')], 'Left both'],
    [
      'Delete the note Alpha.',
      [click('button "Delete"', deleted), click('button "Delete"', deleted)],
      'Alpha was deleted',
    ],
  ])('but no others: %s', (wanted, done, evidence) => {
    expect(asked(wanted, done, evidence)).toBeUndefined();
  });
});

describe('what is left of all', () => {
  const row = (name: string, city: string, ref: number) =>
    `generic: "${name}" "${city} · 2h ago" button "Revoke access" [e${ref}]`;
  const prompt = 'Revoke all sessions that are not from the same city as my current session.';
  const gone = (name: string, city: string) => [
    click(`button "Revoke access" in row "${name} ${city}"`, { effect: 'delete', asks: 'Are you sure?' }),
    click('button "Revoke access"', deleted),
  ];
  const done = [...gone('Ada phone', 'Oslo'), ...gone('Old laptop', 'Bergen'), ...gone('Tablet', 'Tromso')];

  test('has to be from one city', () => {
    const tree = ['heading "Sessions" 2', row('Mac', 'Molde', 4), row('Work', 'Narvik', 7)].join('\n');
    expect(asked(prompt, done, 'Session revoked.', tree)).toContain('still has "Revoke access" 2 times');
  });

  test('and is not asked for where it is', () => {
    const tree = ['heading "Sessions" 2', row('Mac', 'Molde', 4), row('Work', 'Molde', 7)].join('\n');
    expect(asked(prompt, done, 'Session revoked.', tree)).toBeUndefined();
  });
});
