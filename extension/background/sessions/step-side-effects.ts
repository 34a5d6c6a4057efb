/** Collects the tabs, dialogs, downloads and held requests that happen in a session beside a step's own result, for its reply. */
import type { Dialog } from '../../protocol/dialogs';

interface SideEffect {
  openedTab?: { tab: number; url: string };
  dialog?: Dialog;
  download?: { file: string; path?: string; state: string };
  /** A sentence for the caller. */
  note?: string;
}

/** A request that `egress: held` has blocked. */
interface HeldRequest {
  type: string;
  origin: string;
}

const plural = { openedTab: 'openedTabs', dialog: 'dialogs', download: 'downloads' } as const;
const kinds = ['openedTab', 'dialog', 'download'] as const;
const maxKept = 20;
/** In JSON. Addresses, file names and messages are the page's to choose. */
const maxChars = 64_000;

export class StepSideEffects {
  /** By session id. Written by `note`; an entry dies when a reply takes it, or after the last step of its session. */
  readonly #noted = new Map<string, SideEffect[]>();

  /** By session id, like `#noted`; each request once. */
  readonly #held = new Map<string, HeldRequest[]>();

  noteHeld(sessionId: string, request: HeldRequest): void {
    const held = this.#held.get(sessionId) ?? [];
    const isKnown = held.some(({ type, origin }) => type === request.type && origin === request.origin);
    if (!isKnown && held.length < maxKept) this.#held.set(sessionId, [...held, request]);
  }

  note(sessionId: string, sideEffect: SideEffect): void {
    const noted = [...(this.#noted.get(sessionId) ?? []), sideEffect].slice(-maxKept);
    while (noted.length > 1 && JSON.stringify(noted).length > maxChars) noted.shift();
    this.#noted.set(sessionId, noted);
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
    const held = this.#held.get(sessionId);
    this.#held.delete(sessionId);
    if (held) reported.held = held;
    const note = noted.findLast((sideEffect) => sideEffect.note)?.note;
    return note === undefined ? reported : { ...reported, note };
  }

  forget(sessionId: string): void {
    this.#noted.delete(sessionId);
    this.#held.delete(sessionId);
  }
}
