/** The reader that answers questions without a model server. */
import type { Reader, RunPageWork } from './reader';

/** @param tools.run does the work on pages and schemas; `warm` prepares for it */
export function createEmbeddedReader({ run, warm }: { run: RunPageWork; warm(): void }): Reader {
  return {
    warm,
    checkSchema: (schema, asking) => run('checkSchema', schema, asking),
    answer: (question, asking) => run('answer', question, asking),
  };
}
