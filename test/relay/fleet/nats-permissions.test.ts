/** The documented configuration of NATS: it lets relays do what they need, and nobody else into the fleet. */
import { connect } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  hasNatsServer,
  type NatsServer,
  startNatsServer,
  withoutNatsServer,
} from '../../support/fleet/nats-server';
import { playBrowser } from '../../support/fleet/played-browser';
import { type Relay, startRelay } from '../../support/relay/start-relay';
import { until } from '../../support/until';

const password = 'the-password-of-the-fleet';

describe.skipIf(!hasNatsServer)(
  hasNatsServer ? 'a fleet with the documented configuration' : withoutNatsServer,
  () => {
    let nats: NatsServer;
    const relays: Relay[] = [];

    beforeAll(async () => {
      nats = await startNatsServer(['-c', 'docs/examples/fleet/nats-server.conf'], {
        TABRELAY_NATS_PASSWORD: password,
      });
    });

    afterAll(async () => {
      for (const relay of relays) await relay.stop();
      await nats?.stop();
    });

    async function joining(name: string, secret: string): Promise<Relay> {
      const relay = await startRelay({
        TABRELAY_NATS: `nats://relay:${secret}@127.0.0.1:${nats.port}`,
        TABRELAY_API_KEY: 'a-key-of-the-fleet-0123',
        TABRELAY_NODE: name,
        TABRELAY_LOG: 'silent',
      });
      relays.push(relay);
      return relay;
    }

    it('passes calls on, and nothing private in its subjects', async () => {
      const [door, holder] = [
        await joining('door-of-mine', password),
        await joining('holder-of-mine', password),
      ];
      const watching = await connect({ servers: `127.0.0.1:${nats.port}`, user: 'relay', pass: password });
      const subjects: string[] = [];
      watching.subscribe('tabrelay.>', { callback: (_, { subject }) => void subjects.push(subject) });
      await watching.flush();
      await playBrowser(holder, 'fleetone');
      await until('the door to know the browser', async () => (await door.connectedBrowsers()) === 1);
      const sessionId = await door.api.session({ url: 'https://private.example/' });
      expect(await door.api.read(sessionId, 'text', 'body')).toBe(`text of ${sessionId}`);
      expect((await door.api.sessions()).map(({ id }) => id)).toEqual([sessionId]);
      await watching.close();
      expect(subjects.join('\n')).toMatch(/^tabrelay\.browser\.fleetone\./m);
      expect(subjects.join('\n')).not.toMatch(/of-mine|default|private|127\.0/);
    });

    it('lets nobody in without its password', async () => {
      const stranger = await joining('stranger', 'guessed');
      expect((await stranger.api.call('GET', '/fleet')).body.fleet).toMatchObject({ nats: 'disconnected' });
      const error = await connect({ servers: `127.0.0.1:${nats.port}` }).catch(
        (reason: Error) => reason.message,
      );
      expect(error).toMatch(/authoriz/i);
    });
  },
);
