/** All middleware and all routes of the REST API, in the order in which a call passes them. */
import { join } from 'node:path';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { trimTrailingSlash } from 'hono/trailing-slash';
import type { StatusCode } from 'hono/utils/http-status';
import { RelayError } from '../extension/protocol/errors';
import { answerError, answerUnknown } from './http/answer-error';
import type { AppEnv } from './http/app-env';
import { authenticate, callersOf, type Keys } from './http/auth';
import { authorizeOperation } from './http/authorize-operation';
import { admit, type RelayAddress } from './http/gate';
import { LargeBodies, maxMebibytes } from './http/large-bodies';
import { limitGuesses } from './http/limit-guesses';
import { logCalls } from './http/log-calls';
import { limitRate, type RateLimit, RateLimiter } from './http/rate-limit';
import { checkedRequest, limitBody } from './http/read-json';
import { RefusedCalls } from './http/refused-calls';
import { safeHeaders } from './http/server/safe-headers';
import { liveDoor } from './live/live-door';
import type { CallLog } from './log';
import { createMcpDoor } from './mcp/mcp-door';
import type { CallCounts } from './metrics/call-counts';
import { listBrowsers } from './routes/browsers';
import { readFleet, setDraining } from './routes/fleet';
import { health } from './routes/health';
import { issueLiveTicket } from './routes/live-ticket';
import { metrics } from './routes/metrics';
import { describeApi, openApiDocument } from './routes/openapi/openapi';
import { docs } from './routes/pages/docs';
import { page } from './routes/pages/page';
import { pairingPage } from './routes/pages/pairing-page';
import { contextOf } from './routes/request-context';
import { type DirectHandler, directCalls } from './routes/sessions/direct-calls';
import { handOff, readDriver, setDriver } from './routes/sessions/driving';
import { takeScreenshot } from './routes/sessions/screenshot';
import { closeSession, listSessions, openSession } from './routes/sessions/sessions';
import { takeStep } from './routes/sessions/steps';
import { readTranscript } from './routes/sessions/transcript';
import { decideApproval, listApprovals } from './routes/tasks/approvals';
import { browse } from './routes/tasks/browse';
import { retrieve } from './routes/tasks/retrieve';
import { deleteTask, openTask, readTask, takeTurn } from './routes/tasks/tasks';
import type { Service } from './service/service';

export interface AppOptions extends RelayAddress {
  service: Service;
  keys: Keys;
  version: string;
  rateLimit: RateLimit;
  log: CallLog;
  /** Receives every call, for GET /metrics. */
  callCounts: CallCounts;
  /** Where practice.html, pair.html and the files of /docs and /live are. */
  pagesDir: string;
  /** Where script and style sheet of Swagger UI are. */
  swaggerDir: string;
  /** The folder to load the extension from, for the pairing page. */
  extensionDir: string;
  /** How long a call of an MCP tool waits before it answers with a handle, in milliseconds. */
  mcpPatienceMs?: number;
}

const bytesPerMebibyte = 1024 * 1024;

/**
 * The relay's HTTP side. Its `fetch` is what @hono/node-server serves; what comes before it, `answerDirectly`, answers
 * on Node's own objects what is called most.
 */
export function createApp(options: AppOptions): Hono<AppEnv> & { answerDirectly: DirectHandler } {
  const { service, keys, version, rateLimit, log, pagesDir, swaggerDir, extensionDir } = options;

  const largeBodies = new LargeBodies(service);

  const v1 = new Hono<AppEnv>()
    .post('/browse', authorizeOperation('browse'), limitBody(maxMebibytes.call), ...browse(service, log))
    .post('/task', authorizeOperation('openTask'), limitBody(maxMebibytes.call), ...openTask(service))
    .post('/task/:taskId', authorizeOperation('takeTurn'), limitBody(maxMebibytes.call), ...takeTurn(service))
    .get('/task/:taskId', authorizeOperation('readTask'), ...readTask(service))
    .delete('/task/:taskId', authorizeOperation('deleteTask'), ...deleteTask(service))
    .post('/retrieve', authorizeOperation('retrieve'), limitBody(maxMebibytes.call), ...retrieve(service))
    .post(
      '/session',
      authorizeOperation('openSession'),
      limitBody(maxMebibytes.call),
      ...openSession(service),
    )
    .get('/sessions', authorizeOperation('listSessions'), ...listSessions(service))
    .post('/session/:sessionId', authorizeOperation('takeStep'), ...takeStep(service, largeBodies))
    .delete('/session/:sessionId', authorizeOperation('closeSession'), ...closeSession(service))
    .get('/session/:sessionId/screenshot', authorizeOperation('takeScreenshot'), ...takeScreenshot(service))
    .post(
      '/session/:sessionId/handoff',
      authorizeOperation('handOff'),
      limitBody(maxMebibytes.call),
      ...handOff(service),
    )
    .get('/session/:sessionId/transcript', authorizeOperation('readTranscript'), ...readTranscript(service))
    .get('/session/:sessionId/driver', authorizeOperation('readDriver'), ...readDriver(service))
    .post(
      '/session/:sessionId/driver',
      authorizeOperation('setDriver'),
      limitBody(maxMebibytes.call),
      ...setDriver(service),
    )
    .get('/approvals', authorizeOperation('listApprovals'), ...listApprovals(service))
    .post(
      '/approvals/:id',
      authorizeOperation('decideApproval'),
      limitBody(maxMebibytes.call),
      ...decideApproval(service),
    )
    .post('/live', authorizeOperation('issueLiveTicket'), ...issueLiveTicket(service))
    .get('/browsers', authorizeOperation('listBrowsers'), ...listBrowsers(service))
    .get('/fleet', authorizeOperation('readFleet'), ...readFleet(service))
    .post(
      '/fleet/relays/:name',
      authorizeOperation('setDraining'),
      limitBody(maxMebibytes.call),
      ...setDraining(service),
    );
  const description = describeApi(v1, version);

  const record = { log, counts: options.callCounts, refused: new RefusedCalls() };
  const app = new Hono<AppEnv>();
  app.use(logCalls(record));
  app.use(sendSafeHeaders);
  app.use(gate(options));
  // Only for GET: a step sent to `/session/` because its id got lost must not open a session.
  app.use(dropErrorOfRedirect, trimTrailingSlash());
  const refuseGuess = limitGuesses();
  const findCaller = callersOf(keys, refuseGuess);
  const limiter = new RateLimiter(rateLimit);
  const withKey = [authenticate(findCaller), limitRate(limiter)] as const;
  app.use('/v1/*', ...withKey);
  app.use('/mcp', ...withKey);
  app.use('/metrics', ...withKey);

  app.route('/v1', v1);
  app.get(
    '/v1/openapi.json',
    openApiDocument(() => description),
  );
  const maxRequestBytes = maxMebibytes.step * bytesPerMebibyte;
  const mcp = createMcpDoor({ service, version, log, maxRequestBytes, patienceMs: options.mcpPatienceMs });
  app.on(['GET', 'POST', 'DELETE'], '/mcp', async (c) => {
    const limit = largeBodies.limitFor(contextOf(c));
    const answer = await checkedRequest(c, limit)
      .then((request) => mcp(request, c.var.caller))
      .finally(limit.done);
    for (const [name, value] of answer.headers) if (!safeNames.has(name)) c.header(name, value);
    return c.newResponse(answer.body, answer.status as StatusCode);
  });
  app.get('/metrics', authorizeOperation('readMetrics'), metrics(service));
  app.get('/', (c) => c.redirect('/docs'));
  app.get('/health', health(service, version));
  app.route(
    '/docs',
    docs(() => description, { pagesDir, swaggerDir }),
  );
  app.route('/live', liveDoor({ service, keys, pagesDir, refuseGuess }));
  app.get('/practice', page(join(pagesDir, 'practice.html')));
  app.get('/pair', pairingPage(join(pagesDir, 'pair.html'), { port: options.port, extensionDir }));

  app.onError(answerError(log));
  app.notFound(answerUnknown(app));
  const answerDirectly = directCalls({
    service,
    address: options,
    findCaller,
    limiter,
    record,
    largeBodies,
  });
  return Object.assign(app, { answerDirectly });
}

const safeNames = new Set(Object.keys(safeHeaders).map((name) => name.toLowerCase()));

const sendSafeHeaders = createMiddleware<AppEnv>(async (c, next) => {
  for (const [name, value] of Object.entries(safeHeaders)) c.header(name, value);
  await next();
});

/** A path with a slash too many is redirected once no route was found for it. */
const dropErrorOfRedirect = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.res.status === 301) c.res.headers.delete('X-Error-Code');
});

function gate(address: RelayAddress) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const verdict = admit(
      {
        remoteAddress: getConnInfo(c).remote.address,
        host: c.req.header('host'),
        origin: c.req.header('origin'),
        secFetchSite: c.req.header('sec-fetch-site'),
        target: c.env.incoming.url,
        path: c.req.path,
        method: c.req.method,
      },
      address,
    );
    if (!verdict.ok) throw new RelayError(verdict.code, verdict.message);
    await next();
  });
}
