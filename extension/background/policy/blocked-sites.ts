/** The sites that the user lets no session open, whichever key it has. */
import * as z from 'zod/mini';
import { hostsExpected, isListed, parseHost } from '../../protocol/policy';
import type { StorageArea } from '../browser-api/storage';

const key = 'blockedSites';
const maxSites = 500;

export class BlockedSites {
  private constructor(
    private readonly storage: StorageArea,
    /** Written by `set`; kept until the extension is removed. */
    private sites: readonly string[],
  ) {}

  static async read(storage: StorageArea): Promise<BlockedSites> {
    const stored = z.array(z.string()).safeParse((await storage.get(key))[key]);
    return new BlockedSites(storage, stored.success ? stored.data : []);
  }

  list(): readonly string[] {
    return this.sites;
  }

  /** Why no session may open the address, if one of the sites is there. */
  refusal(url: string): string | undefined {
    if (this.sites.length === 0 || !URL.canParse(url) || !isListed(this.sites, new URL(url)))
      return undefined;
    return 'the user has blocked this site for tabrelay, in the options of the extension';
  }

  /** Replaces the list. @returns what is wrong with it; then nothing is changed */
  async set(sites: readonly string[]): Promise<string | undefined> {
    const given = [...new Set(sites.map((site) => site.trim()).filter(Boolean))];
    const wrong = given.find((site) => !parseHost(site));
    if (wrong !== undefined) return `"${wrong}" is no site: ${hostsExpected}.`;
    if (given.length > maxSites) return `At most ${maxSites} sites can be blocked.`;
    this.sites = given;
    await this.storage.set({ [key]: given });
    return undefined;
  }
}
