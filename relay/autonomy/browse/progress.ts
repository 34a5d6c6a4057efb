/** What a task tells of its acts: before each one, and after all of a decision. */
import type { Pending } from '../../../extension/protocol/effects/consequential';
import type { RelayError } from '../../../extension/protocol/errors';
import type { ActOutcome } from '../model';
import type { Ending } from './endings';

/** What is about to be done, and on which page. */
export interface Progress {
  /** Its number, from 1; what reads or waits has one too. */
  step: number;
  url: string;
  title: string;
  action: string;
  selector: string;
  value?: unknown;
  target?: string;
  /** The result of the step before, in words: what it read, `done`, or why it failed. */
  before?: string;
}

/** What became of the acts of a decision; the values of secrets are masked. */
export interface Acted {
  /** Of those that were begun, in order. */
  outcomes: readonly ActOutcome[];
  /** The task has ended. */
  ending?: Ending;
  /** The last act begun was held, and waits to be approved. */
  pending?: Pending;
  /** With it nothing more can be done in the session, at least for now. */
  failure?: RelayError;
}
