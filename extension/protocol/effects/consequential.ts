/** Acts that have consequences outside of the page: what they are called, how they are held, and what is said of them. */
import * as z from 'zod/mini';
import { dialogPolicySchema } from '../dialogs';

/** The closed list of verb classes. `pay` includes buying, ordering and booking, `send` posting, publishing and sharing. */
export const verbClasses = ['pay', 'delete', 'send', 'transfer', 'grant', 'sign', 'cancel'] as const;
export type VerbClass = (typeof verbClasses)[number];

/** What a held act does: a verb class, putting files into a page, or sending any other form. */
export const effectKindSchema = z.enum([...verbClasses, 'upload', 'form']);
export type EffectKind = z.infer<typeof effectKindSchema>;

/**
 * `named`: held unless the caller named it. `read`: every one is held, and every form that is sent by POST besides, unless
 * it searches or logs in. `any`: nothing is held.
 */
export const effectsModes = ['named', 'read', 'any'] as const;

/** An act of a task that the page has told was carried out. */
const doneActSchema = z.object({
  what: effectKindSchema,
  /** What its control is called. */
  name: z.string(),
});
export type DoneAct = z.infer<typeof doneActSchema>;

/** How a step is to be held. */
export const holdSchema = z.object({
  /** `any`: only if its session holds. */
  mode: z.enum(effectsModes),
  /** The caller's own words, which can name an act. Without them none is named. */
  prompt: z.optional(z.string()),
  /** What the acts that were let through before in the same task do: what finishes them is named with them. */
  inherits: z.optional(z.array(effectKindSchema)),
  /** The acts of the same task that were carried out: what is ordered once is not done again. */
  carriedOut: z.optional(z.array(doneActSchema)),
  /**
   * The binding of a held act that was approved. It is let through if it is still the same. Of a dialog that an approved
   * act has opened: those of both, with a space between them.
   */
  approved: z.optional(z.string()),
  /** A planner has written the selector: if several elements match it, the act is refused. */
  isOfPlanner: z.optional(z.boolean()),
  /** The messages of dialogs that were reported, where the act accepts the one that it opens. */
  accepts: z.optional(z.array(z.string())),
  /** What the session does with dialogs; the service worker adds it. */
  dialogs: z.optional(dialogPolicySchema),
});
export type Hold = z.infer<typeof holdSchema>;

/** An act that was held before anything of it was dispatched, in words for the person who decides. */
export const heldActSchema = z.object({
  what: effectKindSchema,
  /** The step's action, or `accept` for a dialog that the step has opened. */
  action: z.string(),
  /** `button "Delete account"`, `confirm "Delete all messages?"`. */
  element: z.string(),
  /** Its dialog, row, card or form, and the page's address. */
  where: z.string(),
  why: z.string(),
  /** Of the document that the element is in. */
  origin: z.optional(z.string()),
  /** Differs as soon as the element, its place, its form or what the form holds is another one. */
  binding: z.string(),
});
export type HeldAct = z.infer<typeof heldActSchema>;

/** A held act that waits to be approved, as callers see it. */
export type Pending = Omit<HeldAct, 'binding'> & { id: string };
