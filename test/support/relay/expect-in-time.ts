/** Expects that a call ended at its deadline. */
import { expect } from 'vitest';
import type { Answer } from './rest-client';

/**
 * The relay ends a call 400 ms after its deadline; the rest is for HTTP on a loaded machine. A call without deadline
 * would take five seconds or more.
 */
const graceMs = 1_500;

/** Expects that the deadline which a call had (`timeoutMs` of its step) ended it. */
export function expectInTime({ tookMs }: Pick<Answer, 'tookMs'>, timeoutMs: number): void {
  expect(tookMs, `of a call with ${timeoutMs} ms`).toBeLessThan(timeoutMs + graceMs);
}
