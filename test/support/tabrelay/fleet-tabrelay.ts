/** Three relays of a fleet: two with a browser each, and one that holds nothing, through which tests call. */
import { startNatsServer } from '../fleet/nats-server';
import { startRelay } from '../relay/start-relay';
import { until } from '../until';
import { startTabrelay, type Tabrelay, type TabrelayOptions } from './start-tabrelay';

export interface FleetTabrelay {
  /** The relay that holds the first browser; its keys are the fleet's. */
  holder: Tabrelay;
  /** `/v1` of the relay that holds nothing. */
  doorUrl: string;
  stop(): Promise<void>;
}

/** @param prepare adds what the fleet is to know from the start, such as keys */
export async function startFleetTabrelay(
  options: TabrelayOptions,
  prepare: (holder: Tabrelay) => void = () => undefined,
): Promise<FleetTabrelay> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const one of stops.reverse()) await one();
  };
  try {
    const nats = await startNatsServer();
    stops.push(nats.stop);
    const env = { ...options.env, TABRELAY_NATS: nats.url };
    const holder = await startTabrelay({ ...options, env: { ...env, TABRELAY_NODE: 'holder-1' } });
    stops.push(holder.stop);
    prepare(holder);
    const sameKey = { ...env, TABRELAY_API_KEY: holder.apiKey };
    const other = await startTabrelay({
      ...options,
      browserId: 'otherbrowser',
      env: { ...sameKey, TABRELAY_NODE: 'holder-2' },
    });
    stops.push(other.stop);
    const door = await startRelay({ ...sameKey, TABRELAY_NODE: 'door' });
    stops.push(door.stop);
    await until('the door to know both browsers', async () => (await door.connectedBrowsers()) === 2);
    return { holder, doorUrl: door.baseUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
