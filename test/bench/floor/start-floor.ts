/** Starts the floor's relay and a browser with its extension. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from 'puppeteer-core';
import * as z from 'zod';
import { launchBrowser, stopWatchingTargets } from '../../../relay/launch/launch-browser';
import { api } from '../../support/relay/rest-client';
import { chromium } from '../../support/tabrelay/start-tabrelay';
import { until } from '../../support/until';
import type { Taps } from '../legs/taps';

export interface Floor {
  /** Sends a command and answers with its result. @throws Error when it failed. */
  send(command: Record<string, unknown>): Promise<unknown>;
  /** The pid of the relay's process, and the browser's. */
  relay: number | undefined;
  browser: number | undefined;
  stop(): Promise<void>;
}

const readySchema = z.object({ port: z.int() });

const extensionDir = 'test/bench/floor/extension';

export async function startFloor(taps?: Taps): Promise<Floor> {
  const scripts = { worker: 'worker.js', page: 'content-script.js' };
  const tapped = await taps?.extension(extensionDir, scripts);
  const relay = fork('test/bench/floor/relay.mjs', { env: { ...process.env, ...taps?.relayEnv } });
  const exited = once(relay, 'exit');
  const profileDir = await mkdtemp(join(tmpdir(), 'tabrelay-floor-'));
  let browser: Browser | undefined;
  const stop = async () => {
    await browser?.close();
    relay.kill();
    await exited;
    await rm(profileDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  try {
    const [message] = await Promise.race([
      once(relay, 'message'),
      exited.then(() => Promise.reject(new Error("the floor's relay ended before it listened"))),
    ]);
    const relayUrl = `http://127.0.0.1:${readySchema.parse(message).port}`;
    browser = await launchBrowser({
      executablePath: chromium,
      profileDir,
      extensionDir: resolve(tapped ?? extensionDir),
      headless: true,
      pairing: { relayUrl, browserId: 'floor', secret: '' },
    });
    await stopWatchingTargets(browser);
    const { call } = api(relayUrl, 'none');
    const isConnected = async () => (await call('GET', '/health')).body.browsers === 1;
    await until("the floor's worker to be connected", isConnected, 30_000);
    return {
      async send(command) {
        const { status, body } = await call('POST', '/step', { body: command });
        if (status === 200) return body.result;
        throw new Error(`the floor failed at ${JSON.stringify(command)}: ${String(body.error)}`);
      },
      relay: relay.pid,
      browser: browser.process()?.pid,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
