/** A task that runs in a session, or did last. */
export interface TaskReport {
  prompt: string;
  startedAt: string;
  /** `waiting`: an act is held. */
  state: 'running' | 'waiting' | 'ended';
  steps: number;
  /** How it ended: an outcome of /browse, or the code of an error. */
  outcome?: string;
  answer?: string;
  reason?: string;
  usage?: { calls: number; promptTokens: number; completionTokens: number };
}
