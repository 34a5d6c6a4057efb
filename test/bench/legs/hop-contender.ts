import type { Contender, Running } from '../contenders/contender';
import type { Pids } from '../cpu/cpu-by-role';
import type { Taps } from './taps';

/** A contender that a step passes hop by hop, so that its legs can be told apart. */
export interface HopContender extends Contender {
  /** @param taps take the times at its hops */
  start(taps?: Taps): Promise<Running & { pids(): Promise<Pids> }>;
}
