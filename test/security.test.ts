/** Every promise in SECURITY.md names its test. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** All that is demanded, in the order of the issue that demands it. */
const demanded = [
  'Gate: one check for HTTP and upgrade, before any body is read',
  'Gate: names of the relay and TABRELAY_ALLOWED_HOSTS',
  'Gate: keyless pages are static and GET only',
  'Gate: no listening beyond loopback without TABRELAY_ALLOW_REMOTE',
  'Gate: the same headers on every reply, no Access-Control-*',
  'Gate: the same 401 for every unauthenticated call',
  'Pairing: forged and replayed handshakes get nothing',
  'Pairing: 3 s, 4 KiB and eight sockets before authentication',
  'Pairing: one socket per browser, the newest wins',
  'Pairing: a fake relay on the port gets nothing',
  'Keys: 256 bits, hashes only',
  'Keys: scopes',
  'Keys: expiry',
  'Keys: add and revoke while the relay runs',
  'Keys: sessions belong to the key that made them',
  'Keys: ten wrong ones a minute',
  'Keys: a file that others may read is refused',
  'Keys: origin list',
  'Extension: closed to web pages and other extensions',
  'Extension: replies only for a pending command from the very document',
  'Addresses: http and https only, never metadata, userinfo or the relay',
  'Addresses: private ones refused for a model, by name and by IP',
  'Addresses: allowedDomains before a request leaves',
  'Secrets: passwords and codes never leave the page unasked',
  'Secrets: a private field’s `value` needs the scope act',
  'User: badge and popup',
  'User: pause',
  'User: audit log',
  'User: audit log in a real browser',
  'Once: Idempotency-Key',
  'Every call answers by its deadline plus 500 ms',
  'Bounds: bodies',
  'Bounds: headers, sockets and slow senders',
  'Bounds: queued steps and memory',
  'Bounds: frames',
  'Bounds: journal',
  'Bounds: idle sessions',
  'Fault: extension process killed, extension reloaded',
  'Fault: renderer crashed',
  'Fault: page in an endless loop',
  'Fault: tab discarded',
  'Fault: browser killed and started again',
  'Fault: malformed, oversized, wrong-version, unknown-id frames',
  'Fault: disk full',
  'Fault: config unreadable',
  'Fault: SIGTERM under load',
  'Fault: relay killed in mid-command, back after 0.1, 2, 20 s',
  'Fault: relay stopped for 40 s',
  'Fault: worker stopped, idle and in mid-action at random points',
  'Fault: navigation or bfcache return between finding and acting',
  'Fault: window or tab closed, minimised, another activated during a capture',
  'Fault: TCP reset, black hole, latency, slices, half-close',
  'Fault: model down, slow, garbage, endless',
  'Done: 100,000 malformed requests ∞',
  'Done: 50,000 garbage frames ∞',
  'Done: property tests of the pending-command table',
  'Done: property tests of the journal',
  'Done: each row names its test',
  'Done: hostile origins and hosts from a real Chromium',
  'Done: 100 relay kills and 200 worker stops',
  'Done: 500 captures while tabs are switched',
  'Done: canary secrets in no log, prompt, error, URL, process list',
  'Done: 10 sessions of 1,000 steps, heap after 100,000 steps',
];

const text = readFileSync('SECURITY.md', 'utf8');
const [, afterProved = ''] = text.split('## The test for each promise');
const [proved = '', open = ''] = afterProved.split('### Not yet proved');

/** The cells of each row of a part's table. */
function rowsOf(part: string): string[][] {
  const lines = part.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));
  return lines.slice(1).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

describe('SECURITY.md', () => {
  it('every row names an existing test, or says that there is none', () => {
    const named = [...rowsOf(proved), ...rowsOf(open)].map(([what = '']) => what.replace(' ∞', ''));
    expect([...named].sort()).toEqual(demanded.map((each) => each.replace(' ∞', '')).sort());
  });

  it.each(rowsOf(proved))('%s', (_, file = '', name = '') => {
    const path = file.replaceAll('`', '');
    expect(existsSync(path), path).toBe(true);
    expect(name).not.toBe('');
    // As it stands in the source, where a quote may be escaped.
    expect(readFileSync(path, 'utf8').replaceAll("\\'", "'")).toContain(name);
  });

  it('says of every row that is open what is missing', () => {
    for (const [what, missing] of rowsOf(open)) expect(missing, what).toBeTruthy();
  });
});
