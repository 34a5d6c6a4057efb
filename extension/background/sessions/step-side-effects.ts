/** A step may open a tab, a dialog or a download; its reply has to say so. */
import type { Dialog } from '../../protocol/dialogs';

/** What happened to a session beside the step's own result. */
interface Happening {
  openedTab?: { tab: number; url: string };
  dialog?: Dialog;
  download?: { file: string; state: string };
}

export interface StepSideEffects {
  note(sessionId: string, happening: Happening): void;
  has(sessionId: string, kind: keyof Happening): boolean;
  /** All that was noted since it was last asked for: the latest of each kind, and all of a kind that came twice. */
  take(sessionId: string): Record<string, unknown>;
}

const plural = { openedTab: 'openedTabs', dialog: 'dialogs', download: 'downloads' } as const;
const maxKept = 20;

export function createStepSideEffects(): StepSideEffects {
  const noted = new Map<string, Happening[]>();
  return {
    note(sessionId, happening) {
      noted.set(sessionId, [...(noted.get(sessionId) ?? []), happening].slice(-maxKept));
    },
    has: (sessionId, kind) => noted.get(sessionId)?.some((happening) => happening[kind]) ?? false,
    take(sessionId) {
      const list = noted.get(sessionId) ?? [];
      noted.delete(sessionId);
      const told: Record<string, unknown> = {};
      for (const kind of ['openedTab', 'dialog', 'download'] as const) {
        const ofKind = list.flatMap((happening) => happening[kind] ?? []);
        if (ofKind.length > 0) told[kind] = ofKind.at(-1);
        if (ofKind.length > 1) told[plural[kind]] = ofKind;
      }
      return told;
    },
  };
}
