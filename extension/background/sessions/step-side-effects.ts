/** Collects the tabs, dialogs and downloads that happen in a session beside a step's own result, for its reply. */
import type { Dialog } from '../../protocol/dialogs';

interface SideEffect {
  openedTab?: { tab: number; url: string };
  dialog?: Dialog;
  download?: { file: string; state: string };
}

const plural = { openedTab: 'openedTabs', dialog: 'dialogs', download: 'downloads' } as const;
const kinds = ['openedTab', 'dialog', 'download'] as const;
const maxKept = 20;

export class StepSideEffects {
  /** By session id. Written by `note`; an entry dies when a reply takes it, or after the last step of its session. */
  readonly #noted = new Map<string, SideEffect[]>();

  note(sessionId: string, sideEffect: SideEffect): void {
    this.#noted.set(sessionId, [...(this.#noted.get(sessionId) ?? []), sideEffect].slice(-maxKept));
  }

  has(sessionId: string, kind: keyof SideEffect): boolean {
    return this.#noted.get(sessionId)?.some((sideEffect) => sideEffect[kind]) ?? false;
  }

  /** All since the last call: the latest of each kind, and the list of a kind that occurred more than once. */
  take(sessionId: string): Record<string, unknown> {
    const noted = this.#noted.get(sessionId) ?? [];
    this.#noted.delete(sessionId);
    const reported: Record<string, unknown> = {};
    for (const kind of kinds) {
      const ofKind = noted.flatMap((sideEffect) => sideEffect[kind] ?? []);
      if (ofKind.length > 0) reported[kind] = ofKind.at(-1);
      if (ofKind.length > 1) reported[plural[kind]] = ofKind;
    }
    return reported;
  }

  forget(sessionId: string): void {
    this.#noted.delete(sessionId);
  }
}
