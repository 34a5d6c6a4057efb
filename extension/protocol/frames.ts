/** The frames between relay and extension. Both ends parse with these schemas. */
import * as z from 'zod/mini';
import { approvalsSchema, decideSchema } from './approvals';
import { dialogPolicySchema } from './dialogs';
import { type Driver, driveOrderSchema, type HandoffResult, handoffOrderSchema } from './driving';
import { holdSchema } from './effects/consequential';
import { wireErrorSchema } from './errors';
import { challengeSchema, helloSchema, introductionSchema } from './handshake-frames';
import { policySchema } from './policy';

// The extension's content security policy forbids `new Function`, which zod's fast path tries.
z.config({ jitless: true });

/**
 * Raised when a frame changes in a way an older peer cannot read. `hello`, `challenge`, `introduction`, `welcome` and
 * `sessions` must stay readable by every version, so that an older extension learns that it has to reload.
 */
export const protocolVersion = 6;

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

/** What the extension is to do, one variant per kind of order. */
const orderSchema = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('open'),
    headless: z.boolean(),
    incognito: z.boolean(),
    url: z.optional(z.string()),
    width: z.int(),
    height: z.int(),
    dialogs: dialogPolicySchema,
    /** What to type into a prompt that is accepted; default: what the page suggests. */
    promptText: z.optional(z.string()),
    /** Limits the session as long as it lasts. */
    policy: z.optional(policySchema),
    /** Limits it in addition until the first step that acts: where opening `url` may lead. */
    opening: z.optional(policySchema),
    /** Whether consequential acts are held in it. */
    hold: z.optional(z.boolean()),
  }),
  /** Limits an open session further, for a task; without a policy, removes that limit. */
  z.object({
    do: z.literal('setPolicy'),
    sessionId: z.string(),
    /** Tells the policies of tasks in the same session apart. */
    taskId: z.string(),
    policy: z.optional(policySchema),
    /** Milliseconds until the limit is removed without a further order. */
    forMs: z.optional(z.number()),
  }),
  z.object({
    do: z.literal('step'),
    sessionId: z.string(),
    /** The action's name (synonyms are resolved by the relay). */
    action: z.string(),
    /** Selector and value as `parseStep` returned them. */
    selector: z.string(),
    value: z.optional(z.unknown()),
    /** Whether the reply is to name the element by a unique CSS selector, `css`. */
    wantCss: z.optional(z.boolean()),
    /** It is part of a task, or its key lacks the scope `act`, so it may not read what private fields hold. */
    withoutPrivate: z.optional(z.boolean()),
    /** Whether reading leaves out what is displayed where or as no person can see it. */
    onlySeen: z.optional(z.boolean()),
    /** Milliseconds after which an element that is not there is reported; default: when the step's time is over. */
    missAfterMs: z.optional(z.number()),
    /** Secrets by name, for `{{name}}` in the value; typed into private fields of the allowed domains. */
    secrets: z.optional(z.record(z.string(), z.string())),
    /**
     * Selectors of elements, no private fields, that a secret may be typed into, by its name. To a page: for each secret in
     * the value, whose place is checked there.
     */
    allowIn: z.optional(z.record(z.string(), z.array(z.string()))),
    /** Holds the act if it is consequential: error `held`, with nothing dispatched. */
    hold: z.optional(holdSchema),
  }),
  z.object({ do: z.literal('close'), sessionId: z.string() }),
  handoffOrderSchema,
  driveOrderSchema,
  /** Lists the sessions of the command's key. */
  z.object({ do: z.literal('list') }),
  z.object({
    do: z.literal('screenshot'),
    sessionId: z.string(),
    format: z.enum(['png', 'jpeg']),
    quality: z.optional(z.int()),
    raise: z.boolean(),
    /** Of this element only. */
    selector: z.optional(z.string()),
    /** Of all that can be scrolled to. */
    fullPage: z.optional(z.boolean()),
  }),
]);
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
  order: orderSchema,
});
export type Command = z.infer<typeof commandSchema>;

const replySchema = z.object({
  type: z.literal('reply'),
  id: z.string(),
  /** Of the page that the command was about, where it is known. */
  origin: z.optional(z.string()),
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
  ]),
});
export type SessionEvent = z.infer<typeof eventSchema>['event'];

/** The extension is accepted. It answers with its sessions, and then receives commands. */
const welcomeSchema = z.object({ type: z.literal('welcome'), buildId: z.string() });

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
  pongSchema,
]);
export type ToRelay = z.infer<typeof toRelaySchema>;
