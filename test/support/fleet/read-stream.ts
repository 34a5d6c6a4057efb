import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';

/** All entries of a stream, in order. @param url of a server that asks for no password */
export async function readStream(url: string, name: string): Promise<Record<string, unknown>[]> {
  const connection = await connect({ servers: url.replace('nats://', '') });
  try {
    const { streams } = await jetstreamManager(connection);
    const { state } = await streams.info(name);
    const entries: Record<string, unknown>[] = [];
    for (let seq = state.first_seq; seq <= state.last_seq; seq += 1) {
      const message = await streams.getMessage(name, { seq });
      if (message) entries.push(message.json());
    }
    return entries;
  } finally {
    await connection.close();
  }
}
