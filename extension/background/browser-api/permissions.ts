/** Calls `permissions`: those that the user gives only where they want what needs them. */
import browser from 'webextension-polyfill';

export type OptionalPermission = 'history' | 'notifications';

/** Asks the user; to be called in a click. False if they say no. */
export const requestPermission = (name: OptionalPermission): Promise<boolean> =>
  browser.permissions.request({ permissions: [name] });

/** Gives a permission back. */
export const returnPermission = (name: OptionalPermission): Promise<boolean> =>
  browser.permissions.remove({ permissions: [name] });
