import type { Navigations } from '../../navigation/navigations';

const timeoutMs = 2_000;

/** Waits until the blank page of a new window has loaded, for two seconds at most: its load is not to be taken for that of the next page. */
export async function untilBlankPage(
  navigations: Pick<Navigations, 'until'>,
  tabId: number,
  signal?: AbortSignal,
): Promise<void> {
  const soon = AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(timeoutMs)]);
  await navigations.until(tabId, 0, 'load', soon).catch(() => undefined);
}
