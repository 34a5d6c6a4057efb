/**
 * Names of keys across the fleet. Every relay calls its owner's key `default`, but only relays with the same key have the
 * same owner, so between relays that key is called by its hash.
 */
import { defaultKeyName } from '../../service/caller';

const hashDigits = 16;

export class Identities {
  readonly #ownersHash: () => string;

  /** @param ownersHash SHA-256 of the owner's key of this relay, in hex */
  constructor(ownersHash: () => string) {
    this.#ownersHash = ownersHash;
  }

  toFleet(keyName: string): string {
    return keyName === defaultKeyName ? this.#owner() : keyName;
  }

  fromFleet(keyName: string): string {
    return keyName === this.#owner() ? defaultKeyName : keyName;
  }

  /** Names of keys have no colon. */
  #owner(): string {
    return `${defaultKeyName}:${this.#ownersHash().slice(0, hashDigits)}`;
  }
}
