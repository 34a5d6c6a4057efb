/** What the live page needs of a browser: its sessions at a glance, the element of an act, and what a person orders. */
import * as z from 'zod/mini';

/** Asks for all sessions of the browser, whichever key has them. */
export const overviewOrderSchema = z.object({ do: z.literal('overview') });

/** Brings the window of a session to the front. */
export const showOrderSchema = z.object({ do: z.literal('show'), sessionId: z.string() });

/** Pauses or resumes the browser. */
export const pauseAllOrderSchema = z.object({ do: z.literal('pauseAll'), on: z.boolean() });

/** Whether somebody looks: only then acts are described. */
export const watchingSchema = z.object({ type: z.literal('watching'), on: z.boolean() });

/** The element of an act, just before it receives the events. */
export const actedOnSchema = z.object({
  role: z.string(),
  name: z.string(),
  /** Left, top, width and height, as parts of the window's; empty in a frame. */
  at: z.array(z.number()),
});
export type ActedOn = z.infer<typeof actedOnSchema>;

/** The person at the browser wants to open the live page. */
export const liveTicketRequestSchema = z.object({ type: z.literal('liveTicketRequest') });

/** The one-time ticket for it. */
export const liveTicketSchema = z.object({ type: z.literal('liveTicket'), ticket: z.string() });
