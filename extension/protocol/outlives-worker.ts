import type { Command } from './frames/frames';

/**
 * Whether the extension's record of a command is written down, so that it outlives the service worker. It is not for a step
 * without an Idempotency-Key: nobody can ask for that again, and steps are too many to write each down.
 */
export function outlivesWorker({ bodyHash, order }: Pick<Command, 'bodyHash' | 'order'>): boolean {
  return bodyHash !== undefined || order.do !== 'step';
}
