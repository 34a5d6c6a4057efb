/** What content script and worker say to each other beyond the command itself. */
import * as z from 'zod/mini';
import { errorCodeSchema } from './errors';
import { cancelSchema, commandSchema, stepResultSchema } from './frames';

/** The worker's side: run a step, stop it, draw two frames and tell, say which frame you are, the tick that was asked for. */
const toPageSchema = z.discriminatedUnion('type', [
  /** A page that was busy past the deadline must not begin after it. */
  z.extend(commandSchema, {
    /** Refs up to this number have been given in the session, be it of other documents. */
    refsGiven: z.optional(z.number()),
  }),
  cancelSchema,
  z.object({ type: z.literal('settle'), id: z.string() }),
  z.object({ type: z.literal('where'), id: z.string() }),
  z.object({ type: z.literal('tick') }),
]);
export type ToPage = z.infer<typeof toPageSchema>;
export type PageCommand = Extract<ToPage, { type: 'command' }>;

/** Indexes into `window.frames`, or the `src` of frames in shadow trees. */
const framePathSchema = z.array(z.union([z.number(), z.string()]));

/** A place in a text where the text of a frame belongs that cannot be read from the document that was asked. */
const framePlaceholderSchema = z.object({
  /** From that document. */
  framePath: framePathSchema,
  /** In characters from the start of the text; what belongs there is whole lines. */
  at: z.number(),
  /** What each of its lines begins with. */
  indent: z.string(),
  /** The value to ask the frame with, where it is not the step's own. */
  value: z.optional(z.unknown()),
});
export type FramePlaceholder = z.infer<typeof framePlaceholderSchema>;

/** What is still to be done to a text that was read. */
const unfinishedSchema = z.object({
  framePlaceholders: z.array(framePlaceholderSchema),
  /** The text may hold refs such as `[e12]`, outside of quotes; none has a higher number than this. */
  refs: z.optional(z.number()),
  /** The text is to be remembered under this key, and with `diff` only what is new since then is to be told. */
  remember: z.optional(z.string()),
  diff: z.optional(z.boolean()),
  /** Cut off after so many characters, saying so. */
  maxChars: z.optional(z.number()),
  /** What to say when nobody had anything to say. */
  ifEmpty: z.optional(z.string()),
});
export type Unfinished = z.infer<typeof unfinishedSchema>;

const lazyScriptSchema = z.enum([
  'clipboard',
  'drag',
  'hover',
  'inspect',
  'markdown',
  'mover',
  'selector-generator',
  'passages',
  'visibility-filter',
  'upload',
]);
export type LazyScript = z.infer<typeof lazyScriptSchema>;

/** The page's side. */
export const fromPageSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('answer'),
    id: z.string(),
    result: z.optional(stepResultSchema),
    error: z.optional(z.object({ code: errorCodeSchema, message: z.string() })),
    unfinished: z.optional(unfinishedSchema),
    /** The element lies in a frame of another origin: go on there with the rest of the selector. */
    enter: z.optional(
      z.object({
        framePath: framePathSchema,
        selector: z.string(),
        /** The step's value there, if it is another one. */
        value: z.optional(z.string()),
        /** The frame's own unique CSS selector, if the step wants one. */
        css: z.optional(z.string()),
      }),
    ),
    /** The step clicked a link that opens a tab of its own, which the worker is to open. */
    newTabUrl: z.optional(z.string()),
    /** The step clicked a link for which the browser itself opens a tab. */
    tabByBrowser: z.optional(z.boolean()),
    /** The step started a download. */
    downloading: z.optional(z.boolean()),
    /** The step started a navigation that will replace this document. */
    leaving: z.optional(z.boolean()),
    /** The step started a navigation of a frame, of this document's own or of one in it, to what a server has. */
    frameLeaving: z.optional(z.boolean()),
  }),
  /** The page is about to feel the step; without this word it has not, whatever becomes of the document. */
  z.object({ type: z.literal('begun'), id: z.string() }),
  /** All of the step was done; this is its result should the document be gone before it can say more. */
  z.object({ type: z.literal('delivered'), id: z.string(), result: stepResultSchema }),
  z.object({ type: z.literal('settled'), id: z.string(), visible: z.boolean() }),
  z.object({ type: z.literal('here'), id: z.string(), frameIndex: z.number() }),
  /** Please wake me in a moment: the page's own timers may be asleep. */
  z.object({ type: z.literal('tick') }),
  /** Please put a rarely needed script into this document: such as the Markdown converter. */
  z.object({ type: z.literal('script'), name: lazyScriptSchema }),
]);
export type FromPage = z.infer<typeof fromPageSchema>;
