/** A call that fails while nobody waits for it yet must fail the test that awaits it, not the whole run. */

/** The same promise; should it be rejected after its test is over, nobody minds. */
export function inFlight<Value>(call: Promise<Value>): Promise<Value> {
  call.catch(() => undefined);
  return call;
}
