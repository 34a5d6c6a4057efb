import type { PageCommand } from '../../protocol/page-frames';

/** A command for a page that is a step. */
export type StepCommand = PageCommand & { order: Extract<PageCommand['order'], { do: 'step' }> };
