/** A call is answered by its deadline whatever went wrong; how exactly is measured by the bench, not here. */
import { expect } from 'vitest';
import type { Answer } from './rest-client';

/**
 * The relay ends a call 400 ms after its deadline; the rest is what HTTP takes on a machine that others load. Whatever
 * would go on without a deadline takes five seconds and more.
 */
const graceMs = 1_500;

/** Expects that the deadline which a call had (`timeoutMs` of its step) ended it. */
export function expectInTime({ tookMs }: Pick<Answer, 'tookMs'>, timeoutMs: number): void {
  expect(tookMs, `of a call with ${timeoutMs} ms`).toBeLessThan(timeoutMs + graceMs);
}
