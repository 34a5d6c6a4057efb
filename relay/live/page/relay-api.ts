/** Calls the relay with the page's token, which lives as long as this tab. */
import type { LiveFrame } from '../../service/live/live-state';

const tokenName = 'tabrelay-token';

/** The relay refused, or did not answer. */
export class CallError extends Error {
  constructor(
    message: string,
    /** HTTP status; 0 where there was no answer. */
    readonly status: number,
  ) {
    super(message);
  }
}

export class RelayApi {
  #token: string;

  private constructor(token: string) {
    this.#token = token;
  }

  /**
   * Exchanges the ticket in the address, which is taken out of it, or goes on with the token of this tab.
   * @throws CallError when there is neither, or the ticket is not good any more
   */
  static async enter(): Promise<RelayApi> {
    const ticket = /^#([\w-]{20,})$/.exec(location.hash)?.[1];
    if (ticket !== undefined) {
      history.replaceState(null, '', location.pathname);
      const { token } = await answerOf<{ token: string }>(
        fetch('/live/token', { method: 'POST', headers: json, body: JSON.stringify({ ticket }) }),
      );
      sessionStorage.setItem(tokenName, token);
    }
    const token = sessionStorage.getItem(tokenName);
    if (token === null) throw new CallError(howToEnter, 401);
    return new RelayApi(token);
  }

  /** @throws CallError */
  async call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const headers = { ...this.#headers, ...(body !== undefined && json) };
    return answerOf<Answer>(
      fetch(`/live/api${path}`, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
  }

  /** @throws CallError */
  async file(path: string, signal?: AbortSignal): Promise<Blob> {
    const response = await sent(
      fetch(`/live/api${path}`, { headers: this.#headers, ...(signal && { signal }) }),
    );
    return response.blob();
  }

  /** What there is, then what changes, until the connection ends. @throws CallError */
  async *frames(): AsyncGenerator<LiveFrame> {
    const response = await sent(fetch('/live/api/events', { headers: this.#headers }));
    if (!response.body) return;
    let rest = '';
    for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield JSON.parse(line) as LiveFrame;
    }
  }

  get #headers(): Record<string, string> {
    return { Authorization: `Bearer ${this.#token}` };
  }
}

const json = { 'Content-Type': 'application/json' };

const howToEnter =
  'This page opens with a link that works once. Press "Open live page" in the popup of the extension, or run npx tabrelay live.';

async function answerOf<Answer>(answering: Promise<Response>): Promise<Answer> {
  return (await sent(answering)).json() as Promise<Answer>;
}

async function sent(answering: Promise<Response>): Promise<Response> {
  const response = await answering.catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new CallError('The relay does not answer. Look whether it runs.', 0);
  });
  if (response.ok) return response;
  const { error } = (await response.json().catch(() => ({}))) as { error?: string };
  throw new CallError(error ?? `The relay answered ${response.status}.`, response.status);
}
