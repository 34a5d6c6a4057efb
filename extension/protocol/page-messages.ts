/** The messages between content script and service worker. */
import * as z from 'zod/mini';
import { wireErrorSchema } from './errors';
import { cancelSchema, commandSchema, stepResultSchema } from './frames/frames';

/** The names of ports to the worker: what a content script opens when it is run, and when the worker closed that one. */
export type PagePortName = 'page' | 'page again';

/** What was copied last in a session. */
const sessionClipboardSchema = z.object({
  /** Of the document in which it was copied. */
  origin: z.string(),
  /** When, in epoch milliseconds. */
  atMs: z.number(),
  /** By MIME type. */
  texts: z.record(z.string(), z.string()),
});
export type SessionClipboard = z.infer<typeof sessionClipboardSchema>;

const pageCommandSchema = z.extend(commandSchema, {
  /** Refs up to this number have been given in the session, also to elements of other documents. */
  refsGiven: z.optional(z.number()),
  /** The clipboard of the session. */
  clipboard: z.optional(sessionClipboardSchema),
  /** Whether to describe the element of the act to people. */
  describe: z.optional(z.boolean()),
});

/** To the page: run a step, cancel it, report when two frames are drawn, report the index of this frame, a requested tick. */
const toPageSchema = z.discriminatedUnion('type', [
  z.extend(pageCommandSchema, {
    /** Reads that come right after this one: those that can be answered at once are answered with it, in this order. */
    next: z.optional(z.array(pageCommandSchema)),
  }),
  cancelSchema,
  /** `stepped`: a step may have changed the page since the last time. */
  z.object({ type: z.literal('settle'), id: z.string(), stepped: z.boolean() }),
  z.object({ type: z.literal('where'), id: z.string() }),
  z.object({ type: z.literal('tick') }),
]);
export type ToPage = z.infer<typeof toPageSchema>;
export type PageCommand = Extract<ToPage, { type: 'command' }>;

/** Indexes into `window.frames`, or the `src` of frames in shadow trees. */
const framePathSchema = z.array(z.union([z.number(), z.string()]));

/** Where in a text the text of a frame belongs that the document itself cannot read. */
const framePlaceholderSchema = z.object({
  /** From that document. */
  framePath: framePathSchema,
  /** In characters from the start of the text; what belongs there is whole lines. */
  at: z.number(),
  /** What each line of the frame's text begins with. */
  indent: z.string(),
  /** The value of the step in the frame, if it is another one. */
  value: z.optional(z.unknown()),
});
export type FramePlaceholder = z.infer<typeof framePlaceholderSchema>;

/** What the service worker is still to do to a text that was read. */
const unfinishedSchema = z.object({
  framePlaceholders: z.array(framePlaceholderSchema),
  /** The text may hold refs such as `[e12]`, outside of quotes; none has a higher number than this. */
  refs: z.optional(z.number()),
  /** Keep the text under this key; with `diff`, return only what is new since the last one. */
  remember: z.optional(z.string()),
  diff: z.optional(z.boolean()),
  /** Leave out what comes before this character. */
  from: z.optional(z.number()),
  /** Shorten to so many characters, with a note. */
  maxChars: z.optional(z.number()),
  /** The result when no document returned any text. */
  ifEmpty: z.optional(z.string()),
});
export type Unfinished = z.infer<typeof unfinishedSchema>;

/** Every script that a document gets only when it needs it: the files in extension/entrypoints/lazy/. */
export const lazyScripts = [
  'access-key',
  'bar',
  'clipboard',
  'describe-miss',
  'drag',
  'effects',
  'fill-slider',
  'find-text',
  'hover',
  'html',
  'identity',
  'inspect',
  'judge-press',
  'judge-text',
  'key-places',
  'markdown',
  'move-by-key',
  'only-usable',
  'passages',
  'rebind',
  'rich-text',
  'scroll-page',
  'secret-places',
  'select-options',
  'selector-generator',
  'set-checked',
  'stage',
  'submit-form',
  'text',
  'unfit-value',
  'upload',
  'visibility-filter',
] as const;
export type LazyScript = (typeof lazyScripts)[number];

/** The element of an act, as its document knows it; a box in CSS pixels of the viewport, whose size may not be known. */
const inPageSchema = z.object({
  role: z.string(),
  name: z.string(),
  box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  view: z.array(z.number()),
});
export type InPage = z.infer<typeof inPageSchema>;

/** What a document answers to a step. */
const answerSchema = z.object({
  id: z.string(),
  result: z.optional(stepResultSchema),
  error: z.optional(wireErrorSchema),
  unfinished: z.optional(unfinishedSchema),
  /** The element lies in a frame of another origin: go on there with the rest of the selector. */
  enter: z.optional(
    z.object({
      framePath: framePathSchema,
      selector: z.string(),
      /** The step's value there, if it is another one. */
      value: z.optional(z.unknown()),
      /** The step's selectors for its secrets there, of those that lead into the frame. */
      allowIn: z.optional(z.record(z.string(), z.array(z.string()))),
      /** The frame's own unique CSS selector, if the step wants one. */
      css: z.optional(z.string()),
    }),
  ),
  /** What was copied in this document since. */
  clipboard: z.optional(sessionClipboardSchema),
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
});

/** To the service worker. */
export const fromPageSchema = z.discriminatedUnion('type', [
  z.extend(answerSchema, {
    type: z.literal('answer'),
    /** To reads that came next. */
    ahead: z.optional(z.array(answerSchema)),
  }),
  /** The element that the step is about to act on, or that it is held for. */
  z.object({ type: z.literal('at'), id: z.string(), on: inPageSchema }),
  /** The page is about to receive events of the step; without this message it has not received any. */
  z.object({ type: z.literal('begun'), id: z.string() }),
  /** All of the step was done; this is the result, should the document be gone before it answers. */
  z.object({ type: z.literal('delivered'), id: z.string(), result: stepResultSchema }),
  z.object({
    type: z.literal('settled'),
    id: z.string(),
    visible: z.boolean(),
    /** Nothing has changed since the page was drawn; it tells when something does. */
    atRest: z.optional(z.boolean()),
    /** It had to be drawn first. */
    waited: z.optional(z.boolean()),
  }),
  /** The document changed, for the first time since it settled, or its bar came back. */
  z.object({ type: z.literal('changed') }),
  z.object({ type: z.literal('here'), id: z.string(), frameIndex: z.number() }),
  /** Send a tick in 20 ms: timers of the page may be throttled. */
  z.object({ type: z.literal('tick') }),
  /** Put a lazy script into this document. */
  z.object({ type: z.literal('script'), name: z.enum(lazyScripts) }),
]);
export type FromPage = z.infer<typeof fromPageSchema>;
