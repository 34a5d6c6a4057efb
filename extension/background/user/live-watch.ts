/** Knows which elements acts are done on, and tells the relay while somebody looks at the live page. */
import type { Command, ToRelay } from '../../protocol/frames/frames';
import type { ActedOn } from '../../protocol/live';
import type { Mask } from '../../protocol/masking/mask-secrets';
import type { InPage } from '../../protocol/page-messages';
import type { Sessions } from '../sessions/sessions';

const maxNameLength = 80;

/** Knows the secrets of each session. */
export interface Masks {
  maskOf(sessionId: string): Mask;
}

export class LiveWatch {
  /** Whether somebody looks. Written by `set`, as the relay says; off again with each worker and each connection. */
  #isOn = false;
  /** The element of the latest act, by session id, until it is taken or the session ends. */
  readonly #latest = new Map<string, ActedOn>();

  constructor(
    private readonly parts: {
      sessions: Pick<Sessions, 'ofTab'>;
      secrets: Masks;
      send(frame: ToRelay): void;
    },
  ) {}

  set(on: boolean): void {
    this.#isOn = on;
  }

  /** Whether the element of an act is to be described: a ref says nothing to people. */
  wants(selector: string): boolean {
    return this.#isOn || isRef(selector);
  }

  /** An act in the tab is about to be done on this element. */
  acting(tabId: number, isTop: boolean, { role, name, box, view }: InPage): void {
    const sessionId = this.parts.sessions.ofTab(tabId)?.id;
    if (sessionId === undefined) return;
    const mask = this.parts.secrets.maskOf(sessionId);
    const [width = 0, height = 0] = isTop ? view : [];
    const at = width && height ? [box.x / width, box.y / height, box.width / width, box.height / height] : [];
    const masked = { role: mask(role), name: mask(name).slice(0, maxNameLength), at };
    this.#latest.set(sessionId, masked);
    if (this.#isOn) this.parts.send({ type: 'event', event: { name: 'acting', sessionId, on: masked } });
  }

  /** What the reply to a command says of the element that it was done on. */
  takeElement({ order }: Command): { element?: string } {
    if (order.do !== 'step') return {};
    const { role, name } = this.#latest.get(order.sessionId) ?? {};
    this.#latest.delete(order.sessionId);
    return name && isRef(order.selector) ? { element: `${role} ${JSON.stringify(name)}` } : {};
  }

  /** The session was closed. */
  forget(sessionId: string): void {
    this.#latest.delete(sessionId);
  }
}

function isRef(selector: string): boolean {
  return /^ref=/i.test(selector);
}
