/** A link of the chain from the command line to a page, and what is known about it. */
export interface Finding {
  /** `warning`: it works, but somebody should know. `skipped`: nothing to check, or what it needs is broken. */
  state: 'ok' | 'warning' | 'broken' | 'skipped';
  /** What was found, in one sentence. */
  what: string;
  /** What to do, in the imperative. */
  todo?: string;
}

export interface Check {
  name: string;
  title: string;
  /** Names of checks without which this one says nothing. */
  needs?: readonly string[];
  run(): Finding | Promise<Finding>;
}

export type Report = (Finding & Pick<Check, 'name' | 'title'>)[];

export const ok = (what: string): Finding => ({ state: 'ok', what });
export const warning = (what: string, todo: string): Finding => ({ state: 'warning', what, todo });
export const broken = (what: string, todo: string): Finding => ({ state: 'broken', what, todo });
export const skipped = (what: string): Finding => ({ state: 'skipped', what });
