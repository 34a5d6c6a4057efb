/** The sites that no session opens, whichever key it has: the user's own list, and those of others in the relay's fleet. */
import * as z from 'zod/mini';
import { hostsExpected, isListed, parseHost } from '../../protocol/policy';
import type { StorageArea } from '../browser-api/storage';

const key = 'blockedSites';
const elsewhereKey = 'blockedElsewhere';
const maxSites = 500;

export class BlockedSites {
  private constructor(
    private readonly storage: StorageArea,
    /** Written by `set`; kept until the extension is removed. */
    private sites: readonly string[],
    /** Written by `setElsewhere`; kept until a relay says otherwise. */
    private elsewhere: readonly string[],
  ) {}

  static async read(storage: StorageArea): Promise<BlockedSites> {
    const [own, elsewhere] = await Promise.all([key, elsewhereKey].map((each) => storedList(storage, each)));
    return new BlockedSites(storage, own ?? [], elsewhere ?? []);
  }

  /** Those of this browser's user. */
  get own(): readonly string[] {
    return this.sites;
  }

  list(): readonly string[] {
    return this.elsewhere.length === 0 ? this.sites : [...new Set([...this.sites, ...this.elsewhere])];
  }

  /** Why no session may open the address, if one of the sites is there. */
  refusal(url: string): string | undefined {
    if (isAmong(this.sites, url))
      return 'the user has blocked this site for tabrelay, in the options of the extension';
    if (isAmong(this.elsewhere, url))
      return 'the user of another browser of the fleet has blocked this site for tabrelay, in the options of the extension there';
    return undefined;
  }

  /** Replaces the user's list. @returns what is wrong with it; then nothing is changed */
  async set(sites: readonly string[]): Promise<string | undefined> {
    const given = [...new Set(sites.map((site) => site.trim()).filter(Boolean))];
    const wrong = given.find((site) => !parseHost(site));
    if (wrong !== undefined) return `"${wrong}" is no site: ${hostsExpected}.`;
    if (given.length > maxSites) return `At most ${maxSites} sites can be blocked.`;
    this.sites = given;
    await this.storage.set({ [key]: given });
    return undefined;
  }

  /** Replaces those of the other browsers; what is no site is left out. @returns whether that changes anything */
  async setElsewhere(sites: readonly string[]): Promise<boolean> {
    const given = sites.filter((site) => parseHost(site));
    if (String(given) === String(this.elsewhere)) return false;
    this.elsewhere = given;
    await this.storage.set({ [elsewhereKey]: given });
    return true;
  }
}

async function storedList(storage: StorageArea, at: string): Promise<readonly string[]> {
  const stored = z.array(z.string()).safeParse((await storage.get(at))[at]);
  return stored.success ? stored.data : [];
}

function isAmong(sites: readonly string[], url: string): boolean {
  return sites.length > 0 && URL.canParse(url) && isListed(sites, new URL(url));
}
