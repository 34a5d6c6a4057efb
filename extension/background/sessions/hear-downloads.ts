/** What the browser says of files being saved goes to whoever tells the caller of it. */

import { events } from '../browser-api';
import type { Downloads } from '../downloads/downloads';

/** Registers the listeners. */
export function hearDownloads(downloads: Downloads): void {
  events.downloadCreated?.addListener(downloads.created);
  events.downloadChanged?.addListener(({ id, filename, state }) =>
    downloads.changed(id, { filename: filename?.current, state: state?.current }),
  );
}
