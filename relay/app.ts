/** All middleware and all routes at a glance, in the order a call meets them. */
import { join } from 'node:path';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { trimTrailingSlash } from 'hono/trailing-slash';
import { RelayError } from '../extension/protocol/errors';
import type { Model } from './autonomy/model';
import type { Reader } from './autonomy/reading/reader';
import type { Browsers } from './browsers/browsers';
import { answerError, answerUnknown } from './http/answer-error';
import type { AppEnv } from './http/app-env';
import { authenticate, type Keys } from './http/auth';
import { admit, type RelayAddress } from './http/gate';
import { limitGuesses } from './http/limit-guesses';
import { limitRate, type RateLimit } from './http/rate-limit';
import { limitBody } from './http/read-json';
import { safeHeaders } from './http/safe-headers';
import { checkScope } from './http/scopes';
import { type CallLog, logCalls } from './log';
import { browse } from './routes/browse';
import { listBrowsers } from './routes/browsers';
import { docs } from './routes/docs';
import { health } from './routes/health';
import { describeApi, openApiDocument } from './routes/openapi';
import { page } from './routes/page';
import { retrieveAnswer } from './routes/retrieve';
import { takeScreenshot } from './routes/screenshot';
import { closeSession, listSessions, openSession } from './routes/sessions';
import { takeStep } from './routes/steps';

export interface AppOptions extends RelayAddress {
  browsers: Browsers;
  keys: Keys;
  version: string;
  /** What decides in /browse. */
  model: Model;
  /** What answers in /retrieve. */
  reader: Reader;
  rateLimit: RateLimit;
  log: CallLog;
  /** Where practice.html, pair.html and the files of /docs are. */
  pagesDir: string;
}

/** Most that a call may send; uploads travel inside a step. */
const maxMebibytes = { call: 1, step: 24 };

const staticPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

/** The relay's HTTP side. Its `fetch` is what @hono/node-server serves. */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const { browsers, keys, version, model, reader, rateLimit, log, pagesDir } = options;

  const v1 = new Hono<AppEnv>()
    .post('/browse', limitBody(maxMebibytes.call), ...browse(browsers, model, log))
    .post('/retrieve', limitBody(maxMebibytes.call), ...retrieveAnswer(browsers, reader))
    .post('/session', limitBody(maxMebibytes.call), ...openSession(browsers))
    .get('/sessions', ...listSessions(browsers))
    .post('/session/:sessionId', limitBody(maxMebibytes.step), ...takeStep(browsers))
    .delete('/session/:sessionId', ...closeSession(browsers))
    .get('/session/:sessionId/screenshot', ...takeScreenshot(browsers))
    .get('/browsers', ...listBrowsers(browsers));
  const description = describeApi(v1, version);

  const app = new Hono<AppEnv>();
  app.use(logCalls(log));
  app.use(sendSafeHeaders);
  app.use(gate(options));
  // Only for GET: a step sent to `/session/` because its id got lost must not open a session.
  app.use(trimTrailingSlash());
  app.use('/v1/*', authenticate(keys, limitGuesses()), limitRate(rateLimit), checkScope());

  app.route('/v1', v1);
  app.get(
    '/v1/openapi.json',
    openApiDocument(() => description),
  );
  app.get('/', (c) => c.redirect('/docs'));
  app.get('/health', health(browsers, version, model.name));
  app.route(
    '/docs',
    docs(() => description, pagesDir),
  );
  app.get('/practice', page(join(pagesDir, 'practice.html')));
  app.get('/pair', page(join(pagesDir, 'pair.html'), staticPolicy));

  app.onError(answerError(log));
  app.notFound(answerUnknown(app));
  return app;
}

const sendSafeHeaders = createMiddleware<AppEnv>(async (c, next) => {
  for (const [name, value] of Object.entries(safeHeaders)) c.header(name, value);
  await next();
});

function gate(address: RelayAddress) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const verdict = admit(
      {
        remoteAddress: getConnInfo(c).remote.address,
        host: c.req.header('host'),
        origin: c.req.header('origin'),
        secFetchSite: c.req.header('sec-fetch-site'),
        path: c.req.path,
        method: c.req.method,
      },
      address,
    );
    if (!verdict.ok) throw new RelayError(verdict.code, verdict.message);
    await next();
  });
}
