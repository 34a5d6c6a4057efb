/** What the relay orders the extension to do. */
import * as z from 'zod/mini';
import { dialogPolicySchema } from '../dialogs';
import { driveOrderSchema, handoffOrderSchema } from '../driving';
import { holdSchema } from '../effects/consequential';
import { overviewOrderSchema, pauseAllOrderSchema, showOrderSchema } from '../live';
import { policySchema } from '../policy';

/** What the extension is to do, one variant per kind of order. */
export const orderSchema = z.discriminatedUnion('do', [
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
    /**
     * Whether the reply waits a moment for the requests of scripts that the act begins: another act follows at once. Of a
     * step that reads: whether it waits some seconds for what earlier such acts have made the page send to its server.
     */
    awaitsRequests: z.optional(z.boolean()),
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
  overviewOrderSchema,
  showOrderSchema,
  pauseAllOrderSchema,
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
    /** Waits until no other picture is wanted, and does not count as use of the session. */
    whenIdle: z.optional(z.boolean()),
  }),
]);
