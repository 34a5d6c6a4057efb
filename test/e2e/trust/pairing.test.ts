/** Pairing takes a person: one who opens the link, reads the terminal and types. Unpairing reaches both sides. */
import type { Page } from 'puppeteer-core';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { extensionId } from '../../../extension/protocol/identity';
import { type PairingCode, shownCode } from '../../../extension/protocol/pairing/pairing-code';
import { pairingsIn } from '../../../relay/access/pairings';
import { runInWorker } from '../../../relay/launch/extension-worker';
import { inFlight } from '../../support/in-flight';
import { type Site, servePages } from '../../support/pages/serve-pages';
import { npmStart } from '../../support/relay/npm-start';
import { type Relay, startRelay } from '../../support/relay/start-relay';
import { share } from '../../support/share';
import { soakTest } from '../../support/soak-test';
import { startTabrelay, type Tabrelay } from '../../support/tabrelay/start-tabrelay';
import { until } from '../../support/until';

let tabrelay: Tabrelay;
/** Pages of others, and what their own relay would have as its pairing page. */
let hostile: Site;
/** What their pages open. */
let bait: string;

beforeAll(async () => {
  const redirect = (to: () => string) => (_: unknown, response: import('node:http').ServerResponse) =>
    void response.writeHead(302, { location: to() }).end();
  hostile = await servePages({
    '/pair': '<title>bait</title>no extension here',
    '/page': '<h1>hostile</h1>',
    '/double': `<body style="height:100vh">Double-click me<script>
      onmousedown = () => { location.href = '/pair#AAAAAAAAAAAAAAAAAAAAAA'; };</script>`,
    '/links': `<a id="same" href="/pair#AAAAAAAAAAAAAAAAAAAAAA">same tab</a>
      <a id="blank" target="_blank" rel="noreferrer" href="/pair#AAAAAAAAAAAAAAAAAAAAAA">new tab</a>
      <form target="_blank" action="/pair#AAAAAAAAAAAAAAAAAAAAAA"><button id="form">form</button></form>`,
    '/refresh': '<meta http-equiv="refresh" content="0;url=/pair#AAAAAAAAAAAAAAAAAAAAAA">',
    '/redirect': redirect(() => bait),
  });
  bait = `${hostile.url('/pair')}#AAAAAAAAAAAAAAAAAAAAAA`;
  tabrelay = await startTabrelay({ paired: false });
  return async () => {
    await tabrelay.stop();
    await hostile.close();
  };
});

const issueCode = (relay: Relay = tabrelay) => pairingsIn(relay.home).issueCode();
const linkOf = (code: PairingCode, relay: Relay = tabrelay) => `${relay.origin}/pair#${code.link}`;

// biome-ignore lint/performance/useDomNodeTextContent: only what the user sees counts
const textOf = (page: Page) => page.evaluate(() => document.body.innerText);
const says = (page: Page, words: string | RegExp) =>
  until(`${words} on ${page.url()}`, async () => new RegExp(words).test(await textOf(page)));

async function extensionPages(): Promise<Page[]> {
  return (await tabrelay.browser.pages()).filter((page) =>
    page.url().startsWith(`chrome-extension://${extensionId}/pair.html`),
  );
}

/** Opens a link as a person does, by the address bar, and returns the extension's page that comes up. */
async function openLink(link: string): Promise<Page> {
  const tab = await tabrelay.browser.newPage();
  onTestFinished(() => tab.close());
  await tab.goto(link).catch(() => undefined);
  await until("the extension's page to come up", () => tab.url().endsWith('/pair.html'));
  await tab.waitForSelector('#pair');
  return tab;
}

/** The same, until its button is live. */
async function openLive(link: string): Promise<Page> {
  const page = await openLink(link);
  await page.waitForSelector('#pair:enabled');
  return page;
}

/** Types the code and clicks, in a form that is live. */
async function typeAndPair(page: Page, typed: string): Promise<void> {
  await page.type('#code', typed);
  await page.click('#pair');
}

/** Pairs by hand, and waits until the relay lists the browser. */
async function pair(relay: Relay = tabrelay): Promise<void> {
  const code = issueCode(relay);
  const page = await openLive(linkOf(code, relay));
  if (await page.$('#replacing:not([hidden])')) await page.click('#replace');
  await typeAndPair(page, code.typed);
  await says(page, 'Paired\\.');
  // The socket that paired is followed by the one that stays, so for a moment none may be listed.
  await until('the browser to be listed', async () => (await relay.api.browsers()).length === 1);
}

async function openExtensionPage(name: 'popup' | 'options'): Promise<Page> {
  const page = await tabrelay.browser.newPage();
  onTestFinished(() => page.close());
  await page.goto(`chrome-extension://${extensionId}/${name}.html`);
  return page;
}

describe('a link that no person has opened', () => {
  /** A link that counts comes after it; by then the extension has seen the other one, in any tab. */
  async function expectIgnored(): Promise<void> {
    await until('the bait to be there', async () =>
      (await tabrelay.browser.pages()).some((page) => page.url().includes('/pair')),
    );
    const own = await openLink(linkOf(issueCode()));
    expect(await extensionPages()).toHaveLength(1);
    await says(own, `Pair with ${new URL(tabrelay.origin).host}`);
    expect(await textOf(own)).not.toContain(new URL(bait).host);
    for (const page of await tabrelay.browser.pages()) if (page.url().includes('/pair#')) await page.close();
  }

  async function openPage(path: string): Promise<Page> {
    const page = await tabrelay.browser.newPage();
    onTestFinished(() => page.close().catch(() => undefined));
    await page.goto(hostile.url(path));
    return page;
  }

  test('but that a double click on a page has (the attack of 2026-11-22) shows nothing to click on', async () => {
    const page = await openPage('/double');
    await page.mouse.click(200, 200, { count: 2 });
    await expectIgnored();
    expect(await tabrelay.connectedBrowsers()).toBe(0);
  });

  const ways: Record<string, () => Promise<unknown>> = {
    'a script by location': async () =>
      (await openPage('/page')).evaluate((link) => location.assign(link), bait),
    'a script in place of its page': async () =>
      (await openPage('/page')).evaluate((link) => location.replace(link), bait),
    'a script in a blank window that it opened': async () => {
      const page = await openPage('/page');
      await page.evaluate((link) => {
        const opened = window.open('about:blank');
        if (opened) opened.location.href = link;
      }, bait);
    },
    'a click of the person on a link in a page': async () => (await openPage('/links')).click('#same'),
    'a click on a link for a new tab without referrer': async () =>
      (await openPage('/links')).click('#blank'),
    'a middle click': async () => (await openPage('/links')).click('#same', { button: 'middle' }),
    'a form for a new tab': async () => (await openPage('/links')).click('#form'),
    'a sandboxed frame that moves its top': async () =>
      (await openPage('/page')).evaluate((link) => {
        const frame = document.createElement('iframe');
        frame.sandbox.add('allow-scripts', 'allow-top-navigation');
        frame.srcdoc = `<script>top.location = ${JSON.stringify(link)}</script>`;
        document.body.append(frame);
      }, bait),
    'a page that refreshes itself': () => openPage('/refresh'),
    'a server, from an address that the person opened': () => openPage('/redirect'),
    'a script in the history only': async () =>
      (await openPage('/page')).evaluate(() => history.pushState(0, '', '/pair#AAAAAAAAAAAAAAAAAAAAAA')),
    'a change of the fragment only': async () => {
      const page = await openPage('/pair');
      await page.goto(bait);
    },
    'a way back to it': async () => {
      const page = await openPage('/pair');
      await page.goto(bait);
      await page.goto(hostile.url('/page'));
      await page.evaluate(() => history.back());
      await until('the way back', () => page.url() === bait);
    },
    'a reload': async () => {
      const page = await openPage('/pair');
      await page.goto(bait);
      await page.reload();
    },
    'a copy of its tab': async () => {
      const page = await openPage('/pair');
      await page.goto(bait);
      await runInWorker(tabrelay.browser, extensionId, copyTab, bait);
    },
    'a script of a data: page': async () => {
      const page = await tabrelay.browser.newPage();
      await page.goto(`data:text/html,<a id="same" href="${bait.replace('#', '%23')}">link</a>`);
      await page.click('#same');
    },
  };
  test.each(share(Object.entries(ways), 2))('but %s has, is ignored', async (_, open) => {
    await open();
    await expectIgnored();
  });

  soakTest('but that a frame shows is ignored', async () => {
    const page = await openPage('/page');
    await page.evaluate((link) => {
      document.body.append(Object.assign(document.createElement('iframe'), { src: link }));
    }, bait);
    await page.waitForFrame(bait);
    await openLink(linkOf(issueCode()));
    expect(await extensionPages()).toHaveLength(1);
  });
});

declare const chrome: {
  tabs: {
    query(info: { url: string }): Promise<{ id?: number }[]>;
    duplicate(id: number): Promise<unknown>;
  };
  storage: { local: { get(key: string): Promise<Record<string, unknown>> } };
};

/** Runs in the extension's worker. */
async function copyTab(link: string): Promise<void> {
  const [tab] = await chrome.tabs.query({ url: link.replace(/:\d+\/pair#.*/, '/pair') });
  if (tab?.id !== undefined) await chrome.tabs.duplicate(tab.id);
}

/** Runs in the extension's worker. */
async function storedPairing(): Promise<unknown> {
  return (await chrome.storage.local.get('pairing')).pairing;
}

describe('the page that asks for the code', () => {
  test('has no live button until it was in front for 1.5 s without a break', async () => {
    const other = await tabrelay.browser.newPage();
    onTestFinished(() => other.close());
    const page = await openLive(linkOf(issueCode()));
    await page.evaluate(() => {
      const button = document.querySelector<HTMLButtonElement>('#pair');
      const times: { at: number; live: boolean }[] = [];
      new MutationObserver(() => times.push({ at: performance.now(), live: !button?.disabled })).observe(
        document,
        { attributes: true, subtree: true, attributeFilter: ['disabled'] },
      );
      addEventListener('focus', () => times.push({ at: performance.now(), live: false }));
      Object.assign(window, { times });
    });
    await other.bringToFront();
    await page.waitForSelector('#pair:disabled');
    await page.bringToFront();
    await page.waitForSelector('#pair:enabled');

    const times = await page.evaluate(
      () => (window as unknown as { times: { at: number; live: boolean }[] }).times,
    );
    const live = times.findLast((time) => time.live)?.at ?? 0;
    const focused = times.findLast((time) => !time.live)?.at ?? 0;
    expect(live - focused).toBeGreaterThanOrEqual(1_450);
  });

  test('does not take the second half of a double click, nor a click of a script', async () => {
    const code = issueCode();
    const page = await openLive(linkOf(code));
    await page.type('#code', code.typed);
    const button = await page.$('#pair');
    const box = await button?.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await page.evaluate(() => document.querySelector<HTMLButtonElement>('#pair')?.click());
    expect(pairingsIn(tabrelay.home).currentCode()).toEqual(code);
    expect(await page.$('#form:not([hidden])')).toBeTruthy();
  });

  soakTest('says what a code looks like, and spends none for what cannot be one', async () => {
    const code = issueCode();
    const page = await openLive(linkOf(code));
    await typeAndPair(page, 'K7M-4O0');
    await says(page, 'six letters and digits');
    expect(pairingsIn(tabrelay.home).currentCode()).toEqual(code);
  });

  soakTest('refuses an expired link', async () => {
    const code = pairingsIn(tabrelay.home, () => Date.now() - 121_000).issueCode();
    await typeAndPair(await openLive(linkOf(code)), code.typed);
    await says((await extensionPages())[0] as Page, 'older than two minutes');
    expect(await tabrelay.connectedBrowsers()).toBe(0);
  });

  test('refuses a wrong code, which spends the link; the terminal shows a new one at once, that pairs', async () => {
    const code = issueCode();
    const page = await openLive(linkOf(code));
    await typeAndPair(page, code.typed === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA');
    await says(page, 'The code is wrong');
    const { port } = new URL(tabrelay.origin);
    expect(await textOf(page)).toContain(`npx tabrelay browsers pair --port ${port}`);
    expect(await tabrelay.connectedBrowsers()).toBe(0);

    await until('the terminal to say so', () => tabrelay.printed().includes('Pairing failed'));
    const fresh = await until('a new code', () => pairingsIn(tabrelay.home).currentCode());
    expect(fresh).not.toEqual(code);
    const after = await until('the new link', () => {
      const printed = tabrelay.printed().split('Pairing failed')[1] ?? '';
      return printed.includes('Code') && printed;
    });
    expect(after).toContain(linkOf(fresh));
    expect(after).toContain(shownCode(fresh.typed));

    // As people type.
    const next = await openLive(linkOf(fresh));
    await typeAndPair(next, ` ${shownCode(fresh.typed).toLowerCase()} `);
    await says(next, 'Paired');
    const [browser] = await until('the browser to be listed', async () => {
      const browsers = await tabrelay.api.browsers();
      return browsers.length === 1 && browsers;
    });
    expect(browser).toMatchObject({ paired_by_hand: true });
    const id = await tabrelay.api
      .session({ url: tabrelay.practice.replace('/practice', '/docs') })
      .catch(() => '');
    if (id) await tabrelay.api.close(id);
  });
});

describe('a browser that is paired', () => {
  test('ignores links in windows of sessions, also by the address', async () => {
    const id = await tabrelay.api.session({ url: hostile.url('/page') });
    await tabrelay.api.act(id, 'navigate', '', bait);
    await openLink(linkOf(issueCode()));
    expect(await extensionPages()).toHaveLength(1);
    await tabrelay.api.close(id);
  });

  test('asks before its pairing is replaced, says which, and ends what the old relay drove', async () => {
    const id = await tabrelay.api.session({ url: hostile.url('/page') });
    const waiting = inFlight(
      tabrelay.api.call('POST', `/session/${id}`, {
        body: { action: 'click', selector: '#never', timeoutMs: 30_000 },
      }),
    );
    const other = await startRelay();
    onTestFinished(() => other.stop());
    const code = await until('the code that it prints', () => pairingsIn(other.home).currentCode());
    const page = await openLive(linkOf(code, other));
    expect(await textOf(page)).toContain(`Replace the pairing with ${new URL(tabrelay.origin).host}`);
    await typeAndPair(page, code.typed);
    // Not ticked, so not asked for.
    expect(pairingsIn(other.home).currentCode()).toEqual(code);
    await page.click('#replace');
    await page.click('#pair');

    await until('the other relay to have it', async () => (await other.api.browsers()).length === 1);
    expect(await other.api.sessions()).toEqual([]);
    expect(await waiting).toMatchObject({
      status: 503,
      body: { error: expect.stringContaining('unpaired') },
    });
    await until('the old one to know', () => tabrelay.printed().includes('Unpaired by its user: '));
    expect(pairingsIn(tabrelay.home).list()).toEqual([]);
    const late = await tabrelay.api.call('POST', `/session/${id}`, {
      body: { action: 'text', selector: 'h1' },
    });
    expect(late).toMatchObject({ status: 404, body: { error: expect.stringContaining('was unpaired') } });
    expect((await tabrelay.browser.pages()).map((each) => each.url())).not.toContain(hostile.url('/page'));
    await pair();
    await until('that one to know as well', () => other.printed().includes('Unpaired by its user: '));
  });

  test('that its user unpairs is forgotten by the relay, and its windows close', async () => {
    await tabrelay.api.session({ url: hostile.url('/page') });
    const options = await openExtensionPage('options');
    await options.waitForSelector('#unpair:enabled');
    await options.click('#unpair');
    await says(options, 'Unpair from .*1 open session is closed');
    expect(pairingsIn(tabrelay.home).list()).toHaveLength(1);
    await options.click('#confirm');

    await says(options, 'You unpaired this browser');
    await until('the relay to forget it', () => pairingsIn(tabrelay.home).list().length === 0);
    await until('its windows to close', async () =>
      (await tabrelay.browser.pages()).every((page) => page.url() !== hostile.url('/page')),
    );
    expect(await runInWorker(tabrelay.browser, extensionId, storedPairing, undefined)).toBeUndefined();
  });

  test('that is removed at the relay forgets it, says why, and closes its windows', async () => {
    await pair();
    const [browser] = await tabrelay.api.browsers();
    await tabrelay.api.session({ url: hostile.url('/page') });
    const popup = await openExtensionPage('popup');
    const removal = npmStart(tabrelay.home, ['browsers', 'remove', browser?.name ?? '']);
    expect(await removal.exitCode).toBe(0);

    await says(popup, 'has removed this browser');
    const { port } = new URL(tabrelay.origin);
    expect(await textOf(popup)).toContain(`npx tabrelay browsers pair --port ${port}`);
    expect(await runInWorker(tabrelay.browser, extensionId, storedPairing, undefined)).toBeUndefined();
    await until('its windows to close', async () =>
      (await tabrelay.browser.pages()).every((page) => page.url() !== hostile.url('/page')),
    );
    expect(tabrelay.printed()).toContain(`Removed: ${browser?.name}.`);
    expect((await tabrelay.api.call('POST', '/session', { body: {} })).status).toBe(503);
  });

  soakTest('that was removed while the relay was away learns it when it is back', async () => {
    await pair();
    const [browser] = await tabrelay.api.browsers();
    // The relay's process is killed; the one that follows finds the removal made.
    await tabrelay.signalListener();
    pairingsIn(tabrelay.home).remove(browser?.id ?? '');
    const popup = await openExtensionPage('popup');
    await says(popup, 'has removed this browser');
    expect(await runInWorker(tabrelay.browser, extensionId, storedPairing, undefined)).toBeUndefined();
  });
});
