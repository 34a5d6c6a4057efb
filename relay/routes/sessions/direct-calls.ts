/**
 * Answers steps and plain screenshots on Node's own objects. They are most of all calls, and Hono's middleware makes web
 * objects of each: here the same checks run in the same order without them.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { RelayError } from '../../../extension/protocol/errors';
import { type DescribedError, describeError } from '../../http/answer-error';
import type { FindCaller } from '../../http/auth';
import { admit, arrivalOf, type RelayAddress } from '../../http/gate';
import type { LargeBodies } from '../../http/large-bodies';
import { type CallRecord, logCall } from '../../http/log-calls';
import type { RateLimiter } from '../../http/rate-limit';
import { readBody } from '../../http/read-json';
import { safeHeaders } from '../../http/server/safe-headers';
import { keepSocket } from '../../http/server/socket-room';
import { authorize, type Operation } from '../../service/authorize';
import type { Caller } from '../../service/caller';
import type { Service } from '../../service/service';
import { checkSessionId } from '../request-context';
import { answerScreenshot, plainScreenshot } from './screenshot';
import { answerStep, parseStepBody } from './steps';

/** Answers the request, or returns false where it is for others. */
export type DirectHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/** What needs no decoding; other paths, and hosts that need parsing, take the way through Hono. */
const plainPath = /^\/v1\/session\/([\w-]+)(\/screenshot)?$/;
const plainHost = /^(?:[\w.-]+|\[::1\])(?::\d{1,5})?$/;

/** A route that is answered here. */
interface Route {
  method: 'GET' | 'POST';
  path: string;
  operation: Operation;
}

const step: Route = { method: 'POST', path: '/v1/session/:sessionId', operation: 'takeStep' };
const screenshot: Route = {
  method: 'GET',
  path: '/v1/session/:sessionId/screenshot',
  operation: 'takeScreenshot',
};

/** POST /v1/session/{sessionId}, and GET /v1/session/{sessionId}/screenshot without a query */
export function directCalls(parts: {
  service: Service;
  address: RelayAddress;
  findCaller: FindCaller;
  limiter: RateLimiter;
  record: CallRecord;
  largeBodies: LargeBodies;
}): DirectHandler {
  const { service, address, findCaller, limiter, record, largeBodies } = parts;

  async function answer(
    route: Route,
    id: string,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ): Promise<void> {
    const startedAt = performance.now();
    const gone = new AbortController();
    outgoing.once('close', () => {
      if (!outgoing.writableFinished) gone.abort();
    });
    const headers: Record<string, string | number> = { ...safeHeaders };
    let caller: Caller | undefined;
    let actionName: string | undefined;
    let failed: DescribedError | undefined;
    let body: unknown;
    try {
      const arrival = arrivalOf(incoming);
      const verdict = admit(arrival, address);
      if (!verdict.ok) throw new RelayError(verdict.code, verdict.message);
      const idempotencyKey = headerOf(incoming, 'idempotency-key');
      caller = findCaller(headerOf(incoming, 'authorization'), arrival.remoteAddress);
      keepSocket(incoming.socket, caller.keyName);
      const limit = limiter.take(caller.keyName, idempotencyKey !== undefined);
      Object.assign(headers, limit.headers);
      if (limit.refusal) throw limit.refusal;
      authorize(caller, route.operation);
      const context = { caller, signal: gone.signal, idempotencyKey };
      if (route === screenshot) {
        body = await answerScreenshot(
          service,
          { ...plainScreenshot, sessionId: checkSessionId(id) },
          context,
        );
      } else {
        const sessionId = checkSessionId(id);
        const limit = largeBodies.limitFor(context, sessionId);
        const text = await readBody(incoming, limit).finally(limit.done);
        const { input, actionName: name } = parseStepBody(text, headerOf(incoming, 'content-type'));
        actionName = name;
        body = await answerStep(service, { ...input, sessionId }, context);
      }
    } catch (thrown) {
      failed = describeError(thrown, { log: record.log, isAborted: gone.signal.aborted });
      Object.assign(headers, failed.headers);
      body = { error: failed.error };
    }
    const text = JSON.stringify(body);
    headers['Content-Type'] = 'application/json';
    headers['Content-Length'] = Buffer.byteLength(text);
    const status = failed?.status ?? 200;
    outgoing.writeHead(status, headers).end(text);
    logCall(record, {
      method: route.method,
      path: route.path,
      status,
      code: failed?.headers['X-Error-Code'],
      startedAt,
      keyName: caller?.keyName,
      action: actionName,
      isAborted: gone.signal.aborted,
    });
  }

  return (incoming, outgoing) => {
    const [, id, ofScreenshot] = plainPath.exec(incoming.url ?? '') ?? [];
    const route = ofScreenshot ? screenshot : step;
    const isHere = incoming.method === route.method && (route === step || !hasBody(incoming));
    if (id === undefined || !isHere || !plainHost.test(incoming.headers.host ?? '')) return false;
    void answer(route, id, incoming, outgoing);
    return true;
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

/** A header that was sent more than once is joined, as Hono does it. */
function headerOf({ headersDistinct }: IncomingMessage, name: string): string | undefined {
  return headersDistinct[name]?.join(', ');
}
