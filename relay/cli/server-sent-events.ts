/** Reads a stream of server-sent events. https://html.spec.whatwg.org/multipage/server-sent-events.html */
export async function* eventsIn(response: Response): AsyncGenerator<{ event: string; data: string }> {
  let rest = '';
  for await (const piece of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    const blocks = `${rest}${piece}`.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const lines = block.split('\n');
      const having = (field: string) =>
        lines
          .filter((line) => line.startsWith(`${field}:`))
          .map((line) => line.slice(field.length + 1).trim());
      yield { event: having('event')[0] ?? 'message', data: having('data').join('\n') };
    }
  }
}
