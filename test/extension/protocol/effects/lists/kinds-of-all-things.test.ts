/** "All API keys" are no passkeys: the button, the question and the heading of a list say of what kind its things are. */
import { expect, test } from 'vitest';
import { isLetThrough, type PlaceOfAct } from '../place-of-act';

const keys = {
  part: 'Personal API keys|Data Export|Created Oct 5, 2025',
  others: ['CI|Created Jun 2, 2025'],
};
const passkeys = { row: 'Work laptop|Created Aug 15, 2025', others: ['YubiKey 5C|Created Sep 1, 2025'] };

test.each<[string, string, PlaceOfAct, boolean]>([
  ['Revoke all API keys.', 'Remove', { ...passkeys, part: 'Passkeys|Work laptop' }, false],
  ['Revoke all API keys.', 'Remove passkey', { dialog: 'Remove passkey?' }, false],
  ['Revoke all API keys.', 'Revoke key', { dialog: 'Revoke API key?' }, true],
  ['Revoke all API keys.', 'Revoke', { ...keys, row: 'Data Export|Created Oct 5, 2025' }, true],
  ['Revoke all OAuth applications.', 'Revoke', { ...keys, row: 'Slack Bot|Created Oct 5, 2025' }, false],
  ['Revoke all OAuth applications.', 'Revoke key', { dialog: 'Revoke API key' }, false],
  ['Revoke all apps.', 'Revoke', { row: 'Slack|Jan 3', others: ['Zoom'], part: 'Applications' }, true],
  ['Delete all comments.', 'Delete', { row: 'Ann|Nice', others: ['Bo|Hm'], part: 'Messages' }, false],
  ['Delete all comments.', 'Delete', { row: 'Ann|Nice', others: ['Bo|Hm'], part: 'Recent activity' }, true],
  ['Delete all photos of Rome.', 'Delete', { row: 'Rome 1', others: ['Rome 2'], part: 'Albums' }, true],
  ['Delete all comments on my posts.', 'Delete comment', { heading: 'Posts', part: 'Posts' }, true],
  ['Remove all guests.', 'Remove', { row: 'Ann|Guest', others: ['Bo|Owner'], part: 'Devices' }, true],
  ['Cancel all meetings.', 'Cancel event', { dialog: 'Cancel event?' }, true],
  ['Cancel all meetings.', 'Cancel subscription', { dialog: 'Cancel subscription?' }, false],
  ['Remove all guests.', 'Remove', { row: 'Ann', others: ['Bo'], part: 'Members (3)' }, true],
  ['Remove all sessions and passkeys.', 'Remove passkey', { dialog: 'Remove passkey?' }, true],
])('%s %s in %j: %s', (prompt, name, place, goes) => {
  expect(isLetThrough(prompt, name, place)).toBe(goes);
});
