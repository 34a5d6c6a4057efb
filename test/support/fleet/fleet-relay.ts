/** A relay of a fleet in this process, over a message server in memory, with stand-ins for its browser and its model. */
import { onTestFinished } from 'vitest';
import type { Model } from '../../../relay/autonomy/model';
import { createEmbeddedReader } from '../../../relay/autonomy/reading/embedded-reader';
import { LimitedBrowsers } from '../../../relay/browsers/limited-browsers';
import { freshRun, joinFleet } from '../../../relay/fleet/join-fleet';
import { LocalService } from '../../../relay/service/service';
import { pageWorkHere } from '../models/page-work-here';
import { viewsHere } from '../models/views-here';
import { fakeBrowsers, oneBrowser } from '../stand-ins/fake-browsers';
import { servedApp } from '../stand-ins/served-app';
import type { FakeServer } from './fake-bus';

/** Runs until the test ends. @param options.mcpPatienceMs how long a call of MCP waits before it is told a handle */
export async function fleetRelay(
  server: FakeServer,
  options: { name: string; browserId: string; model: Model; mcpPatienceMs: number },
) {
  const { name, browserId, model, mcpPatienceMs } = options;
  const browsers = fakeBrowsers();
  browsers.connected = [{ ...oneBrowser, id: browserId, name: browserId }];
  const limited = new LimitedBrowsers(browsers, { maxSessions: Infinity, isDraining: () => false });
  const here = new LocalService({
    browsers: limited,
    model,
    reader: createEmbeddedReader(pageWorkHere),
    views: viewsHere,
  });
  const bus = server.bus();
  const joined = joinFleet(bus, freshRun(), {
    fleet: 'test',
    relay: name,
    version: '1.0.0',
    labels: [],
    maxSessions: Infinity,
    local: {
      list: () => browsers.list(),
      has: (id) => id === browserId,
      sessions: (signal) => browsers.sessions(signal),
      replaced: () => undefined,
    },
    isUnpaired: () => false,
    limited,
    here,
    ownKeys: { list: () => [], version: () => '' },
    ownersHash: () => '',
    log: { info: () => undefined, warn: () => undefined },
  });
  bus.connect(true);
  const app = await servedApp(undefined, { service: joined.service, mcpPatienceMs });
  onTestFinished(async () => {
    app.stop();
    await joined.leave();
  });
  /** Sends its heartbeat now; the next one would come within a second. */
  const beat = () => bus.connect(true);
  return { url: app.url, browsers, fleet: joined, beat };
}
