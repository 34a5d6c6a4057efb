/** Calls `history`, for which the user gives the permission in the options. */
import browser from 'webextension-polyfill';
import { withTimeout } from '../with-timeout';

/** When the address was visited, in milliseconds since 1970; none without the permission. */
export async function visitTimes(url: string): Promise<number[]> {
  if (!browser.history) return [];
  const visits = await withTimeout('list the visits', browser.history.getVisits({ url }));
  return visits.flatMap(({ visitTime }) => visitTime ?? []);
}

/** Removes all visits of the time, in milliseconds since 1970, and what led to them by redirects. */
export const deleteVisits = (startTime: number, endTime: number) =>
  withTimeout('remove from the history', browser.history.deleteRange({ startTime, endTime }));
