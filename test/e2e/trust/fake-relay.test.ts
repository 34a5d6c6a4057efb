/** A program that listens on the relay's port in its place does not get the browser. */
import type { Page } from 'puppeteer-core';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Command, protocolVersion, type ToExtension } from '../../../extension/protocol/frames/frames';
import type { Hello } from '../../../extension/protocol/frames/handshake-frames';
import { extensionId } from '../../../extension/protocol/identity';
import { freshNonce, prove } from '../../../extension/protocol/pairing/proof';
import { pairingsIn } from '../../../relay/access/pairings';
import { runInWorker } from '../../../relay/launch/extension-worker';
import { share } from '../../support/share';
import { openSocket } from '../../support/stand-ins/fake-extension';
import { startFakeRelay } from '../../support/stand-ins/fake-relay';
import { startTabrelay, type Tabrelay } from '../../support/tabrelay/start-tabrelay';
import { until } from '../../support/until';

let tabrelay: Tabrelay;
let popup: Page;
const browserId = 'testbrowser';
const secret = 'the-secret-of-relay-and-browser';

beforeAll(async () => {
  tabrelay = await startTabrelay({ paired: false });
  pairingsIn(tabrelay.home).save({ id: browserId, name: 'Test browser', secret, byHand: false });
  popup = await tabrelay.browser.newPage();
  await popup.goto(`chrome-extension://${extensionId}/popup.html`);
  return () => tabrelay.stop();
});

declare const chrome: {
  storage: {
    local: {
      get(key: string): Promise<Record<string, unknown>>;
      set(items: Record<string, unknown>): Promise<void>;
    };
  };
};

function storedPairing(): Promise<unknown> {
  const read = async () => (await chrome.storage.local.get('pairing')).pairing;
  return runInWorker(tabrelay.browser, extensionId, read, undefined);
}

/** Makes the browser one that is paired with what listens there. */
async function pairWith(relayUrl: string): Promise<void> {
  const keep = (pairing: unknown) => chrome.storage.local.set({ pairing });
  await runInWorker(tabrelay.browser, extensionId, keep, { relayUrl, browserId, secret, byHand: true });
}

/** Waits until the popup shows these words. */
const says = (words: string) =>
  // biome-ignore lint/performance/useDomNodeTextContent: only what the user sees counts
  popup.waitForFunction((wanted) => document.body.innerText.includes(wanted), {}, words);

/** What is tried once the extension might think that it has its relay. */
const orders: ToExtension[] = [
  { type: 'unpaired', proof: 'A'.repeat(43) },
  { type: 'welcome', buildId: 'build' },
  { type: 'resyncRequest', ids: ['1'] },
  {
    ...{ type: 'command', id: '1', keyName: 'default', sentAt: Date.now(), timeoutMs: 10_000, effect: 'act' },
    order: { do: 'open', headless: true, incognito: false, width: 800, height: 600, dialogs: 'dismiss' },
  } as Command,
];

async function challengeBy(known: string, { browserId, nonce }: Hello): Promise<ToExtension> {
  const relayNonce = freshNonce();
  const proof = await prove(known, 'relay', { browserId, browserNonce: nonce, relayNonce });
  return { type: 'challenge', nonce: relayNonce, proof };
}

/** A true challenge of the true relay, got by claiming to be the browser. */
async function recordedChallenge(): Promise<ToExtension> {
  const socket = await openSocket(`${tabrelay.origin.replace('http', 'ws')}/extension`);
  const hello = { type: 'hello', protocol: protocolVersion, browserId, purpose: 'resume' } as const;
  socket.send({ ...hello, nonce: freshNonce() });
  const challenge = await socket.next();
  socket.close();
  expect(challenge.type).toBe('challenge');
  return challenge;
}

const impostors: Record<string, (hello: Hello) => Promise<ToExtension[]>> = {
  'that has another secret': async (hello) => [await challengeBy('another secret', hello), ...orders],
  'that replays a challenge of the true relay': async () => [await recordedChallenge(), ...orders],
  'that sends back what it was told': async ({ nonce }) => [
    { type: 'challenge', nonce, proof: nonce },
    ...orders,
  ],
  'that has no proof at all': async () => [{ type: 'challenge', nonce: freshNonce(), proof: '' }, ...orders],
  'that leaves the proof out': async () => orders,
};

test.each(share(Object.entries(impostors), 3))(
  'a relay %s receives a hello and nothing else, and the popup reports it',
  async (_, impostor) => {
    const fake = await startFakeRelay(impostor);
    onTestFinished(() => fake.stop());
    const pages = (await tabrelay.browser.pages()).length;
    await pairWith(fake.url);
    await says(`What answers at ${new URL(fake.url).host} is not your relay`);
    // A waker makes it ask once more, and it comes no further then.
    const before = fake.heard.length;
    await (await tabrelay.browser.newPage()).close();
    await until('another hello', () => fake.heard.length > before);
    expect(new Set(fake.heard.map(({ type }) => type))).toEqual(new Set(['hello']));
    expect(JSON.stringify(fake.heard)).not.toContain(secret);
    expect(await tabrelay.browser.pages()).toHaveLength(pages);
    expect(await storedPairing()).toMatchObject({ relayUrl: fake.url, secret });
  },
);

test('one that knows the secret is told more, without the secret', async () => {
  const fake = await startFakeRelay(async (hello) => {
    const challenge = await challengeBy(secret, hello);
    const { proof } = challenge as Extract<ToExtension, { type: 'challenge' }>;
    return [challenge, { type: 'unpaired', proof }];
  });
  onTestFinished(() => fake.stop());
  await pairWith(fake.url);

  await until('the introduction', () => fake.heard.some(({ type }) => type === 'introduction'));
  expect(JSON.stringify(fake.heard)).not.toContain(secret);
  // What it knows is the secret, yet a proof of another kind unpairs nothing.
  expect(await storedPairing()).toMatchObject({ relayUrl: fake.url, secret });
});

test('after all that the true relay is served', async () => {
  await pairWith(tabrelay.origin);
  await says(`Connected to ${new URL(tabrelay.origin).host}`);
  const id = await tabrelay.api.session({ url: tabrelay.practice });
  expect(await tabrelay.api.read(id, 'text', 'h1')).toBe('tabrelay practice');
  await tabrelay.api.close(id);
});
