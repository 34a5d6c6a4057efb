/** What the bar in a driven window shows, and what its buttons ask for. */
import * as z from 'zod/mini';
import type { Driver } from '../driving';

export interface BarState extends Driver {
  /** Whose session it is. */
  keyName: string;
  /** Whether a task of that key drives, as opposed to single calls. */
  isTask: boolean;
}

/** To the bar: what it is to show, or that the picture for which it is hidden was taken. */
export type ToBar = { bar: BarState | 'captured' };

const barActs = ['take-over', 'hand-back', 'refuse'] as const;
export type BarAct = (typeof barActs)[number];

/** From the bar: the person has pressed one of its buttons. */
export const fromBarSchema = z.object({ barAct: z.enum(barActs) });
