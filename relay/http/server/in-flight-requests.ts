/** Counts the HTTP requests in flight, so that a relay that shuts down answers them and accepts no more. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { getRequestListener } from '@hono/node-server';
import { httpStatus } from '../http-status';
import { safeHeaders } from './safe-headers';

type Fetch = Parameters<typeof getRequestListener>[0];

/** What the HTTP server serves. */
export interface ServedApp {
  /** Answers the request on Node's own objects, or returns false where it is for `fetch`. */
  answerDirectly(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
  fetch: Fetch;
}

export interface InFlightRequests extends ServedApp {
  /** Refuses further requests as not executed. Resolves when those in flight are answered. */
  end(): Promise<void>;
}

/** Counts the app's requests, each until its answer has been sent. */
export function trackInFlightRequests(app: ServedApp): InFlightRequests {
  const inFlight = new Set<ServerResponse>();
  let isEnding = false;
  let allAnswered = () => {};

  const track = (outgoing: ServerResponse) => {
    inFlight.add(outgoing);
    outgoing.once('close', () => {
      inFlight.delete(outgoing);
      if (isEnding && inFlight.size === 0) allAnswered();
    });
  };

  return {
    answerDirectly(incoming, outgoing) {
      if (isEnding || !app.answerDirectly(incoming, outgoing)) return false;
      track(outgoing);
      return true;
    },
    fetch(request, env) {
      if (isEnding) return refusal(request.headers.has('idempotency-key'));
      // HTTP/1 is all that the server speaks.
      track(env.outgoing as ServerResponse);
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

/** @param isRepeatable an earlier request with its Idempotency-Key may have been executed */
function refusal(isRepeatable: boolean): Response {
  const error = 'Relay is shutting down; request not executed. Send it again when the relay is back.';
  const outcome = isRepeatable ? 'unknown' : 'not_executed';
  const headers = { 'X-Error-Code': 'interrupted', 'X-Outcome': outcome, Connection: 'close' };
  const { status } = httpStatus.interrupted;
  return Response.json({ error }, { status, headers: { ...headers, ...safeHeaders } });
}
