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
  'MCP: the same gate and keys as for REST',
  'MCP: the same limit of calls',
  'MCP: DNS rebinding by the protocol’s own suite',
  'MCP: pictures belong to the key that took them',
  'MCP: only a key that may approve releases a held act',
  'MCP: a call that the end of the relay interrupts is done once',
  'Pairing: forged and replayed handshakes get nothing',
  'Pairing: link and typed code, one attempt',
  'Pairing: no double click',
  'Pairing: nothing to try codes on',
  'Pairing: 3 s, 4 KiB and eight sockets before authentication',
  'Pairing: one socket per browser, the newest wins',
  'Pairing: replacing asks',
  'Pairing: the exchange is CPace as published',
  'Pairing: a fake relay on the port gets nothing',
  'Pairing: a link that a page opens is ignored',
  'Pairing: a live button after 1.5 s in front',
  'Unpairing: by the user',
  'Unpairing: at the relay, also while it is away',
  'Unpairing: a forged one does nothing',
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
  'Addresses: no request of new tabs outside of allowedDomains',
  'Addresses: windows for acts in allowedDomains',
  'Secrets: passwords and codes never leave the page unasked',
  'Secrets: a private field’s `value` needs the scope act',
  'Secrets: egress held once a secret was typed',
  'Secrets: so are the windows that the page opens',
  'Sessions: what holds others does not block the tabs of one that may go anywhere',
  'User: new tabs at other hosts and known tabs are not held',
  'User: new tabs at the host of a bound session open',
  'Secrets: only into private fields, over https or on this machine, else by `allowIn`',
  'Secrets: not into a page that is not encrypted',
  'Secrets: the element is checked while it is typed into',
  'Secrets: masked however they are written',
  'Secrets: masking takes time in proportion to the text',
  'Secrets: in nothing that a task tells, reports or shows its model',
  'Secrets: a field stays private when it shows its value',
  'Secrets: names of private fields in many languages',
  'Tasks: actions that a model is not offered are refused before they run',
  'Tasks: read nothing private, whatever their key may do',
  'Tasks of a caller’s own model: `done` only with evidence on the page',
  'Tasks of a caller’s own model: a turn is done once',
  'User: the clipboard stays out of reach',
  'User: a session’s clipboard is not read at another site',
  'User: badge and popup',
  'User: pause',
  'User: audit log',
  'User: audit log in a real browser',
  'Once: Idempotency-Key',
  'Every call answers by its deadline plus 500 ms',
  'Hang: a page or pattern without an end is ended at the deadline',
  'Hang: after 20 s of computing, and for using up the memory',
  'Hang: one key holds up no other',
  'Hang: time in proportion to the text, for every parser',
  'Hang: patterns of schemas by a linear engine, or refused',
  'Hang: large, deep and recursive schemas',
  'Hang: large inputs that are wrong',
  'Hang: other sessions beside hostile pages and schemas',
  'Hang: a silent relay is replaced',
  'Hang: a silent relay is replaced, sessions intact',
  "Hang: the machine's sleep is no silence",
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
  "User: nothing of an act remains for the user's own tabs",
  "User: pop-ups by timers of a session's page",
  'User: five tabs for an act at most',
  'User: site settings, also after a worker that was stopped',
  'User: downloads of the same address at the same time',
  'Models: what no person sees',
  'Models: what people see stays',
  'Models: invisible characters',
  'Dialogs: not forged by what a page replaces',
  'Effects: everyday controls are not held',
  'Effects: acts with consequences are held unless named',
  'Effects: a held act dispatches nothing',
  'Effects: an approval is for one act',
  'Effects: keys that press a control',
  'Effects: steps',
  'Effects: dialogs',
  'Effects: whatever changes, an approval releases what was shown',
  'Effects: an approval is given once, and no answer is no',
  'User: steps wait while a person drives',
  'User: also in a page that hides its events',
  'User: no page presses the bar',
  'User: the bar is no part of the page',
  'User: the input of a person is told from ours',
  'User: blocked sites',
  'Transcripts: without what was typed',
  'Effects: tasks',
  "Dialogs: the answer is not the page's to say",
  'Done: property tests of the journal',
  'Done: each row names its test',
  'Done: hostile origins and hosts from a real Chromium',
  'Done: 100 relay kills and 200 worker stops',
  'Done: 500 captures while tabs are switched',
  'Done: an obedient model reads hostile pages',
  'Done: canary secrets in no log, prompt, error, URL, process list',
  'Done: 10 sessions of 1,000 steps, heap after 100,000 steps',
  'Gate: the request line is for the host that Host names',
  'Addresses: a final dot makes no other host',
  'Addresses: opening leads to no private host that nobody named',
  'Addresses: a public site names no private service below it',
  'Addresses: a public name bound to a private address later',
  'Addresses: with secrets only url and list count',
  'Addresses: public suffixes are no entries',
  'Addresses: a prompt names hosts by full addresses only',
  'Files: of another user, or in a folder of others, are refused',
  'Files: no symbolic link is followed',
  'User: audit log lists keys',
  'User: audit log lists browsers',
  'User: audit log has a budget per key',
  'Start: as root it says what that costs',
  'Start: changed files of the extension are named and built again',
  'Start: the list of packages is complete',
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
