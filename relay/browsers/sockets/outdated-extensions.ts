/** Which extensions of an older protocol may still connect, so that they learn of the newer build and reload. */
import { protocolVersion } from '../../../extension/protocol/frames/frames';

/** The oldest protocol whose frames up to `welcome` are those of today. */
const oldestHandshake = 3;

/**
 * An extension that speaks an older protocol is welcomed, because the build id in `welcome` makes it reload itself as
 * soon as it has no sessions. One that comes back unchanged was not rebuilt: from then on it is refused, so that its
 * popup reports the wrong protocol instead of a connection.
 */
export class OutdatedExtensions {
  /** Browser ids that were welcomed without sessions, so a reload was due. Lives as long as the relay. */
  #reloaded = new Set<string>();

  /** Whether a handshake with this protocol is worth making. */
  admits(protocol: number, browserId: string): boolean {
    if (protocol === protocolVersion) return true;
    return protocol >= oldestHandshake && protocol < protocolVersion && !this.#reloaded.has(browserId);
  }

  /** To be called when a welcomed extension of an older protocol has reported its sessions. */
  welcomed(browserId: string, sessions: number): void {
    if (sessions === 0) this.#reloaded.add(browserId);
  }

  /** To be called when an extension of this relay's protocol has connected. */
  updated(browserId: string): void {
    this.#reloaded.delete(browserId);
  }
}
