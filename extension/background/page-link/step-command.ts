import type { PageCommand } from '../../protocol/page-messages';

/** A command for a page that is a step. */
export type StepCommand = PageCommand & { order: Extract<PageCommand['order'], { do: 'step' }> };
