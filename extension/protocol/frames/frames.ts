/** The frames between relay and extension. Both ends parse with these schemas. */
import * as z from 'zod/mini';
import { approvalsSchema, decideSchema } from '../approvals';
import { blockedSitesFrameSchema, fleetSitesSchema } from '../blocked-sites';
import { type Driver, driverSchema, type HandoffResult } from '../driving';
import { wireErrorSchema } from '../errors';
import { actedOnSchema, liveTicketRequestSchema, liveTicketSchema, watchingSchema } from '../live';
import { challengeSchema, helloSchema, introductionSchema } from './handshake-frames';
import { orderSchema } from './orders';

// The extension's content security policy forbids `new Function`, which zod's fast path tries.
z.config({ jitless: true });

/**
 * Raised when a frame changes in a way an older peer cannot read. `hello`, `challenge`, `introduction`, `welcome` and
 * `sessions` must stay readable by every version, so that an older extension learns that it has to reload.
 */
export const protocolVersion = 8;

/** Largest frame of an authenticated connection: it must hold a screenshot of a large window. */
export const maxFrameBytes = 32 * 1024 * 1024;

/** Largest frame of a connection that is not authenticated yet. */
export const maxUnauthenticatedFrameBytes = 4 * 1024;

/** A session as the extension keeps it. Times are ISO 8601 UTC. */
export const sessionSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  lastActive: z.string(),
  keyName: z.string(),
  headless: z.boolean(),
  incognito: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

/** A session that was opened, with the HTTP status of its page where there is one. */
export const openedSessionSchema = z.extend(sessionSchema, { httpStatus: z.optional(z.int()) });
export type OpenedSession = z.infer<typeof openedSessionSchema>;

/** A session with what its current tab shows. */
export const listedSessionSchema = z.extend(sessionSchema, {
  url: z.string(),
  title: z.string(),
  driver: z.optional(z.enum(['api', 'user'])),
});
export type ListedSession = z.infer<typeof listedSessionSchema>;

/** All sessions of a browser, and whether the person has paused it. */
export const overviewSchema = z.object({
  paused: z.boolean(),
  sessions: z.array(z.extend(listedSessionSchema, driverSchema.shape)),
});
export type Overview = z.infer<typeof overviewSchema>;

export type Order = z.infer<typeof orderSchema>;

/** The result of each kind of order. */
export interface OrderResults {
  open: OpenedSession;
  step: StepResult;
  close: null;
  list: ListedSession[];
  setPolicy: null;
  handoff: HandoffResult;
  drive: Driver;
  overview: Overview;
  show: null;
  pauseAll: null;
  screenshot: Screenshot;
}

export const screenshotSchema = z.object({
  /** Raw base64, no `data:` prefix. */
  image: z.string(),
  /** It was too large for one picture; the right and the bottom are missing. */
  truncated: z.optional(z.boolean()),
});
export type Screenshot = z.infer<typeof screenshotSchema>;

/** A string from a reading action, an object from every other. */
export const stepResultSchema = z.union([z.string(), z.looseObject({ success: z.boolean() })]);
export type StepResult = z.infer<typeof stepResultSchema>;

export const commandSchema = z.object({
  type: z.literal('command'),
  id: z.string(),
  /** Time left until the caller's deadline when the frame was sent. */
  timeoutMs: z.number(),
  /** When that was, in epoch milliseconds; both ends are on one machine. What arrives too late is not begun. */
  sentAt: z.number(),
  keyName: z.string(),
  /** Of a command whose id comes from an Idempotency-Key: the same key must come with the same body. */
  bodyHash: z.optional(z.string()),
  /** `act` is journalled and never repeated; `read` has no effect and may be sent again. */
  effect: z.enum(['act', 'read']),
  /** A person orders it, or only looks: it is done although the browser or the session is paused. */
  byPerson: z.optional(z.boolean()),
  order: orderSchema,
});
export type Command = z.infer<typeof commandSchema>;

const replySchema = z.object({
  type: z.literal('reply'),
  id: z.string(),
  /** Of the page that the command was about, where it is known. */
  origin: z.optional(z.string()),
  /** The element that was acted on, such as `button "Save"`, where its selector does not say it to people. */
  element: z.optional(z.string()),
  result: z.optional(z.unknown()),
  error: z.optional(wireErrorSchema),
});
export type Reply = z.infer<typeof replySchema>;

export const cancelSchema = z.object({ type: z.literal('cancel'), id: z.string() });

/** A change of a session that is not the reply to a command. */
const eventSchema = z.object({
  type: z.literal('event'),
  event: z.discriminatedUnion('name', [
    z.object({ name: z.literal('session-opened'), session: sessionSchema }),
    z.object({ name: z.literal('session-closed'), sessionId: z.string() }),
    /** An act of the session is about to be done on this element. */
    z.object({ name: z.literal('acting'), sessionId: z.string(), on: actedOnSchema }),
  ]),
});
export type SessionEvent = z.infer<typeof eventSchema>['event'];

/** The extension is accepted. It answers with its sessions, and then receives commands. */
const welcomeSchema = z.object({
  type: z.literal('welcome'),
  buildId: z.string(),
  blockedSites: fleetSitesSchema,
});

/** The relay does not know the browser any more, and proves that it is the relay that did. */
const unpairedSchema = z.object({ type: z.literal('unpaired'), proof: z.string() });

/** All open sessions, however many: more than an unauthenticated connection may send. */
const sessionsSchema = z.object({ type: z.literal('sessions'), sessions: z.array(sessionSchema) });

/**
 * After a reconnect the relay asks for the state of the commands that it has no reply to. `running`: the reply will come;
 * `lost`: begun by a service worker that has stopped since, so the outcome is unknown.
 */
const resyncRequestSchema = z.object({ type: z.literal('resyncRequest'), ids: z.array(z.string()) });
const resyncResponseSchema = z.object({
  type: z.literal('resyncResponse'),
  entries: z.array(
    z.object({
      id: z.string(),
      state: z.enum(['unseen', 'running', 'lost', 'done']),
      reply: z.optional(replySchema),
    }),
  ),
});

/** Data messages, because protocol pings do not keep a service worker awake. */
const pingSchema = z.object({ type: z.literal('ping') });
const pongSchema = z.object({ type: z.literal('pong') });

export const toExtensionSchema = z.discriminatedUnion('type', [
  challengeSchema,
  welcomeSchema,
  unpairedSchema,
  commandSchema,
  cancelSchema,
  resyncRequestSchema,
  approvalsSchema,
  watchingSchema,
  liveTicketSchema,
  blockedSitesFrameSchema,
  pingSchema,
]);
export type ToExtension = z.infer<typeof toExtensionSchema>;

export const toRelaySchema = z.discriminatedUnion('type', [
  helloSchema,
  introductionSchema,
  sessionsSchema,
  replySchema,
  eventSchema,
  resyncResponseSchema,
  decideSchema,
  liveTicketRequestSchema,
  blockedSitesFrameSchema,
  pongSchema,
]);
export type ToRelay = z.infer<typeof toRelaySchema>;
