/** Runs command lines in this process, before a relay that a test plays. */
import type { Machine } from '../../../relay/cli/machine';
import { runCommandLine } from '../../../relay/cli/run-command-line';
import { tempHome } from '../stand-ins/temp-home';

interface Sent {
  method: string;
  /** After /v1. */
  path: string;
  body: unknown;
  authorization: string | null;
}

interface Played {
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
}

/** @param answer what the relay replies; a string is sent as an event stream */
export function commandLine(answer: (sent: Sent) => Played, over: Partial<Machine> = {}) {
  const home = tempHome();
  const sent: Sent[] = [];
  const play = async (url: string | URL | Request, init: RequestInit = {}) => {
    const call: Sent = {
      method: init.method ?? 'GET',
      path: String(url).split('/v1')[1] ?? '',
      body: init.body ? JSON.parse(String(init.body)) : undefined,
      authorization: new Headers(init.headers).get('authorization'),
    };
    sent.push(call);
    const { status = 200, headers, body } = answer(call);
    const response = new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      ...(headers && { headers }),
    });
    Object.defineProperty(response, 'url', { value: String(url) });
    return response;
  };

  /** Runs one command line. */
  async function run(...args: string[]) {
    let [out, err] = ['', ''];
    const machine: Machine = {
      env: {},
      out: (text) => {
        out += text;
      },
      outBytes: (bytes) => {
        out += `${bytes.length} bytes`;
      },
      err: (text) => {
        err += text;
      },
      isOutTerminal: false,
      isErrTerminal: false,
      readInput: async () => '',
      terminal: () => undefined,
      signal: new AbortController().signal,
      ...over,
    };
    machine.env = { TABRELAY_HOME: home, TABRELAY_API_KEY: 'key-of-sixteen-characters', ...machine.env };
    const code = await runCommandLine(args, machine, play);
    return { code, out, err };
  }
  return { run, sent, home };
}
