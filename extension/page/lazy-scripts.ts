/** Scripts that a document gets only when a step needs them, so that the page script stays small. */
import { RelayError } from '../protocol/errors';
import type { LazyScript } from '../protocol/page-messages';

declare global {
  /** What the lazy scripts of this document have provided. In the isolated world of the extension; dies with the document. */
  var tabrelayLazyScripts: Partial<LazyScripts> | undefined;
}

/** What the document has of a script; undefined while it has not been loaded. */
export function provided<Name extends LazyScript>(name: Name): LazyScripts[Name] | undefined {
  return globalThis.tabrelayLazyScripts?.[name];
}

/** Makes a script's value available to the page script. If the document has one already, it stays. */
export function provide<Name extends LazyScript>(name: Name, value: LazyScripts[Name]): void {
  globalThis.tabrelayLazyScripts ??= {};
  globalThis.tabrelayLazyScripts[name] ??= value;
}

/**
 * The value of a script, which is put into the document if it is not there yet.
 * @throws RelayError timeout when the script has not been loaded by the deadline of the step
 */
export async function load<Name extends LazyScript>(
  name: Name,
  step: { signal: AbortSignal; tick(): Promise<void>; requestScript(name: LazyScript): void },
): Promise<LazyScripts[Name]> {
  let value = provided(name);
  if (value === undefined) step.requestScript(name);
  while (value === undefined) {
    if (step.signal.aborted)
      throw new RelayError('timeout', `The script "${name}" was not loaded in time. Try again.`);
    await step.tick();
    value = provided(name);
  }
  return value;
}
