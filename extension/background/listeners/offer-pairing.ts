import { extensionUrl } from '../browser-api/runtime';
import { startNavigation } from '../browser-api/tabs';
import type { Pairings } from '../relay-link/pairing';
import { offerIn } from '../relay-link/pairing-link';

/** If the tab's URL is a pairing link, shows the extension's own pairing page there, which asks the user. */
export async function offerPairing(pairings: Pairings, tabId: number, url: string): Promise<void> {
  const offer = offerIn(url);
  if (!offer) return;
  await pairings.remember(offer);
  await startNavigation(tabId, extensionUrl('/pair.html'));
}
