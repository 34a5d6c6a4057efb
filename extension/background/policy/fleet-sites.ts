/** Tells the relay which sites the user has blocked, and blocks those that users of other browsers of its fleet have. */
import type { FleetSites as Told } from '../../protocol/blocked-sites';
import type { ToRelay } from '../../protocol/frames/frames';
import type { BlockedSites } from './blocked-sites';

export class FleetSites {
  /** Whether the relay is in a fleet. Written by `welcomed`. */
  #isShared = false;

  constructor(
    private readonly parts: {
      blockedSites: BlockedSites;
      send(frame: ToRelay): void;
      /** Has the list count also where a session shows one of the sites now. */
      apply(): Promise<void>;
    },
  ) {}

  /** A relay has accepted this browser, before its first command. */
  async welcomed(sites: Told): Promise<void> {
    this.#isShared = sites !== undefined;
    // What it has not heard of may be as it was.
    if (sites !== null) await this.changed(sites ?? []);
  }

  async changed(sites: readonly string[]): Promise<void> {
    if (await this.parts.blockedSites.setElsewhere(sites)) await this.parts.apply();
  }

  /** To be called when the relay listens, and when the user has changed the list. */
  tell(): void {
    if (this.#isShared) this.parts.send({ type: 'blockedSites', sites: [...this.parts.blockedSites.own] });
  }
}
