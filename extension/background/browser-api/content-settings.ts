/** Reads `contentSettings`, which the polyfill's types do not know and Firefox does not have. */
import browser from 'webextension-polyfill';

export type ContentSettingsScope = 'regular' | 'incognito_session_only';

/** One content setting, https://developer.chrome.com/docs/extensions/reference/api/contentSettings */
export interface ContentSetting {
  set(rule: {
    primaryPattern: string;
    setting: 'allow' | 'block' | 'ask';
    scope: ContentSettingsScope;
  }): Promise<void>;
  clear(rule: { scope: ContentSettingsScope }): Promise<void>;
}

/** The settings that let an untrusted click open windows and save files; empty lists where the browser has none. */
export interface ContentSettings {
  popups: readonly ContentSetting[];
  downloads: readonly ContentSetting[];
}

const api = (
  browser as unknown as {
    contentSettings?: { popups: ContentSetting; automaticDownloads: ContentSetting };
  }
).contentSettings;

export const contentSettings: ContentSettings = {
  popups: api ? [api.popups] : [],
  downloads: api ? [api.automaticDownloads] : [],
};
