/** Acts that take away access or protection, end sessions, hand over rights, undo releases, bind or void, by their names. */
import { describe, expect, test } from 'vitest';
import { classifyControl } from '../../../../../extension/protocol/effects/control/classify-control';
import type { ControlFacts } from '../../../../../extension/protocol/effects/control/control-facts';
import { isNamed } from '../../../../../extension/protocol/effects/prompt/is-named';

const look = 'Tell me the total of the report.';
const form = { title: '', method: 'post', isSearch: false, isLogin: false, hasCardFields: false };

/** What becomes of a press on a button in a task. */
function judge(prompt: string, name: string, more: Partial<ControlFacts> = {}, others: string[] = []) {
  const found = classifyControl({ name, role: 'button', ...more });
  if (!found) return 'free';
  const { row = '', dialog } = more;
  const facts = { row, dialog: dialog?.title ?? '', inDialog: dialog !== undefined };
  const twins = { isOneOfMany: others.length > 0, otherRows: () => others };
  return isNamed(prompt, { ...found, ...facts, ...twins, name }) ? 'done' : 'held';
}

describe('what nobody ordered is held', () => {
  test.each(
    `Submit and get paid now|Get paid|1-Click Buy|Buy in 1 click|Instant buy|Accept offer|Accept the quote|Agree to the offer
    |Looks good, send it|Great! Publish|Save, then send|Approve and pay|Void invoice|Void|Mark as void|Write off debt
    |Turn off 2FA|Disable two-factor authentication|Turn off two-step verification|Switch off the firewall|Disable user
    |Hand over ownership|Pass ownership|Disconnect|Disconnect GitHub|Unlink account|Kick|Kick member|Kick out|Evict|Demote
    |Rollback|Roll back|Roll back to v1.2|Revert deployment|Unpublish|Take down listing|Sign out everywhere
    |Log out of all devices|Log out everyone|Sign out all other sessions|End all sessions|Forget device|Forget this browser
    |Regenerate API key|Restore backup|Submit and continue|Reverse payment|Request payout|Cash out|Uninstall app
    |Überall abmelden|Auf allen Geräten abmelden|Se déconnecter partout|Cerrar todas las sesiones|Angebot annehmen
    |Accepter l'offre|Aceptar oferta|Zwei-Faktor-Authentifizierung deaktivieren`
      .split('|')
      .map((name) => [name.trim()]),
  )('%s', (name) => {
    expect(judge(look, name)).toBe('held');
  });

  test.each<[string, Partial<ControlFacts>]>([
    ['Turn off', { row: 'Two-factor authentication On' }],
    ['Disable', { dialog: { title: 'Disable the firewall?', text: '' } }],
    ['Disable', { beside: { text: 'Two-step verification is on', asksMail: false } }],
    ['Log out', { row: 'Chrome on Windows Berlin' }],
    ['Accept', { row: 'Offer from Acme 500 €' }],
    ['Forget', { row: 'Unknown device Paris' }],
    ['Disconnect', { row: 'Slack', around: 'Integrations' }],
    ['Disconnect', { row: 'Postgres database', around: 'Connected apps' }],
    ['Submit & continue', { form, isSubmit: true }],
  ])('%s with %o', (name, more) => {
    expect(judge(look, name, more)).toBe('held');
  });
});

describe('what has no such consequence is free', () => {
  test.each(
    `Undo|Roll up|Forget it|Next and continue|Turn off notifications|Sign out|Log out|Save and continue|Looks good|Accept all
    |Accept|Kick off meeting|Kick-off notes|Disconnect from call|Turn off captions|Switch off the light|Forgot password?
    |Roll back the rug|Restore window|Submit|Checkout|Express checkout|Offer details|Get started|Get paid plans|Reset view
    |Disable step 2|Reset key bindings|Save and send later|Find and replace|Terms and conditions|Accept cookies`
      .split('|')
      .map((name) => [name.trim()]),
  )('%s', (name) => {
    expect(judge(look, name)).toBe('free');
  });

  test.each<[string, Partial<ControlFacts>]>([
    ['Turn off', { row: 'Notifications On' }],
    ['Disconnect', { around: 'Video call with Ann' }],
    ['Disconnect', { beside: { text: 'Database view of the orders', asksMail: false } }],
    ['Log out', { row: 'Firefox on Linux This device' }],
    ['Accept', { row: 'Ann wants to connect' }],
    ['Submit and continue', { form: { ...form, isLogin: true }, isSubmit: true }],
  ])('%s with %o', (name, more) => {
    expect(judge(look, name, more)).toBe('free');
  });
});

describe('what is ordered is done', () => {
  test.each<[string, string, Partial<ControlFacts>?]>([
    ['Turn off 2FA.', 'Turn off two-step verification'],
    ['Turn two-factor authentication off.', 'Disable 2FA'],
    ['Switch off two-factor authentication.', 'Turn off', { row: 'Two-factor authentication On' }],
    ['Log me out of all devices.', 'Sign out everywhere'],
    ['Sign out everywhere.', 'Sign out everywhere'],
    ['End all other sessions.', 'Sign out everywhere'],
    ['Melde mich überall ab.', 'Überall abmelden'],
    ['Remove the Slack integration.', 'Disconnect', { row: 'Slack' }],
    ['Disconnect my GitHub account.', 'Disconnect GitHub'],
    ['Remove Bob from the group.', 'Kick', { row: 'Bob' }],
    ['Deactivate Ann.', 'Deactivate user', { row: 'Ann' }],
    ['Roll back to version 12.', 'Roll back', { row: 'version 12' }],
    ['Roll the release back.', 'Rollback'],
    ['Take the article offline.', 'Unpublish'],
    ["Accept Acme's offer.", 'Accept', { row: 'Offer Acme 500' }],
    ['Void invoice 12.', 'Void', { row: '12 Acme' }],
    ['Transfer the ownership to Ada.', 'Hand over ownership'],
    ['Submit the invoice and get paid.', 'Submit and get paid now'],
    ['Fill in the form and submit it.', 'Submit and continue'],
    ['Buy the lamp.', '1-Click Buy'],
    ['Send the mail.', 'Looks good, send it'],
    ['Pay the invoice.', 'Approve and pay'],
    ['Click Roll back', 'Roll back'],
  ])('%s: %s', (prompt, name, more = {}) => {
    expect(judge(prompt, name, more, more.row ? ['Another one'] : [])).toBe('done');
  });

  test.each<[string, string, Partial<ControlFacts>, string]>([
    ['Kick Bob.', 'Kick', { row: 'Ann' }, 'Bob'],
    ['Disconnect Slack.', 'Disconnect', { row: 'GitHub' }, 'Slack'],
    ['Log out the iPhone.', 'Log out', { row: 'Chrome on Mac' }, 'iPhone 12'],
    ['Void invoice 12.', 'Void', { row: '13 Beta' }, '12 Acme'],
    ['Turn off the spell check.', 'Turn off', { row: 'Two-factor authentication On' }, 'Spell check'],
    ['Log out.', 'Sign out everywhere', {}, ''],
    ['Submit the invoice.', 'Submit and get paid now', {}, ''],
    ['Approve the invoice.', 'Approve and pay', {}, ''],
    ['How do I roll back?', 'Roll back', {}, ''],
  ])('%s is no order for %s of %o', (prompt, name, more, other) => {
    expect(judge(prompt, name, more, other ? [other] : [])).toBe('held');
  });
});
