import type { RequestContext } from './caller';

/** Receives what is reported while an answer is waited for. */
export type Report = (value: unknown) => unknown;

/** What a door of this relay keeps for callers by an id, such as a call of MCP that goes on under a handle. */
export interface Keeper {
  has(id: string): boolean;
  /**
   * Answers about what it keeps.
   * @param question as the same door of any relay of the fleet asks it
   */
  ask(question: unknown, context: RequestContext, report: Report): Promise<unknown>;
}

/** What is asked of the relay that keeps the id. */
export interface KeeperQuestion {
  id: string;
  question: unknown;
}
