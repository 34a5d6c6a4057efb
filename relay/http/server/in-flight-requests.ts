/** Counts the HTTP requests in flight, so that a relay that shuts down answers them and accepts no more. */
import type { ServerResponse } from 'node:http';
import type { getRequestListener } from '@hono/node-server';
import { httpStatus } from '../http-status';
import { safeHeaders } from './safe-headers';

type Fetch = Parameters<typeof getRequestListener>[0];

export interface InFlightRequests {
  fetch: Fetch;
  /** Refuses further requests as not executed. Resolves when those in flight are answered. */
  end(): Promise<void>;
}

/** Counts the app's requests, each until its answer has been sent. */
export function trackInFlightRequests(app: { fetch: Fetch }): InFlightRequests {
  const inFlight = new Set<ServerResponse>();
  let isEnding = false;
  let allAnswered = () => {};

  return {
    fetch(request, env) {
      // HTTP/1 is all that the server speaks.
      const outgoing = env.outgoing as ServerResponse;
      if (isEnding) return refusal();
      inFlight.add(outgoing);
      outgoing.once('close', () => {
        inFlight.delete(outgoing);
        if (isEnding && inFlight.size === 0) allAnswered();
      });
      return app.fetch(request, env);
    },
    end() {
      isEnding = true;
      for (const outgoing of inFlight) outgoing.shouldKeepAlive = false;
      return new Promise((resolve) => {
        allAnswered = resolve;
        if (inFlight.size === 0) resolve();
      });
    },
  };
}

function refusal(): Response {
  const error = 'Relay is shutting down; request not executed. Send it again when the relay is back.';
  const headers = { 'X-Error-Code': 'interrupted', 'X-Outcome': 'not_executed', Connection: 'close' };
  const { status } = httpStatus.interrupted;
  return Response.json({ error }, { status, headers: { ...headers, ...safeHeaders } });
}
