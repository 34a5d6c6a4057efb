import type { Command } from 'commander';
import type { CliContext } from '../cli-context';
import type { Exit } from '../exit-codes';

/** Runs what a command does with its context, reports what it throws, and keeps how it ended. */
export type Run = (command: Command, act: (context: CliContext) => Promise<Exit>) => Promise<void>;
