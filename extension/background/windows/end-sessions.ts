import type { Sessions } from '../sessions/sessions';
import { closeSession } from './close-session';
import type { SpareWindow } from './opening/spare-window';

/** Stops what runs, and closes the windows of all sessions: the relay that they were opened for is not ours any more. */
export async function endSessions({
  sessions,
  runner,
  spare,
}: {
  sessions: Sessions;
  runner: { cancelAll(): void };
  spare: SpareWindow;
}): Promise<void> {
  runner.cancelAll();
  await Promise.all([
    spare.close(),
    ...sessions.all().map(({ id }) =>
      // A window that the browser does not close is left to the user, and driven by nobody.
      closeSession(sessions, id).catch(() => sessions.end(id)),
    ),
  ]);
}
