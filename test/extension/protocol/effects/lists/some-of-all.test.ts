/** Orders for all things of which something is said: for none of the others, and for no control that takes all. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isLetThrough, type PlaceOfAct } from '../place-of-act';

beforeAll(() => {
  vi.useFakeTimers({ now: new Date('2026-06-10'), toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});

describe('a control for everything', () => {
  test.each<[string, string, PlaceOfAct]>([
    ['Delete all mails from Acme.', 'Delete all', { heading: 'Inbox' }],
    ['Delete all unread mails from Acme.', 'Delete all unread', { heading: 'Inbox' }],
    ['Delete every backup older than two weeks.', 'Delete all backups', {}],
    ['Cancel all bookings of Ida Holm.', 'Cancel all bookings', {}],
    ['Delete all messages that are marked as spam.', 'Empty inbox', {}],
    ['Remove every member who has not been active for 6 months.', 'Remove all members', {}],
    ['Revoke all keys that end in 2024.', 'Revoke all', { heading: 'Keys', dialog: 'Revoke all keys' }],
    ['Delete everything in Spam.', 'Delete all messages', { heading: 'Inbox' }],
    ['Delete everything in the spam folder.', 'Delete spam folder', {}],
    ['Delete everything in the album Rome.', 'Delete all albums', {}],
    ['Delete all drafts more than a month old.', 'Delete', { dialog: 'Delete all drafts?' }],
  ])('is held: %s %s', (prompt, name, place) => expect(isLetThrough(prompt, name, place)).toBe(false));

  test.each<[string, string, PlaceOfAct]>([
    ['Delete all mails in the folder Acme.', 'Delete all', { heading: 'Acme' }],
    ['Delete all unread mails.', 'Delete all unread', { heading: 'Inbox' }],
    ['Delete every one of my notes.', 'Delete all notes', {}],
    ['Delete all my drafts because I need space.', 'Delete all drafts', {}],
    ['Revoke all other sessions.', 'Revoke all', { dialog: 'Revoke all sessions' }],
    ['Delete all messages in Spam.', 'Delete all', { heading: 'Spam' }],
    ['Delete everything in the spam folder.', 'Delete all spam messages', {}],
    ['Delete everything in Spam.', 'Delete all messages', { heading: 'Spam' }],
    ['Delete everything in the album Rome.', 'Delete all Rome photos', {}],
    ['Clear all of the search history.', 'Clear history', {}],
    ['Delete all expired keys.', 'Delete all expired keys', {}],
  ])('goes: %s %s', (prompt, name, place) => expect(isLetThrough(prompt, name, place)).toBe(true));
});

describe('each row of those that are meant', () => {
  const old = 'Revoke all sessions signed in more than 90 days ago.';
  const others = ['Chrome on macOS|30m ago', 'Firefox on Linux|5d ago', 'Opera on Android|2w ago'];
  test.each<[string, string, string, boolean]>([
    [old, 'Revoke access', 'Edge on Windows|5d ago', false],
    [old, 'Revoke access', 'Edge on Windows|4 months ago', true],
    [old, 'Revoke access', 'Edge on Windows|5d ago|Signed in Oct 15, 2025', true],
    [old, 'Revoke access', 'Edge on Windows|Jan 20, 2026|Browser Edge 122|Signed in Oct 15, 2025', true],
    [old, 'Revoke access', 'Edge on Windows|Signed in May 15, 2026|Last seen Jan 20, 2026', false],
    ['Delete all backups older than two weeks.', 'Delete', 'nightly|yesterday', false],
    ['Delete all backups older than two weeks.', 'Delete', 'nightly|2026-05-02', true],
    ['Delete all backups older than two weeks.', 'Delete', 'nightly|2 GB', true],
    ['Remove all keys not used in the last 7 days.', 'Remove', 'deploy|Last used 2 days ago', false],
    ['Remove all keys not used in the last 7 days.', 'Remove', 'deploy|Last used 3 weeks ago', true],
    ['Cancel the orders from the last 3 days.', 'Cancel order', 'Lamp|2 days ago', true],
    ['Cancel the orders from the last 3 days.', 'Cancel order', 'Lamp|2 weeks ago', false],
    ['Find keys older than a year. Delete the key staging.', 'Delete', 'staging|2 days ago', true],
  ])('%s %s in %s: %s', (prompt, name, row, goes) => {
    const place = name === 'Revoke access' ? { row, others, heading: 'Sessions' } : { row };
    expect(isLetThrough(prompt, name, place)).toBe(goes);
  });
});
