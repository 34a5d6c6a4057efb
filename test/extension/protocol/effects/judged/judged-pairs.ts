import type { EffectKind } from '../../../../../extension/protocol/effects/consequential';

/** Where a control stands. */
export interface Place {
  title?: string;
  says?: string;
  row?: string;
  otherRows?: string[];
  /** What else can be pressed. */
  otherNames?: string[];
  /** Other controls have the same name. */
  many?: boolean;
  /** What was let through before in the same task. */
  inherits?: EffectKind[];
}

/** A prompt, the names of controls with `|` between them, and where they are. */
export type JudgedPair = readonly [prompt: string, names: string, place?: Place];

export interface JudgedPairs {
  held: readonly JudgedPair[];
  released: readonly JudgedPair[];
}
