/** The toolbar shows at a glance how many windows are driven, or that the user has paused everything. */

export interface Badge {
  driven(windows: number): void;
  paused(on: boolean): void;
}

/** @param show puts a text on the toolbar button; nobody waits for it. */
export function createBadge(show: (badge: { text: string; title: string }) => Promise<void>): Badge {
  let windows = 0;
  let isPaused = false;
  let shown = '';

  function update(): void {
    const text = isPaused ? 'II' : windows > 0 ? String(windows) : '';
    const driven = windows === 1 ? '1 window is driven' : `${windows} windows are driven`;
    const title = `tabrelay: ${isPaused ? 'paused' : driven}`;
    if (shown === title) return;
    shown = title;
    // A badge that could not be drawn must not stop a session.
    show({ text, title }).catch(() => undefined);
  }

  return {
    driven(count) {
      windows = count;
      update();
    },
    paused(on) {
      isPaused = on;
      update();
    },
  };
}
