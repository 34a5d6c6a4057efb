/**
 * Answers steps on Node's own objects. They are most of all calls, and Hono's middleware makes web objects of each: here the
 * same checks run in the same order without them.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { RelayError } from '../../../extension/protocol/errors';
import { type DescribedError, describeError } from '../../http/answer-error';
import type { FindCaller } from '../../http/auth';
import { admit, arrivalOf, type RelayAddress } from '../../http/gate';
import { type CallRecord, logCall } from '../../http/log-calls';
import type { RateLimiter } from '../../http/rate-limit';
import { readBody } from '../../http/read-json';
import { safeHeaders } from '../../http/server/safe-headers';
import { authorize } from '../../service/authorize';
import type { Caller } from '../../service/caller';
import type { Service } from '../../service/service';
import { checkSessionId } from '../request-context';
import { answerStep, parseStepBody } from './steps';

/** Answers the request, or returns false where it is for others. */
export type DirectHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/** What needs no decoding; other paths, and hosts that need parsing, take the way through Hono. */
const plainPath = /^\/v1\/session\/([\w-]+)$/;
const plainHost = /^(?:[\w.-]+|\[::1\])(?::\d{1,5})?$/;

/** POST /v1/session/{sessionId} */
export function directStep(parts: {
  service: Service;
  address: RelayAddress;
  findCaller: FindCaller;
  limiter: RateLimiter;
  record: CallRecord;
  maxMebibytes: number;
}): DirectHandler {
  const { service, address, findCaller, limiter, record, maxMebibytes } = parts;

  async function answer(id: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
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
      const limit = limiter.take(caller.keyName, idempotencyKey !== undefined);
      Object.assign(headers, limit.headers);
      if (limit.refusal) throw limit.refusal;
      authorize(caller, 'takeStep');
      const text = await readBody(incoming, maxMebibytes);
      const sessionId = checkSessionId(id);
      const step = parseStepBody(text, headerOf(incoming, 'content-type'));
      actionName = step.actionName;
      const context = { caller, signal: gone.signal, idempotencyKey };
      body = await answerStep(service, { ...step.input, sessionId }, context);
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
      method: 'POST',
      path: '/v1/session/:sessionId',
      status,
      code: failed?.headers['X-Error-Code'],
      startedAt,
      keyName: caller?.keyName,
      action: actionName,
      isAborted: gone.signal.aborted,
    });
  }

  return (incoming, outgoing) => {
    const id = incoming.method === 'POST' ? plainPath.exec(incoming.url ?? '')?.[1] : undefined;
    if (id === undefined || !plainHost.test(incoming.headers.host ?? '')) return false;
    void answer(id, incoming, outgoing);
    return true;
  };
}

/** A header that was sent more than once is joined, as Hono does it. */
function headerOf({ headersDistinct }: IncomingMessage, name: string): string | undefined {
  return headersDistinct[name]?.join(', ');
}
