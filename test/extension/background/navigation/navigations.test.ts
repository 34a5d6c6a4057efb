import { describe, expect, it } from 'vitest';
import { Navigations } from '../../../../extension/background/navigation/navigations';

const tab = 7;
const url = 'http://127.0.0.1/a';
const patience = () => AbortSignal.timeout(5_000);

describe('the navigation table', () => {
  it('resolves when the page has got as far as was asked', async () => {
    const navigations = new Navigations();
    navigations.began(tab, url);
    const loaded = navigations.until(tab, 0, 'load', patience());
    navigations.reached(tab, 'commit', url);
    navigations.reached(tab, 'domcontentloaded', url);
    navigations.reached(tab, 'load', url);
    await expect(loaded).resolves.toBeUndefined();
  });

  it('is not content with an older navigation', async () => {
    const navigations = new Navigations();
    navigations.began(tab, url);
    navigations.reached(tab, 'commit', url);
    navigations.reached(tab, 'load', url);
    const gaveUp = new AbortController();
    const next = navigations.until(tab, navigations.count(tab), 'load', gaveUp.signal);
    gaveUp.abort();
    await expect(next).rejects.toMatchObject({ code: 'timeout' });
  });

  it('does not take a page that goes on loading for the one that is to come', async () => {
    const navigations = new Navigations();
    navigations.began(tab, url);
    navigations.reached(tab, 'commit', url);
    const next = `${url}?next`;
    navigations.began(tab, next);
    const gaveUp = new AbortController();
    const loaded = navigations.until(tab, 1, 'load', gaveUp.signal);
    for (const stage of ['domcontentloaded', 'load'] as const) navigations.reached(tab, stage, url);
    expect(navigations.address(tab)).toBe(next);
    gaveUp.abort();
    await expect(loaded).rejects.toMatchObject({ code: 'timeout' });
  });

  it('counts a page out of the back-forward cache, which commits without having begun', async () => {
    const navigations = new Navigations();
    navigations.began(tab, url);
    navigations.reached(tab, 'commit', url);
    navigations.reached(tab, 'load', url);
    const back = navigations.until(tab, 1, 'commit', patience());
    navigations.reached(tab, 'commit', 'http://127.0.0.1/before');
    await expect(back).resolves.toBeUndefined();
  });

  it('counts a page out of the back-forward cache that what was under way has been given up for', async () => {
    const navigations = new Navigations();
    navigations.began(tab, url);
    for (const stage of ['commit', 'load'] as const) navigations.reached(tab, stage, url);
    navigations.began(tab, `${url}?hangs`);
    const back = navigations.until(tab, navigations.count(tab), 'commit', patience());
    navigations.failed(tab, `${url}?hangs`, 'net::ERR_ABORTED');
    navigations.reached(tab, 'commit', 'http://127.0.0.1/before');
    await expect(back).resolves.toBeUndefined();
  });

  it("fails with the browser's own reason", async () => {
    const navigations = new Navigations();
    navigations.began(tab, url);
    const loaded = navigations.until(tab, 0, 'load', patience());
    navigations.failed(tab, url, 'net::ERR_CONNECTION_REFUSED');
    await expect(loaded).rejects.toThrow('net::ERR_CONNECTION_REFUSED');
  });

  it('waits for the later navigation when an earlier one was given up for it', async () => {
    const navigations = new Navigations();
    navigations.began(tab, url);
    const loaded = navigations.until(tab, 0, 'load', patience());
    navigations.began(tab, `${url}?later`);
    navigations.failed(tab, url, 'net::ERR_ABORTED');
    navigations.reached(tab, 'commit', `${url}?later`);
    navigations.reached(tab, 'load', `${url}?later`);
    await expect(loaded).resolves.toBeUndefined();
  });

  it('does not take the end of what a click began for that of the page that the tab is sent to next', async () => {
    const navigations = new Navigations();
    const before = navigations.count(tab);
    navigations.sent(tab, `${url}?slow`);
    const loaded = navigations.until(tab, before, 'load', patience());
    navigations.began(tab, `${url}?submitted`);
    navigations.failed(tab, `${url}?submitted`, 'net::ERR_ABORTED');
    navigations.began(tab, `${url}?slow`);
    for (const stage of ['commit', 'load'] as const) navigations.reached(tab, stage, `${url}?slow`);
    await expect(loaded).resolves.toBeUndefined();
  });

  it('does not take the end of a form that it hears of late for that of a step back', async () => {
    const navigations = new Navigations();
    navigations.sentInHistory(tab);
    const loaded = navigations.until(tab, 0, 'load', patience());
    navigations.began(tab, `${url}?submitted`);
    navigations.failed(tab, `${url}?submitted`, 'net::ERR_ABORTED');
    for (const stage of ['commit', 'load'] as const) navigations.reached(tab, stage, url);
    await expect(loaded).resolves.toBeUndefined();
  });

  it('fails soon where what the tab was sent to never begins', async () => {
    const navigations = new Navigations();
    navigations.sent(tab, `${url}?slow`);
    const loaded = navigations.until(tab, 0, 'load', patience());
    navigations.began(tab, `${url}?other`);
    navigations.failed(tab, `${url}?other`, 'net::ERR_ABORTED');
    await expect(loaded).rejects.toMatchObject({ code: 'navigation_failed' });
  });

  it('takes the stop of a redirect for that of the navigation, but not one of the navigation before', async () => {
    const navigations = new Navigations();
    const elsewhere = 'http://elsewhere.test/';
    navigations.began(tab, elsewhere);
    navigations.began(tab, url);
    const loaded = navigations.until(tab, 1, 'load', patience());
    navigations.failed(tab, elsewhere, 'net::ERR_BLOCKED_BY_CLIENT');
    navigations.reached(tab, 'commit', url);
    navigations.reached(tab, 'load', url);
    await expect(loaded).resolves.toBeUndefined();
    navigations.began(tab, url);
    const redirected = navigations.until(tab, 2, 'load', patience());
    navigations.failed(tab, elsewhere, 'net::ERR_BLOCKED_BY_CLIENT');
    await expect(redirected).rejects.toMatchObject({ code: 'domain_not_allowed' });
  });

  it('does not take the end of one navigation for that of the next to the same place', async () => {
    const navigations = new Navigations();
    navigations.began(tab, url);
    navigations.reached(tab, 'commit', url);
    navigations.began(tab, url);
    const again = navigations.until(tab, 1, 'load', patience());
    navigations.failed(tab, url, 'net::ERR_ABORTED');
    navigations.reached(tab, 'commit', url);
    navigations.reached(tab, 'load', url);
    await expect(again).resolves.toBeUndefined();
  });

  it('tells the address of an error page when the reload of that is aborted', () => {
    const navigations = new Navigations();
    navigations.began(tab, url);
    for (const stage of ['commit', 'load'] as const) navigations.reached(tab, stage, url);
    navigations.began(tab, 'https://nowhere.test/');
    navigations.failed(tab, 'https://nowhere.test/', 'net::ERR_NAME_NOT_RESOLVED');
    navigations.began(tab, 'https://nowhere.test/');
    navigations.failed(tab, 'https://nowhere.test/', 'net::ERR_ABORTED');
    expect(navigations.address(tab)).toBe('https://nowhere.test/');
  });

  it('sees that a download of the address of a page that is still loading came to nothing', async () => {
    const navigations = new Navigations();
    navigations.began(tab, url);
    navigations.reached(tab, 'commit', url);
    navigations.began(tab, url);
    navigations.failed(tab, url, 'net::ERR_ABORTED');
    expect(navigations.inFlight(tab)).toBe(true);
    navigations.reached(tab, 'load', url);
    expect([navigations.inFlight(tab), navigations.wasAborted(tab)]).toEqual([false, true]);
  });

  it('sees that a page that was still loading could not be loaded again', async () => {
    const navigations = new Navigations();
    navigations.began(tab, url);
    navigations.reached(tab, 'commit', url);
    navigations.began(tab, url);
    const again = navigations.until(tab, 1, 'load', patience());
    navigations.failed(tab, url, 'net::ERR_CONNECTION_REFUSED');
    await expect(again).rejects.toThrow('net::ERR_CONNECTION_REFUSED');
  });

  it('sees that a download came to nothing when its page has loaded before it', () => {
    const navigations = new Navigations();
    navigations.began(tab, url);
    navigations.reached(tab, 'commit', url);
    navigations.began(tab, url);
    navigations.reached(tab, 'load', url);
    navigations.failed(tab, url, 'net::ERR_ABORTED');
    expect(navigations.wasAborted(tab)).toBe(true);
  });

  it('sees that a download came to nothing where it was led to', () => {
    const navigations = new Navigations();
    navigations.began(tab, url);
    navigations.reached(tab, 'commit', url);
    navigations.began(tab, `${url}?release`);
    navigations.failed(tab, 'http://files.test/a.zip', 'net::ERR_ABORTED');
    expect(navigations.wasAborted(tab)).toBe(true);
  });

  it('lets a page that asks for a download while it loads be the one that was waited for', async () => {
    const navigations = new Navigations();
    navigations.began(tab, url);
    const loaded = navigations.until(tab, 0, 'load', patience());
    navigations.reached(tab, 'commit', url);
    navigations.began(tab, `${url}.zip`);
    navigations.reached(tab, 'load', url);
    navigations.failed(tab, `${url}.zip`, 'net::ERR_ABORTED');
    await expect(loaded).resolves.toBeUndefined();
  });

  it('has arrived in a page that never finishes loading where it was sent within it', async () => {
    const navigations = new Navigations();
    navigations.began(tab, url);
    navigations.reached(tab, 'commit', url);
    const there = navigations.until(tab, navigations.count(tab, 'loads'), 'load', patience(), 'loads');
    navigations.sent(tab, `${url}#part`);
    navigations.addressChanged(tab, `${url}#part`);
    await expect(there).resolves.toBeUndefined();
  });

  it('ends the wait for a tab that was closed', async () => {
    const navigations = new Navigations();
    navigations.began(tab, url);
    const loaded = navigations.until(tab, 0, 'load', patience());
    navigations.forget(tab);
    await expect(loaded).rejects.toThrow('closed');
  });
});
