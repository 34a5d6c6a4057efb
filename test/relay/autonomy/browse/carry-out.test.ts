/** Which acts of a decision are begun, and what they mean. */
import { describe, expect, test } from 'vitest';
import { RelayError } from '../../../../extension/protocol/errors';
import { maskSecrets } from '../../../../extension/protocol/masking/mask-secrets';
import type { AgentSession, Tab } from '../../../../relay/autonomy/agent-session';
import { carryOut } from '../../../../relay/autonomy/browse/carry-out';
import type { Act } from '../../../../relay/autonomy/model';

/** Carries acts out in a session whose step is `step`, with these tabs at first; `page` tells what it shows. */
async function carry(
  acts: Act[],
  ids: number[],
  step: (act: Act, tabs: Tab[]) => void = () => {},
  page = () => 'button "Go" [e1]',
) {
  const tabs: Tab[] = ids.map((tab, at) => ({
    tab,
    url: `http://shop.test/${at + 1}`,
    title: '',
    current: at === 0,
  }));
  const done: Act[] = [];
  const session = {
    step: async (action: string, selector = '', value?: unknown) => {
      if (action === 'snapshot' || action === 'text') return page();
      const act = { action, selector, ...(value !== undefined && { value }) };
      done.push(act);
      if (action === 'tab') for (const one of tabs) one.current = one.tab === value;
      step(act, tabs);
      return { success: true };
    },
    tabs: async () => tabs.map((one) => ({ ...one })),
  } as unknown as AgentSession;
  const records: { type: string; value?: unknown }[] = [];
  const { outcomes, stopped, beforeLast } = await carryOut(acts, {
    session,
    mask: maskSecrets({}),
    records,
    beforeAct: () => {},
    mayGoOn: () => true,
  });
  return { outcomes, stopped, beforeLast, done, records };
}

const tab = (value: unknown): Act => ({ action: 'tab', selector: '', value });

describe('a tab', () => {
  test.each([
    ['by its place in the view', '2', 1409],
    ['by its place as a number', 1, 1403],
    ['by the id that the session gives it', 1409, 1409],
    ['by a part of the address that it alone has', 'test/2', 1409],
  ])('is named %s', async (_, value, id) => {
    const { done, records } = await carry([tab(value)], [1403, 1409]);
    expect(done).toEqual([tab(id)]);
    expect(records).toMatchObject([{ type: 'tab', value: id }]);
  });

  test('by a part that several addresses have is asked for', async () => {
    const { outcomes, done } = await carry([tab('shop.test')], [1403, 1409]);
    expect(done).toEqual([]);
    expect(outcomes[0]?.error).toContain('address: 1, 2. Name one by its number.');
  });

  test('by `last` is left to the session', async () => {
    expect((await carry([tab('last')], [1403, 1409])).done).toEqual([tab('last')]);
  });

  test('that is not there is told of with the tabs that are', async () => {
    const { outcomes, done } = await carry([tab(3)], [1403, 1409]);
    expect(done).toEqual([]);
    expect(outcomes).toMatchObject([{ error: 'There is no tab 3: the session has the tabs 1 to 2.' }]);
  });
});

describe('an address', () => {
  const goTo = (value: unknown): Act => ({ action: 'navigate', selector: '', value });

  test.each([
    ['/orders', 'http://shop.test/orders'],
    ['orders?id=3', 'http://shop.test/orders?id=3'],
    ['../help/returns', 'http://shop.test/help/returns'],
    ['invoice.html', 'http://shop.test/invoice.html'],
    ['?page=2', 'http://shop.test/1?page=2'],
    ['#reviews', 'http://shop.test/1#reviews'],
    // Where it may not go is judged by the full address.
    ['//other.test/x', 'http://other.test/x'],
  ])('%s is read as that of a link on the page', async (given, full) => {
    const { done, records } = await carry([goTo(given)], [1403]);
    expect(done).toEqual([goTo(full)]);
    expect(records).toEqual([{ type: 'navigate', url: full }]);
  });

  test('in an object is read so too', async () => {
    const { done } = await carry([goTo({ url: '/orders', waitUntil: 'commit' })], [1403]);
    expect(done).toEqual([goTo({ url: 'http://shop.test/orders', waitUntil: 'commit' })]);
  });

  test.each([
    'https://other.test/a',
    'javascript:alert(1)',
    'data:text/html,x',
    'other.test',
    'localhost:3000',
    'the orders page',
    '~/notes.html',
    '',
  ])('%s that is no relative one stays as it was', async (given) => {
    expect((await carry([goTo(given)], [1403])).done).toEqual([goTo(given)]);
  });
});

describe('an element', () => {
  const page = () => `button "Save" [e1]
link "Orders" [e2]
textbox "Email" [e3]
button "Email" [e4]
button "Remove" [e5]
button "Remove" [e6]
button "Paste \\"x\\"" [e7]`;
  const on = async (action: string, selector: string) =>
    carry([{ action, selector }], [1403], undefined, page);

  test.each([
    ['click', '"Save"', 'ref=e1'],
    ['click', 'Save', 'ref=e1'],
    ['click', 'button "Save"', 'ref=e1'],
    ['click', "'Orders'", 'ref=e2'],
    ['fill', '"Email"', 'ref=e3'],
    ['click', 'button "Email"', 'ref=e4'],
    ['click', '"Paste \\"x\\""', 'ref=e7'],
    // What opens later has no ref yet.
    ['click', '"Confirm"', 'text="Confirm"'],
    ['click', 'menuitem "Archive"', 'role=menuitem[name="Archive"]'],
    ['fill', '"Phone"', 'label="Phone"'],
  ])('to %s is found by %s', async (action, given, selector) => {
    expect((await on(action, given)).done).toEqual([{ action, selector }]);
  });

  test.each(['"Remove"', 'Remove', 'button "Remove"'])(
    'that is not the only %s is asked for',
    async (given) => {
      const { done, outcomes } = await on('click', given);
      expect(done).toEqual([]);
      expect(outcomes[0]?.error).toContain('by its ref: ref=e5 (button "Remove"), ref=e6 (button "Remove").');
    },
  );

  test.each([
    'text=Save',
    '#Save',
    'main form',
    'BUTTON',
    'ref=e1',
    'my-app >>> .x',
    '//button',
    'input[name="Save"]',
    '',
  ])('by the selector %s is left to the page', async (selector) => {
    expect((await on('click', selector)).done).toEqual([{ action: 'click', selector }]);
  });
});

describe('an element that is called as the view shows it', () => {
  const page = () => `heading "Orders" 1
"Subject" textbox "What it is about" [e1]
"Reply to *" textbox "name@host.test" [e2]
textbox "pet name" [e3]
checkbox "send a copy" [e4] "send a copy"
button "+ New row" [e5] button "Read & Sign" [e6] button "send it now" [e7] button "Coast (North)" [e8]
element [e9]: "ORD-20/7"
table
 row: generic [e10]: "-- Size --▾" | spinbutton = "1" [e11]
 row: "Ada Lane" | button "open file" [e12]
 row: "Bo Finch" | button "open file" [e13]
- link "details" [e14]
generic icon trash tooltip "Bin this letter" [e15]`;
  const on = async (action: string, selector: string) =>
    carry([{ action, selector }], [1403], undefined, page);

  test.each([
    ['fill', 'Subject', 'ref=e1'],
    ['fill', 'Reply to', 'ref=e2'],
    ['fill', 'name@host.test', 'ref=e2'],
    ['fill', 'pet name', 'ref=e3'],
    ['check', 'send a copy', 'ref=e4'],
    ['click', '+ New row', 'ref=e5'],
    ['click', 'Read & Sign', 'ref=e6'],
    ['click', 'send it now', 'ref=e7'],
    ['click', 'Coast (North)', 'ref=e8'],
    ['click', 'ORD-20/7', 'ref=e9'],
    ['click', '-- Size --', 'ref=e10'],
    ['click', 'details', 'ref=e14'],
    ['click', 'link details', 'ref=e14'],
    // What opens later has no ref yet, and a page has a title in its head too.
    ['click', 'Read & Keep', 'text="Read & Keep"'],
    ['fill', 'title', 'label="title"'],
    // What may be CSS is.
    ['click', 'main form', 'main form'],
    ['click', 'li:nth-child(2) > a', 'li:nth-child(2) > a'],
    ['click', 'button', 'button'],
    ['click', 'a.Next', 'a.Next'],
  ])('to %s is found by %s', async (action, given, selector) => {
    expect((await on(action, given)).done.at(-1)).toEqual({ action, selector });
  });

  test('several are told with their rows', async () => {
    const { done, outcomes } = await on('click', 'open file');
    expect(done).toEqual([]);
    expect(outcomes[0]?.error).toContain(
      'ref=e12 (button "open file" in row "Ada Lane"), ref=e13 (button "open file" in row "Bo Finch").',
    );
  });

  test.each([
    ['check', 'role=checkbox[name="send a copy"]', 'ref=e4'],
    ['fill', 'text=name@host.test', 'ref=e2'],
    ['fill', 'label="Subject"', 'ref=e1'],
    ['fill', 'role=textbox[name="Subject"]', 'ref=e1'],
    ['click', 'role=button[name="Subject"]', undefined],
    ['click', 'text=Bin this letter', 'ref=e15'],
    ['click', 'text=open file', undefined],
    ['click', 'text=close file', undefined],
  ])(
    'where the page finds nothing by it, to %s %s means what alone has it',
    async (action, selector, ref) => {
      const { done } = await carry(
        [{ action, selector }],
        [1403],
        (act) => {
          if (act.selector === selector) throw new RelayError('element_not_found', 'No element matches.');
        },
        page,
      );
      expect(done.filter((one) => one.action === action).map((one) => one.selector)).toEqual(
        [selector, ref].filter(Boolean),
      );
    },
  );
});

describe('after a link has opened a tab', () => {
  const opens = ({ action }: Act, tabs: Tab[]) => {
    if (action !== 'click') return;
    for (const one of tabs) one.current = false;
    tabs.push({ tab: 1410, url: 'http://shop.test/track', title: '', current: true });
  };
  const link = { action: 'click', selector: 'text=Track' };
  const begun = async (...acts: Act[]) => (await carry([link, ...acts], [1403], opens)).outcomes.length;

  test.each([
    [{ action: 'wait', selector: '', value: 'Carrier' }],
    [{ action: 'find', selector: '', value: 'Carrier' }],
    [{ action: 'snapshot', selector: '' }],
    [{ action: 'waitFor', selector: '#carrier' }],
    [tab(1)],
    [tab('last')],
  ])('an act that means the same on every page is begun: %o', async (next) => {
    expect(await begun(next)).toBe(2);
  });

  test('acts on the tab that was gone to are begun', async () => {
    const fill = { action: 'fill', selector: '#note', value: 'x' };
    expect(await begun(tab(1), fill, { action: 'click', selector: 'text=Save' })).toBe(4);
  });

  test.each([
    [{ action: 'click', selector: '#buy' }],
    [{ action: 'fill', selector: 'label=Note', value: 'x' }],
    [{ action: 'text', selector: 'ref=e1' }],
  ])('an act on the page before is begun only where its element is: %o', async (next) => {
    const { outcomes } = await carry([link, next], [1403], opens);
    expect(outcomes.length).toBe(next.selector === 'ref=e1' ? 2 : 1);
  });

  test('acts after one that only reads are not begun', async () => {
    expect(
      await begun({ action: 'wait', selector: '', value: '100' }, { action: 'click', selector: '#buy' }),
    ).toBe(2);
  });
});

describe('on a page that makes its elements anew', () => {
  const before = `dialog "Cancel viewing"
 heading "Cancel this viewing?" 2
 "14 October with Ms Okafor"
 combobox "Reason" = "Choose" [e2] button "Cancel viewing" [e3]`;
  const chosen = before.replace('"Choose" [e2]', '"Illness" focused [e12]').replace('[e3]', '[e13]');
  const choose = { action: 'select', selector: 'ref=e2', value: 'Illness' };
  const pressing = { action: 'click', selector: 'ref=e3' };

  /** Chooses and presses on a page that is another one after the choice. */
  async function press(now: string, url?: string) {
    let shown = before;
    const step = ({ action }: Act, [tab]: Tab[]) => {
      if (action === 'select') shown = now;
      if (tab && url) tab.url = url;
    };
    const { done, stopped } = await carry([choose, pressing], [1], step, () => shown);
    return { pressed: done[1]?.selector, stopped };
  }

  test.each([
    ['as they were but for what was chosen', chosen],
    ['with a message', `alert "We will tell Ms Okafor."\n${chosen}`],
    ['with another field', `${chosen}\n textbox "Since" [e14]`],
  ])('the next act is done on the element in the same place: %s', async (_, now) => {
    expect(await press(now)).toEqual({ pressed: 'ref=e13', stopped: undefined });
  });

  test.each([
    ['of another record', chosen.replace('14 October with Ms Okafor', '15 October with Mr Rees')],
    ['of another dialog', chosen.replace('Cancel this viewing?', 'Cancel all viewings?')],
    ['with another name', chosen.replace('button "Cancel viewing"', 'button "Cancel all"')],
    ['of which there are two now', `${chosen}\n${chosen.split('\n').at(-1)}`],
    ['that is gone', chosen.replace(' button "Cancel viewing" [e13]', '')],
  ])('an element %s is not pressed, and named', async (_, now) => {
    const { pressed, stopped } = await press(now);
    expect(pressed).toBeUndefined();
    expect(stopped).toBe('the page has changed, and the element of click ref=e3 is gone or another one now');
  });

  test('at another address it is not pressed', async () => {
    expect((await press(chosen, 'http://shop.test/other')).pressed).toBeUndefined();
  });
});

describe('on a page that draws itself anew at each click', () => {
  const settings = (first: string, from: number) => `heading "Alerts" 1
navigation: link "Home" [e${from}] link "Billing" [e${from + 1}]
generic "Mail me at night" [e${from + 2}]${first}
generic "Mail me at noon" [e${from + 3}]
button "Delete all alerts" [e${from + 4}]
row: "Ann Bell" | button "Edit" [e${from + 5}]
row: "Tom Rees" | button "Edit" [e${from + 6}]
"${first ? 'Two alerts are on' : 'One alert is on'}"`;
  const before = settings('', 2);
  const after = settings(' class active', 22);

  async function clickSecond(ref: string, now: string) {
    let shown = before;
    const step = () => {
      shown = now;
    };
    const acts = ['ref=e4', ref].map((selector) => ({ action: 'click', selector }));
    const { done, stopped } = await carry(acts, [1], step, () => shown);
    return { clicked: done[1]?.selector, stopped };
  }

  test.each([
    ['of its name alone', 'ref=e5', 'ref=e25'],
    ['in a list of links', 'ref=e3', 'ref=e23'],
    ['in its row', 'ref=e8', 'ref=e28'],
  ])('the next act is done on the only element %s', async (_, ref, clicked) => {
    expect((await clickSecond(ref, after)).clicked).toBe(clicked);
  });

  test.each([
    ['of another row', 'ref=e8', after.replace('Tom Rees', 'Eva Lund')],
    ['of which there are two now', 'ref=e5', `${after}\n${after}`],
    ['on the page of another record', 'ref=e5', after.replace('"Alerts"', '"Reports"')],
    ['that may have consequences', 'ref=e6', after],
    ['that is gone', 'ref=e5', after.replace('generic "Mail me at noon" [e25]', '')],
  ])('it is not done on an element %s', async (_, ref, now) => {
    const { clicked, stopped } = await clickSecond(ref, now);
    expect(clicked).toBeUndefined();
    expect(stopped).toContain('is gone or another one now');
  });

  test('what a dialog covers is told as such', async () => {
    const covered = `dialog "Mail me at night": button "OK" [e40]\n${before.replace(/\[e\d+\]/g, 'inert')}`;
    const { clicked, stopped } = await clickSecond('ref=e5', covered);
    expect(clicked).toBeUndefined();
    expect(stopped).toBe(
      'the element of click ref=e5 cannot be used now: it is behind what has opened in front',
    );
  });
});

describe('after an address was opened', () => {
  const goTo: Act = { action: 'navigate', selector: '', value: '/plans/7' };
  const follow = async (acts: Act[], url: string) =>
    carry([goTo, ...acts], [1], ({ action }, [tab]) => {
      if (tab && action === 'navigate') tab.url = url;
    });
  const there = 'http://shop.test/plans/7';
  const select = { action: 'select', selector: 'role=combobox[name="Reason"]', value: 'Moved' };

  test.each([
    [{ action: 'click', selector: 'text=Details' }],
    [{ action: 'fill', selector: 'label=Note', value: 'x' }],
    [{ action: 'click', selector: 'role=button[name="Show more"]' }],
    [{ action: 'check', selector: '#terms' }],
  ])('acts that were decided for it are begun: %o', async (next) => {
    expect((await follow([select, next], there)).outcomes).toHaveLength(3);
    expect((await follow([next], `${there}/#top`)).outcomes).toHaveLength(2);
  });

  test.each(['text=Cancel plan', 'role=button[name="Delete"]', '"Confirm"', '.row >>> text=Pay now'])(
    'what may have consequences there is not: %s',
    async (selector) => {
      const { outcomes, stopped } = await follow([select, { action: 'click', selector }], there);
      expect(outcomes).toHaveLength(2);
      expect(stopped).toContain('the page was not looked at since it was opened');
    },
  );

  test('within one document it is begun, as after going back', async () => {
    const goOn: Act = { action: 'navigate', selector: '', value: '#/plans' };
    const acts: Act[] = [goOn, { action: 'click', selector: 'text=Cancel plan' }];
    const { outcomes } = await carry(acts, [1], ({ action }, [tab]) => {
      if (tab && action === 'navigate') tab.url = `${tab.url}#/plans`;
    });
    expect(outcomes).toHaveLength(2);
  });

  test.each([
    'http://shop.test/login?next=/plans/7',
    'http://other.test/plans/7',
    'http://shop.test/plans/70',
  ])('no act is begun where it led to %s instead', async (url) => {
    const { outcomes, stopped } = await follow([select], url);
    expect(outcomes).toHaveLength(1);
    expect(stopped).toContain('another address');
  });
});

test('why an act was not begun is told with its words', async () => {
  const leave = (_: Act, [tab]: Tab[]) => {
    if (tab) tab.url = 'http://shop.test/basket';
  };
  const { stopped } = await carry(
    [
      { action: 'click', selector: 'text=Go' },
      { action: 'fill', selector: '#note', value: 'x' },
    ],
    [1],
    leave,
  );
  expect(stopped).toBe('the page has another address now, and fill #note was decided on for the one before');
});

describe('an act whose question was answered with Cancel', () => {
  const asked = { type: 'confirm', message: 'Change the quantity to 3?', answer: 'dismissed' };
  const save: Act = { action: 'click', selector: 'text=Save' };
  const carryAsked = async (dialog: object, acts: Act[]) => {
    const taken: unknown[] = [];
    const session = {
      step: async (action: string, selector = '', _value?: unknown, how?: object) => {
        if (action === 'snapshot') return 'button "Go" [e1]';
        taken.push([selector, how]);
        return { success: true, ...(selector === save.selector && { dialog }) };
      },
      tabs: async () => [{ tab: 1, url: 'http://shop.test/', title: '', current: true }],
    } as unknown as AgentSession;
    const tools = { session, mask: maskSecrets({}), records: [], beforeAct: () => {}, mayGoOn: () => true };
    return { ...(await carryOut(acts, tools)), taken };
  };
  const next: Act = { action: 'click', selector: 'text=Checkout' };

  test('had no effect, says how the question is accepted, and ends its call', async () => {
    const { outcomes } = await carryAsked(asked, [save, next]);
    expect(outcomes).toHaveLength(1);
    expect(outcomes[0]?.result).toMatchObject({
      success: false,
      reason:
        'The page asked “Change the quantity to 3?”, which was answered with Cancel. If the task wants it, do the same act again with "dialog": "accept".',
    });
  });

  test('is done, with what follows, once it is accepted', async () => {
    const accepted = { ...asked, answer: 'accepted' };
    const { outcomes, taken } = await carryAsked(accepted, [{ ...save, dialog: 'accept' }, next]);
    expect(outcomes.map(({ result }) => result)).toMatchObject([{ success: true }, { success: true }]);
    expect(taken).toMatchObject([
      ['text=Save', { acceptsDialog: true }],
      ['text=Checkout', { acceptsDialog: false }],
    ]);
  });

  test('a message that only tells something does not count', async () => {
    const { outcomes } = await carryAsked({ ...asked, type: 'alert' }, [save, next]);
    expect(outcomes).toHaveLength(2);
  });
});

describe('an act after which nothing was seen to change at once', () => {
  const click = (ref: string): Act => ({ action: 'click', selector: `ref=${ref}` });
  const slow = async (pages: string[]) => {
    const unseen = { success: true, verified: false };
    const how: unknown[] = [];
    const session = {
      step: async (action: string, _selector = '', _value?: unknown, more?: unknown) => {
        if (action === 'snapshot') return pages.length > 1 ? pages.shift() : pages[0];
        how.push(more);
        return unseen;
      },
      tabs: async () => [{ tab: 1, url: 'http://shop.test/', title: '', current: true }],
    } as unknown as AgentSession;
    const tools = {
      session,
      mask: maskSecrets({}),
      records: [],
      beforeAct: () => {},
      mayGoOn: () => true,
    };
    return { how, ...(await carryOut([click('e1'), click('e2')], tools)) };
  };
  const buttons = 'button "Basket" [e1]\nbutton "Pay" [e2]';

  test('is told as seen later, where the page had changed when the next one began', async () => {
    const { outcomes } = await slow([buttons, `${buttons}\n"2 things"`]);
    expect(outcomes.map(({ result }) => result)).toEqual([
      { success: true },
      { success: true, verified: false },
    ]);
    expect((await slow([buttons])).outcomes[0]?.result).toHaveProperty('verified', false);
  });

  test('is followed by another one, and the last one by a look', async () => {
    expect((await slow([buttons])).how).toMatchObject([{ isFollowed: true }, { isFollowed: false }]);
  });
});

describe('a link that is named by its words', () => {
  const show: Act = { action: 'click', selector: 'ref=e1' };
  const byWords = (selector: string): Act => ({ action: 'click', selector });
  /** The menu of each page: words and address by ref. */
  type Menu = Record<string, [words: string, href: string]>;
  const go = async (before: Menu, after: Menu, next: Act) => {
    let [menu, url] = [before, 'http://hall.test/rooms'];
    const done: string[] = [];
    const session = {
      step: async (action: string, selector = '') => {
        if (action === 'snapshot')
          return [
            'button "Show" [e1]',
            ...Object.entries(menu).map(([ref, [words]]) => `link "${words}" [${ref}]`),
          ].join('\n');
        if (action === 'attribute') return menu[selector.replace('ref=', '')]?.[1] ?? '';
        done.push(selector);
        [menu, url] = [after, 'http://hall.test/rooms/list?year=2'];
        return { success: true };
      },
      tabs: async () => [{ tab: 1, url, title: '', current: true }],
    } as unknown as AgentSession;
    const tools = { session, mask: maskSecrets({}), records: [], beforeAct: () => {}, mayGoOn: () => true };
    const { outcomes, stopped } = await carryOut([show, next], tools);
    return { done, stopped, target: outcomes[1]?.act.target };
  };
  const orders = byWords('text=Orders');

  test.each([orders, byWords('text="Orders"'), byWords('role=link[name="Orders"]')])(
    'and leads to the same address on the next page is followed: $selector',
    async (act) => {
      const { done, target } = await go({ e5: ['Orders', '/orders'] }, { e9: ['Orders', '../orders'] }, act);
      expect(done).toEqual(['ref=e1', 'ref=e9']);
      expect(target).toBe('link "Orders"');
    },
  );

  test.each([
    ['leads elsewhere there', { e5: ['Orders', '/orders'] }, { e9: ['Orders', '/orders?of=2'] }],
    [
      'is there twice',
      { e5: ['Orders', '/orders'] },
      { e9: ['Orders', '/orders'], e10: ['Orders', '/orders'] },
    ],
    ['was not on the page that was decided on', {}, { e9: ['Orders', '/orders'] }],
    ['belongs to a script', { e5: ['Orders', '#'] }, { e9: ['Orders', '#'] }],
    ['has gone', { e5: ['Orders', '/orders'] }, { e9: ['Reorders', '/orders'] }],
  ] as [string, Menu, Menu][])('and %s is not', async (_, before, after) => {
    const { done, stopped } = await go(before, after, orders);
    expect(done).toEqual(['ref=e1']);
    expect(stopped).toContain('another address now');
  });
});

describe('a text that only frames have', () => {
  const missing = new RelayError('element_not_found', 'No element matches "text=Pay now".');
  /** What is done of a click on the text, in a page whose frames have it so many times. */
  async function clicked(selector: string, inFrames: number): Promise<{ done: string[]; error?: unknown }> {
    const done: string[] = [];
    const session = {
      step: async (action: string, on: string) => {
        if (action === 'count') return String(inFrames);
        if (!on.startsWith('iframe >>>')) throw missing;
        done.push(`${action} ${on}`);
        return { success: true };
      },
      tabs: async () => [],
    } as unknown as AgentSession;
    const { outcomes } = await carryOut([{ action: 'click', selector }], {
      session,
      mask: maskSecrets({}),
      records: [],
      beforeAct: () => {},
      mayGoOn: () => true,
    });
    return { done, ...(outcomes[0]?.error !== undefined && { error: outcomes[0].error }) };
  }

  test('is acted on where one has it', async () => {
    expect(await clicked('text=Pay now', 1)).toEqual({ done: ['click iframe >>> text=Pay now'] });
  });

  test.each([
    ['none has it', 'text=Pay now', 0],
    ['several elements have it', 'text=Pay now', 2],
    ['another kind of selector was sent', '#pay', 1],
    ['the selector names a frame already', 'text=Pay >>> text=now', 1],
  ])('is told as missing where %s', async (_, selector, inFrames) => {
    expect(await clicked(selector, inFrames)).toEqual({ done: [], error: missing.message });
  });
});

describe('what fails', () => {
  const click: Act = { action: 'click', selector: 'text=Go' };
  const failing = (failed: string) => (act: Act) => {
    if (act.action === failed) throw new RelayError('element_not_found', 'No element matches it.');
  };

  test.each([
    { action: 'find', selector: 'role=dialog', value: 'Total' },
    { action: 'passages', selector: 'ref=e9' },
    { action: 'scroll', selector: 'text=Fees' },
  ])('stops nothing where it is a reading or a scroll: $action', async (reading) => {
    const { outcomes, done } = await carry([reading, click], [1], failing(reading.action));
    expect(outcomes).toMatchObject([{ error: 'No element matches it.' }, { result: { success: true } }]);
    expect(done.at(-1)).toEqual(click);
  });

  test.each([
    { action: 'fill', selector: 'text=Sum', value: '3' },
    { action: 'wait', selector: '', value: 'text=Saved' },
    { action: 'hover', selector: 'text=Menu' },
  ])('stops the rest where others may need it: $action', async (act) => {
    const { outcomes, done } = await carry([act, click], [1], failing(act.action));
    expect(outcomes).toHaveLength(1);
    expect(done).not.toContainEqual(click);
  });
});

describe('what the page says to an act that others follow', () => {
  const click = (selector: string): Act => ({ action: 'click', selector });
  const form = (more = '') => `heading "Booking" 1\nbutton "Book" [e1]\nbutton "Clear" [e2]${more}`;

  test('is told with that act, and the page before the last one is kept', async () => {
    let tree = form();
    const step = ({ selector }: Act) => {
      tree = form(selector === 'ref=e1' ? '\n"Room 4 is taken on that day."' : '');
    };
    const { outcomes, beforeLast } = await carry([click('ref=e1'), click('ref=e2')], [1], step, () => tree);
    expect(outcomes.map(({ said }) => said)).toEqual([['Room 4 is taken on that day.'], undefined]);
    expect(beforeLast?.tree).toContain('Room 4');
  });

  test('is nothing where it led to another tab', async () => {
    let tree = form();
    const step = () => {
      tree = 'heading "Desk" 1\nstatus: "Booking 4 was cancelled"\nbutton "Clear" [e2]';
    };
    const { outcomes } = await carry([tab('2'), click('ref=e2')], [1, 2], step, () => tree);
    expect(outcomes[0]?.said).toBeUndefined();
  });
});

describe('an error of an act that names its element by words', () => {
  test.each(['text=Save', 'role=button[name="Save"]', 'Save'])(
    'names it as the act does: %s',
    async (selector) => {
      const { outcomes } = await carry(
        [{ action: 'click', selector }],
        [1],
        (act) => {
          if (!act.selector.startsWith('ref=')) throw new RelayError('element_not_found', 'No element.');
          throw new RelayError(
            'not_actionable',
            `"${act.selector}" (<button>) cannot be acted on: it is disabled.`,
          );
        },
        () => 'button "Save" disabled [e7]',
      );
      expect(outcomes[0]?.error).toContain('cannot be acted on');
      expect(outcomes[0]?.error).not.toContain('e7');
    },
  );

  test('names a ref that was given', async () => {
    const { outcomes } = await carry([{ action: 'click', selector: 'ref=e7' }], [1], (act) => {
      throw new RelayError('not_actionable', `"${act.selector}" (<button>) cannot be acted on.`);
    });
    expect(outcomes[0]?.error).toBe('"ref=e7" (<button>) cannot be acted on.');
  });
});

test.each([
  ['check', 'text=Bob', 'ref=e2'],
  ['uncheck', 'text="Bob"', 'ref=e2'],
  ['fill', 'text=City', 'ref=e3'],
  ['check', 'text=City', undefined],
  ['check', 'text=Fiat', 'ref=e6'],
  ['check', 'role=checkbox[name="Ford"]', 'ref=e5'],
  ['click', 'text=Red', undefined],
  ['check', 'text=Twice', undefined],
])('%s %s means what the view calls so, and not the text beside it', async (action, selector, meant) => {
  const { done, outcomes } = await carry(
    [{ action, selector }],
    [1],
    (act) => {
      if (act.selector !== meant)
        throw new RelayError('wrong_element', `"${act.selector}" is <span>.`, { outcome: 'not_executed' });
    },
    () =>
      [
        '- checkbox "Ann" [e1] "Ann"',
        '- checkbox "Bob" [e2] "Bob"',
        '"City" textbox [e3]',
        'row: checkbox "Select row" [e5] | gridcell "Ford" [e4] | "Red"',
        'row selected [e7]: gridcell "Fiat" [e8]: checkbox "Press Space" [e6]',
        'row: checkbox "Select row" [e9] | checkbox "Locked" [e10] | "Twice"',
      ].join('\n'),
  );
  expect(done.at(-1)?.selector).toBe(meant ?? selector);
  expect(outcomes[0]?.error === undefined).toBe(meant !== undefined);
});
