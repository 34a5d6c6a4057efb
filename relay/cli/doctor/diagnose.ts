/** Checks the chain from Node to a picture of a page, in the order in which one link needs another. */
import type { Report } from './check';
import { clientsCheck } from './clients-check';
import { diskCheck, homeCheck, nodeCheck, portCheck, sandboxCheck } from './machine-checks';
import { modelCheck } from './model-check';
import type { Probe } from './probe';
import { browserCheck, connectedCheck, extensionCheck, pairedCheck, relayCheck } from './relay-checks';
import { runChecks } from './run-checks';
import { sessionChecks } from './session-checks';

export async function diagnose(probe: Probe): Promise<Report> {
  const session = sessionChecks(probe);
  try {
    return await runChecks([
      nodeCheck(probe),
      homeCheck(probe),
      portCheck(probe),
      relayCheck(probe),
      extensionCheck(probe),
      browserCheck(probe),
      pairedCheck(probe),
      connectedCheck(probe),
      ...session.checks,
      modelCheck(probe),
      clientsCheck(probe),
      sandboxCheck(probe),
      diskCheck(probe),
    ]);
  } finally {
    await session.close().catch(() => undefined);
  }
}
