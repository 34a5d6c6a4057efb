/** What GET /metrics tells, as plain values. */
import type { ErrorCode } from '../../extension/protocol/errors';
import type { CallCount } from './call-counts';
import type { Durations } from './command-counts';

/** What this relay and its browsers are doing now, and have done since it started. */
export interface Readings extends Measured {
  tasks: {
    /** That the callers' own models decide, and that have not ended. */
    open: number;
    /** Of which a turn is being done now. */
    turns: number;
    /** Of `/v1/browse`, whose next act waits for approval. */
    held: number;
  };
  /** Reads of whole pages for questions. */
  pageReads: { running: number; waiting: number };
  /** Held acts that wait for a person. */
  approvalsWaiting: number;
  /** Absent where the relay is in no fleet. */
  fleet?: FleetReadings;
}

/** What the parts below the service measure. */
export interface Measured {
  calls: readonly CallCount[];
  commands: readonly Durations[];
  errors: readonly (readonly [ErrorCode, number])[];
  load: BrowserLoad;
  audit: {
    /** How many lines of the audit log the key that called most may still write now. */
    fewestLinesLeft: number;
    /** Calls that were only counted, because their key had no lines left. */
    unlisted: number;
  };
}

/** The browsers of this relay, and what waits in them. */
export interface BrowserLoad {
  browsers: number;
  sessions: number;
  /** Commands that were sent and have no reply yet. */
  pendingCommands: number;
  /** Of those, what waits for an earlier one in its session. */
  waitingCommands: number;
  /** Of those, screenshots. */
  pendingCaptures: number;
}

/** The fleet as this relay sees it. */
export interface FleetReadings {
  /** Whether the relay is connected with NATS. */
  isConnected: boolean;
  relays: readonly { state: 'up' | 'draining' | 'lost'; browsers: number; sessions: number }[];
}

/** Of a service that nothing is measured for. */
export const nothingMeasured: Measured = {
  calls: [],
  commands: [],
  errors: [],
  load: { browsers: 0, sessions: 0, pendingCommands: 0, waitingCommands: 0, pendingCaptures: 0 },
  audit: { fewestLinesLeft: 0, unlisted: 0 },
};
