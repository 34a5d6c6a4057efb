/** Minimises every session window as soon as it is open, for the soak. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'puppeteer-core';
import { answering } from '../pages/answering';

export interface WindowHider {
  /** A POST to it answers when all windows that show a page of http are minimised. */
  url: string;
  stop(): void;
}

/** Needs a browser on a display with a window manager: a headless one never hides a page. */
export async function startWindowHider(browser: Browser): Promise<WindowHider> {
  const session = await browser.target().createCDPSession();
  const server = createServer(
    answering(async (_request, response) => {
      const { targetInfos } = await session.send('Target.getTargets');
      for (const { targetId, type, url } of targetInfos) {
        if (type !== 'page' || !/^(http|about:blank)/.test(url)) continue;
        const { windowId, bounds } = await session.send('Browser.getWindowForTarget', { targetId });
        if (bounds.windowState === 'minimized') continue;
        await session.send('Browser.setWindowBounds', { windowId, bounds: { windowState: 'minimized' } });
      }
      response.end();
    }),
  );
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
