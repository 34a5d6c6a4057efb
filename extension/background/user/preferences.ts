import { type PreferenceValues, preferencesSchema } from '../../protocol/user/preferences';
import type { StorageArea } from '../browser-api/storage';

const key = 'preferences';
const maxKnownKeys = 100;

/** What the user has chosen in the options, kept until the extension is removed. */
export class Preferences {
  private constructor(
    private readonly storage: StorageArea,
    /** Written by `#store`. */
    private values: PreferenceValues,
  ) {}

  static async read(storage: StorageArea): Promise<Preferences> {
    const stored = preferencesSchema.safeParse((await storage.get(key))[key] ?? {});
    return new Preferences(storage, stored.success ? stored.data : preferencesSchema.parse({}));
  }

  get all(): Readonly<PreferenceValues> {
    return this.values;
  }

  async change(part: Partial<PreferenceValues>): Promise<void> {
    await this.#store({ ...this.values, ...part });
  }

  /** Whether consequential acts of this key are held, whatever its programs say. */
  alwaysAsks(keyName: string | undefined): boolean {
    return keyName !== undefined && this.values.alwaysAsk.includes(keyName);
  }

  /** A key has opened a session, so that the user can choose it. */
  async sawKey(keyName: string): Promise<void> {
    const { knownKeys } = this.values;
    if (knownKeys.includes(keyName)) return;
    await this.#store({ ...this.values, knownKeys: [...knownKeys, keyName].slice(-maxKnownKeys) });
  }

  #store(values: PreferenceValues): Promise<void> {
    this.values = values;
    return this.storage.set({ [key]: values });
  }
}
