/** How long a page is waited for before a model is shown it. */
import { describe, expect, test } from 'vitest';
import { settledTree } from '../../../../../relay/autonomy/language-model/view/settled-tree';
import type { ActOutcome } from '../../../../../relay/autonomy/model';

const lookMs = 250;

/** What is seen of a page that is this from its first look on, and then is that after so many milliseconds. */
async function settled(
  before: string | undefined,
  {
    now,
    later = now,
    afterMs = 0,
    holds = {},
  }: { now: string; later?: string; afterMs?: number; holds?: { scripts?: number; places?: number } },
  outcomes: ActOutcome[],
) {
  let passedMs = 0;
  const seen = {
    url: '',
    title: '',
    tabs: [],
    outcomes,
    stepsLeft: 9,
    turnsLeft: 9,
    read: async (action: string, selector?: string) => {
      if (action === 'count') return String((selector === 'script' ? holds.scripts : holds.places) ?? 0);
      passedMs += lookMs;
      return '';
    },
    screenshot: async () => '',
  };
  const tree = await settledTree(seen, before, async () => (passedMs >= afterMs ? later : now));
  return { tree, passedMs };
}

const page = (field: string, ...more: string[]) =>
  [`${field} [e1]`, 'button "Save" [e2]', ...more].join('\n');
const empty = page('textbox "City"');
const typed = page('textbox "City" = "Graz"');
const listed = page('textbox "City" = "Graz"', '"Graz, Austria"');
const entered = (selector: string, action = 'fill'): ActOutcome => ({
  act: { action, selector, value: 'Graz' },
  result: { success: true, changed: true },
});
const clicked = (more: object): ActOutcome => ({
  act: { action: 'click', selector: '#save' },
  result: { success: true, ...more },
});

describe('after an entry', () => {
  test.each([
    ['by its ref', empty, 'ref=e1', 'fill'],
    ['by CSS', empty, '#city', 'fill'],
    ['typed', empty, '[placeholder=City]', 'type'],
    ['in a search field', empty.replace('textbox', 'searchbox'), '#city', 'fill'],
  ])('a list that comes after 2.3 s is waited for: %s', async (_, before, selector, action) => {
    const now = before.replace('"City"', '"City" = "Graz"');
    const later = `${now}\n"Graz, Austria"`;
    const { tree } = await settled(before, { now, later, afterMs: 2_300 }, [entered(selector, action)]);
    expect(tree).toContain('Graz, Austria');
  });

  test('a list is waited for although a message has gone meanwhile', async () => {
    const before = `${empty}\n"Removed: two chairs"`;
    const { tree } = await settled(before, { now: typed, later: listed, afterMs: 400 }, [entered('ref=e1')]);
    expect(tree).toBe(listed);
  });

  test('one that does not come where a message has gone is not waited for long', async () => {
    const before = `${empty}\n"Removed: two chairs"`;
    expect((await settled(before, { now: typed }, [entered('ref=e1')])).passedMs).toBeLessThanOrEqual(600);
  });

  test('a list that is there already is not waited for', async () => {
    expect(await settled(empty, { now: listed }, [entered('#city')])).toEqual({ tree: listed, passedMs: 0 });
  });

  test.each([
    ['a number', 'spinbutton "Nights" = "2"'],
    ['a day', 'textbox "From" = "2026-12-03"'],
  ])('into a field for %s nothing is suggested, so it is waited for as for any act', async (_, line) => {
    const { passedMs } = await settled(empty, { now: page(line) }, [entered('ref=e1')]);
    expect(passedMs).toBeLessThanOrEqual(1_000);
  });
});

describe('after a click', () => {
  test('a message is waited for, although a field was filled in before by CSS', async () => {
    const later = `${typed}\n"Saved at 10:00"`;
    const outcomes = [entered('#city'), clicked({ changed: false, verified: false })];
    expect((await settled(empty, { now: typed, later, afterMs: 60 }, outcomes)).tree).toBe(later);
  });

  test('whose effect was not seen, one is waited for although other acts have changed the page', async () => {
    const now = page('textbox "City" = "Graz"', 'checkbox "Gift" checked [e3]', '"Gift wrap 2.00"');
    const later = `${now}\n"Saved"`;
    const outcomes = [
      { act: { action: 'check', selector: '#gift' }, result: { success: true, changed: true } },
      clicked({ changed: false, verified: false }),
    ];
    expect((await settled(empty, { now, later, afterMs: 60 }, outcomes)).tree).toBe(later);
  });

  test('a page that says it is loading is waited for', async () => {
    const later = `${empty}\n"11:30"`;
    const how = { now: `${empty}\n"Loading times..."`, later, afterMs: 1_500 };
    expect((await settled(empty, how, [clicked({ changed: true })])).tree).toBe(later);
  });

  test.each([
    ['that has changed the page', page('textbox "City"', 'dialog "Share" [e9]')],
    [
      'after which a long text speaks of loading',
      page('textbox "City"', '"Our loading dock is open from 8 to 5."'),
    ],
  ])('%s, nothing is waited for', async (_, now) => {
    const { passedMs } = await settled(empty, { now }, [clicked({ changed: true })]);
    expect(passedMs).toBe(0);
  });

  test('that has scrolled the page, a message is waited for', async () => {
    const [before, now] = ['40', '100'].map(
      (part) => `main\n scrolled ${part} % of 3.5 screens [e3]\n${empty}`,
    );
    const later = `${now}\n"Saved"`;
    const how = { now: now ?? '', later, afterMs: 60 };
    expect((await settled(before, how, [clicked({ changed: true })])).tree).toBe(later);
  });

  test.each([
    ['current', 'current'],
    ['selected', 'selected'],
    ['by its look', 'class active highlighted'],
  ])(
    'on an entry of a list, its content is waited for, although it is marked as open at once: %s',
    async (_, mark) => {
      const list = (open: number, content: string) =>
        [7, 8, 9].map((at) => `link "Claim ${at}"${at === open ? ` ${mark}` : ''} [e${at}]`).join('\n') +
        `\nmain: heading "${content}" 1`;
      const open = { act: { action: 'click', selector: 'ref=e9' }, result: { success: true, changed: true } };
      const how = { now: list(9, 'Water damage, 7'), later: list(9, 'Stolen bicycle, 9'), afterMs: 400 };
      const { tree } = await settled(list(7, 'Water damage, 7'), how, [open]);
      expect(tree).toContain('Stolen bicycle, 9');
    },
  );

  test('on an entry of a list whose content is there at once, nothing is waited for', async () => {
    const list = (open: number) =>
      [7, 8].map((at) => `tab "Claim ${at}"${at === open ? ' selected' : ''} [e${at}]`).join('\n');
    const open = { act: { action: 'click', selector: 'ref=e8' }, result: { success: true, changed: true } };
    const how = { now: `${list(8)}\n"Stolen bicycle"` };
    expect((await settled(`${list(7)}\n"Water damage"`, how, [open])).passedMs).toBe(0);
  });

  test('without any effect it takes one second', async () => {
    expect(
      (await settled(empty, { now: empty }, [clicked({ changed: false, verified: false })])).passedMs,
    ).toBe(1_000);
  });
});

describe('after an act that took content away', () => {
  const tabs = 'button "Boats" [e1] button "Bikes" [e2]';
  const filled = `${tabs}\nclass pane [e3]\n "Skiff 7"\n "Kayak 2"`;
  const emptied = `${tabs}\nclass pane [e3]`;

  test('from a box that stays, what comes in its place is waited for', async () => {
    const later = `${tabs}\nclass pane [e3]\n "Tandem 4"`;
    const how = { now: emptied, later, afterMs: 900 };
    expect((await settled(filled, how, [clicked({ changed: true })])).tree).toBe(later);
  });

  test('from a place without a line, too, but not for long', async () => {
    const how = { now: tabs, later: `${tabs}\n"Tandem 4"`, afterMs: 400, holds: { places: 1 } };
    expect((await settled(`${tabs}\n"Skiff 7"`, how, [clicked({ changed: true })])).tree).toBe(how.later);
    const stays = { now: tabs, holds: { places: 1 } };
    expect((await settled(`${tabs}\n"Skiff 7"`, stays, [clicked({ changed: true })])).passedMs).toBe(500);
  });

  test.each([
    ['a closed dialog', `${tabs}\ndialog "Share" [e5]\n "With whom?"`, tabs],
    ['a row of several', filled, `${tabs}\nclass pane [e3]\n "Skiff 7"`],
    [
      'a folded part',
      `${tabs}\nbutton "More" expanded [e6]\n "Rules"`,
      `${tabs}\nbutton "More" collapsed [e6]`,
    ],
    ['a list for a message', filled, `${tabs}\nclass pane [e3]\n "No boats left"`],
  ])('%s, nothing is waited for', async (_, before, now) => {
    expect((await settled(before, { now }, [clicked({ changed: true })])).passedMs).toBe(0);
  });
});

describe('a new page', () => {
  const now = 'heading "Flats" 1\nbutton "Filter" [e1]';
  const later = `${now}\n"Larkspur Court 9"`;

  test('with a place for content is waited for until that has come', async () => {
    const how = { now, later, afterMs: 1_000, holds: { scripts: 1, places: 1 } };
    expect(await settled(undefined, how, [])).toEqual({ tree: later, passedMs: 1_000 });
  });

  test('with scripts alone is looked at once more', async () => {
    const holds = { scripts: 3 };
    expect((await settled(undefined, { now, later, afterMs: 200, holds }, [])).tree).toBe(later);
    expect((await settled(undefined, { now, holds }, [])).passedMs).toBe(250);
  });

  test('whose places stay empty is waited for no longer than that', async () => {
    const { passedMs } = await settled(undefined, { now, holds: { scripts: 1, places: 2 } }, []);
    expect(passedMs).toBe(1_250);
  });

  test('without scripts is not waited for', async () => {
    expect((await settled(undefined, { now, holds: { places: 2 } }, [])).passedMs).toBe(0);
  });
});

test('a new page that is loading is waited for, longer if it says no more than that', async () => {
  const now = 'heading "Order 1047" 1\n"Loading shipment..."';
  const later = 'heading "Order 1047" 1\n"Carrier: PostNL"';
  expect((await settled(undefined, { now, later, afterMs: 1_400 }, [])).tree).toBe(later);
  const text = '"All about loading: a loading bay is where goods are loaded and please wait your turn."';
  expect((await settled(undefined, { now: text }, [])).passedMs).toBe(1_000);
});
