/** The door of the live page: the page itself, which needs no key, and what it calls with its token. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { stream } from 'hono/streaming';
import * as z from 'zod';
import { RelayError } from '../../extension/protocol/errors';
import type { AppEnv } from '../http/app-env';
import type { Keys } from '../http/auth';
import { limitBody, readJson } from '../http/read-json';
import { decideApprovalInput } from '../service/approvals/approval';
import type { RequestContext } from '../service/caller';
import type { Service } from '../service/service';
import { setDriverInput } from '../service/sessions/driving';
import { strictInput } from '../validation/strict-input';
import { authenticateToken, callerOf } from './authenticate-token';
import { transcriptReport } from './transcript-report';

/** No script and no style but ours, nothing from elsewhere, no frame, and no text that becomes HTML. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

const maxMebibytes = 1;
const ticketInput = strictInput({ ticket: z.string().max(100) });
const switchInput = strictInput({ on: z.boolean() });

interface Parts {
  service: Service;
  keys: Keys;
  pagesDir: string;
  /** Called for each wrong ticket or token; may throw too_many_requests. */
  refuseGuess(remoteAddress: string | undefined): void;
}

/** GET /live and all below it. */
export function liveDoor({ service, keys, pagesDir, refuseGuess }: Parts): Hono<AppEnv> {
  const page = readFileSync(join(pagesDir, 'live.html'), 'utf8');
  const app = new Hono<AppEnv>();
  app.get('/', (c) => {
    c.header('Content-Security-Policy', policy);
    // No page that opened it, or that it opened, keeps a hold on it.
    c.header('Cross-Origin-Opener-Policy', 'same-origin');
    c.header('Referrer-Policy', 'no-referrer');
    return c.html(page);
  });
  for (const [name, type] of [
    ['live.js', 'text/javascript'],
    ['live.css', 'text/css'],
  ] as const) {
    app.get(`/${name}`, (c) =>
      c.body(readFileSync(join(pagesDir, name)), 200, { 'Content-Type': `${type}; charset=utf-8` }),
    );
  }
  app.post('/token', limitBody(maxMebibytes), async (c) => {
    // A browser sends it with every POST; what comes without is no page of ours.
    if (c.req.header('origin') !== `http://${c.req.header('host')}`) throw notOurPage();
    const { ticket } = await readJson(c, ticketInput);
    const token = service.live.exchangeTicket(ticket);
    if (token === undefined) {
      refuseGuess(c.env.incoming.socket.remoteAddress);
      throw usedUp();
    }
    return c.json({ token });
  });
  app.use('/api/*', authenticateToken({ service, keys, refuseGuess }));
  app.route('/api', liveApi(service, keys));
  return app;
}

function liveApi(service: Service, keys: Keys): Hono<AppEnv> {
  const { live } = service;
  const app = new Hono<AppEnv>();
  app.get('/events', (c) => events(c, service, keys));
  app.get('/sessions/:sessionId/picture', async (c) => {
    const { image } = await live.lookAtSession(inSession(c), contextOf(c));
    return c.body(Buffer.from(image, 'base64'), 200, { 'Content-Type': 'image/jpeg' });
  });
  app.get('/sessions/:sessionId/transcript', async (c) => {
    const last = Number(c.req.query('last')) || undefined;
    const transcript = await service.readTranscript({ ...inSession(c), ...(last && { last }) }, contextOf(c));
    return c.json({ transcript });
  });
  app.get('/sessions/:sessionId/report', async (c) => {
    const transcript = await service.readTranscript(inSession(c), contextOf(c));
    const task = await live.taskOf(inSession(c), contextOf(c));
    c.header('Content-Disposition', `attachment; filename="tabrelay-${transcript.sessionId}.html"`);
    return c.html(transcriptReport(transcript, task));
  });
  app.post('/sessions/:sessionId/driver', limitBody(maxMebibytes), async (c) => {
    const input = await readJson(c, setDriverInput);
    return c.json({ driver: await service.setDriver({ ...input, ...inSession(c) }, contextOf(c)) });
  });
  app.post('/sessions/:sessionId/show', async (c) => done(c, live.showSession(inSession(c), contextOf(c))));
  app.post('/sessions/:sessionId/pause', async (c) => done(c, live.pauseSession(inSession(c), contextOf(c))));
  app.post('/sessions/:sessionId/stop', async (c) => done(c, live.stopSession(inSession(c), contextOf(c))));
  app.delete('/sessions/:sessionId', async (c) => done(c, live.endSession(inSession(c), contextOf(c))));
  app.post('/approvals/:id', limitBody(maxMebibytes), async (c) => {
    const { decision } = await readJson(c, decideApprovalInput);
    const id = c.req.param('id');
    return c.json({ approval: await service.decideApproval({ id, decision }, contextOf(c)) });
  });
  app.post('/pause', limitBody(maxMebibytes), async (c) =>
    done(c, live.pauseBrowsers(await readJson(c, switchInput), contextOf(c))),
  );
  return app;
}

/** One JSON object per line, until the page or its right is gone. A line is written when the one before was taken. */
function events(c: Context<AppEnv>, service: Service, keys: Keys): Response {
  const isAllowed = () => callerOf(c, { service, keys });
  const gone = new AbortController();
  const context = contextOf(c);
  const signal = AbortSignal.any([context.signal, gone.signal]);
  const frames = service.live.watchSessions(isAllowed, { ...context, signal });
  c.header('Content-Type', 'application/x-ndjson');
  return stream(c, async (to) => {
    to.onAbort(() => gone.abort());
    for await (const frame of frames) await to.write(`${JSON.stringify(frame)}\n`);
  });
}

async function done(c: Context<AppEnv>, work: Promise<void>): Promise<Response> {
  await work;
  return c.json({});
}

function inSession(c: Context<AppEnv>): { sessionId: string } {
  return { sessionId: c.req.param('sessionId') ?? '' };
}

function contextOf(c: Context<AppEnv>): RequestContext {
  return { caller: c.var.caller, signal: c.req.raw.signal, byPerson: true };
}

function notOurPage(): RelayError {
  return new RelayError(
    'forbidden',
    'A ticket is exchanged by the page /live only. Open the link that has it.',
  );
}

function usedUp(): RelayError {
  return new RelayError(
    'unauthorized',
    'This link was used already, or is older than a minute. Get a new one from the popup of the extension or with npx tabrelay live.',
  );
}
