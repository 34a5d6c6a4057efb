/** What a task or a question does in its browser session; relay/service carries it out under the caller's key. */
import type { HandoffResult } from '../../extension/protocol/driving';
import type { DoneAct } from '../../extension/protocol/effects/consequential';
import type { StepResult } from '../../extension/protocol/frames/frames';
import type { Policy } from '../../extension/protocol/policy';

export interface Tab {
  /** What the action `tab` takes. */
  tab: number;
  url: string;
  title: string;
  current: boolean;
}

/** A request that `egress: held` has blocked, without its path, which may hold a secret. */
export interface HeldRequest {
  type: string;
  origin: string;
}

/** What is known of an act besides the act itself. */
export interface HowToStep {
  approved?: string | undefined;
  acceptsDialog?: boolean;
  /** Of an act of a decision: whether another one follows at once, without a look at what this one leads to. */
  isFollowed?: boolean;
  /** Of a step that reads: whether it waits some seconds for what the page is sending to its server. */
  awaitsServer?: boolean;
}

export interface AgentSession {
  /** What was blocked so far, each once. */
  readonly heldRequests?: readonly HeldRequest[];
  /**
   * Does one step. Reading leaves out what no person can see; an act names its element by a unique CSS selector.
   * @param more.approved the binding of a held act that was approved
   * @param more.acceptsDialog whether it accepts a dialog whose message a reply has reported before
   * @throws RelayError what the step throws, `held` for an act that is not named; interrupted once the caller is gone or the deadline is over
   */
  step(action: string, selector?: string, value?: unknown, more?: HowToStep): Promise<StepResult>;
  /**
   * Tells of the latest act with consequences what the page says of it. What was done and is ordered once is held from then on.
   * @param isDone whether it was done; undefined where the page does not tell
   */
  confirmDone?(isDone: (act: DoneAct) => Promise<boolean | undefined>): Promise<void>;
  tabs(): Promise<Tab[]>;
  /** What the window shows, as raw base64 PNG. */
  screenshot(): Promise<string>;
  /** Asks a person to do something in the window, and waits for their answer; for `forMs` milliseconds at most. */
  handOff(instructions: string, forMs: number): Promise<HandoffResult>;
  /** Binds the session to a policy until it is released, or for `forMs` milliseconds; without a policy releases it. */
  setPolicy(policy?: Policy, forMs?: number): Promise<void>;
}
