// Why: without any model server tabrelay still answers /browse, by taking instructions literally.
import type { Model } from '../model';

/** Carries out nothing yet, and says so. */
export function createLiteralModel(): Model {
  return {
    name: 'embedded',
    plan: () => ({
      next: async () => ({
        end: 'needs_user',
        answer: '',
        reason: 'The embedded planner cannot read this instruction. Set OPENAI_API_KEY or OPENAI_BASE_URL.',
      }),
      usage: () => ({ calls: 0, promptTokens: 0, completionTokens: 0 }),
    }),
  };
}
