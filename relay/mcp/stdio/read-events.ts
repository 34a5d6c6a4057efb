/** Reads a stream of server-sent events. @see https://html.spec.whatwg.org/multipage/server-sent-events.html */
import * as z from 'zod';

const jsonData = z.string().transform((text): unknown => JSON.parse(text));

/** The data of each event, parsed as JSON. Comments and events without data are left out. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    const events = (rest + decoder.decode(chunk, { stream: true })).split(/\r?\n\r?\n/);
    rest = events.pop() ?? '';
    for (const event of events) {
      const lines = event.split(/\r?\n/).filter((line) => line.startsWith('data:'));
      const data = lines.map((line) => line.slice('data:'.length).trimStart()).join('\n');
      if (data !== '') yield jsonData.parse(data);
    }
  }
}
