/** Asks a page for the messages that it has shown and taken away, such as a toast that was there while the model decided. */
import * as z from 'zod';
import { RelayError } from '../../../extension/protocol/errors';
import type { Mask } from '../../../extension/protocol/masking/mask-secrets';
import type { AgentSession } from '../agent-session';
import { mayHaveChanged } from '../language-model/changing-acts';
import { fold } from '../language-model/done/evidence/fold';
import { onlyLoading } from '../language-model/view/loaded-tree';
import type { ActOutcome, PassedMessage } from '../model';

const passed = z.array(z.object({ words: z.string(), actsAgo: z.int().min(0) }));

/** A page that shows more goes on showing something. */
const maxMessages = 5;

/** Of one task. */
export class PassedMessages {
  /** The latest snapshot of each tab that the planner was given: what stands there it knows. */
  readonly #shown = new Map<number | undefined, string>();
  #hasActed = false;

  noteShown(tree: string, tab: number | undefined): void {
    this.#shown.set(tab, tree);
  }

  noteActs(outcomes: readonly ActOutcome[]): void {
    this.#hasActed ||= mayHaveChanged(outcomes);
  }

  /** Those that are gone, each once. */
  async take(session: AgentSession, mask: Mask): Promise<PassedMessage[]> {
    if (!this.#hasActed) return [];
    const tab = (await session.tabs()).find(({ current }) => current)?.tab;
    const known = ` ${fold(this.#shown.get(tab) ?? '')} `;
    return (await ask(session))
      .map(({ words, actsAgo }) => ({ words: mask(words), actsAgo }))
      .filter(({ words }) => !known.includes(` ${fold(words)} `) && !onlyLoading.test(JSON.stringify(words)))
      .slice(-maxMessages);
  }
}

async function ask(session: AgentSession): Promise<PassedMessage[]> {
  try {
    const answer = await session.step('inspect', '', { messages: true });
    return passed.parse(JSON.parse(String(answer)));
  } catch (error) {
    // A page that cannot be read, or that is no web page, has none.
    if (error instanceof RelayError || error instanceof SyntaxError || error instanceof z.ZodError) return [];
    throw error;
  }
}
