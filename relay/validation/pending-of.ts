import { randomUUID } from 'node:crypto';
import type { HeldAct, Pending } from '../../extension/protocol/effects/consequential';

/** The act as callers see it, under a new id. */
export function pendingOf({ binding: _, ...act }: HeldAct): Pending {
  return { id: randomUUID(), ...act };
}
