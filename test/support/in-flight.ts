/** Keeps a call that fails before it is awaited from failing the whole run. */

/** The same promise; should it be rejected after its test is over, nobody minds. */
export function inFlight<Value>(call: Promise<Value>): Promise<Value> {
  call.catch(() => undefined);
  return call;
}
