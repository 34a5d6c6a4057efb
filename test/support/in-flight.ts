/** Keeps a call that fails before it is awaited from failing the whole run. */

/** The same promise; its rejection after the end of the test is ignored. */
export function inFlight<Value>(call: Promise<Value>): Promise<Value> {
  call.catch(() => undefined);
  return call;
}
