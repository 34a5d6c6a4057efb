/** A rank, a code or a number belongs to the thing that the task says it of, and counts for no other row. */
import { describe, expect, test } from 'vitest';
import { isLetThrough } from '../place-of-act';

/** Of each row whether the act on it goes without being held. */
function goes(prompt: string, name: string, rows: readonly string[], part = ''): boolean[] {
  return rows.map((row, at) =>
    isLetThrough(prompt, name, {
      row,
      others: rows.filter((_, index) => index !== at),
      above: rows.slice(0, at),
      ...(part !== '' && { heading: 'Settings', part: `${part}|${rows.join('|')}` }),
    }),
  );
}

describe('a rank in an order for things of another kind', () => {
  const prompt =
    'Revoke all webhooks of the staging server, then remove the most recently added session in Lyon.';
  const keys = ['Harvest bot|Created Jun 20, 2025', 'Ledger sync|Created Aug 10, 2025'];
  const passkeys = ['Laptop|Registered Aug 15, 2025', 'Phone|Registered Jan 3, 2026'];
  const both =
    'Revoke all API keys that were created in the same year as any of my passkeys, then remove the most recently registered passkey.';

  test('says nothing of these', () => {
    expect(goes(both, 'Revoke', keys, 'Personal API keys')).toEqual([true, true]);
    expect(goes('Remove the oldest passkey and revoke all API keys.', 'Revoke', keys, 'API keys')).toEqual([
      true,
      true,
    ]);
  });

  test('still counts for its own', () => {
    expect(goes(both, 'Remove', passkeys, 'Passkeys')).toEqual([false, true]);
    expect(
      goes('Revoke all API keys and remove the oldest passkey.', 'Remove', passkeys, 'Passkeys'),
    ).toEqual([true, false]);
    expect(goes('Revoke the most recently created API key.', 'Revoke', keys, 'API keys')).toEqual([
      false,
      true,
    ]);
    expect(goes(prompt, 'Remove', passkeys, 'Passkeys')).toEqual([false, false]);
  });
});

describe('namesakes with a code', () => {
  const queue = [
    'Q-18|Marsh Harrier (R-220)|Inga Moe|3 Mar 2025',
    'Q-31|Marsh Harrier (R-220)|Inga Moe|9 Jan 2026',
    'Q-07|Marsh Harrier (R-412)|Inga Moe|5 Feb 2025',
    'Q-40|Red Kite (R-118)|Ola Lund|1 Jan 2025',
  ];

  test.each([
    ['Remove the older of the two queue entries of Marsh Harrier (R-220).', 0],
    ["Remove the older of Marsh Harrier's (R-220) two queue entries.", 0],
    ["Remove the newer of the two queue entries of Inga Moe's boat Marsh Harrier (R-220).", 1],
    ['Remove the queue entry of Marsh Harrier (R-220) that she has had since 3 Mar 2025.', 0],
    ['Remove the queue entry of Marsh Harrier (R-220) that it has held since 9 January 2026.', 1],
  ])('%s', (prompt, right) => {
    expect(goes(prompt, 'Remove', queue)).toEqual(queue.map((_, at) => at === right));
  });
});

describe('a single thing', () => {
  const orders = [
    "S-51|Iris 'Blue Moon'|bare root|1|May 2026",
    "S-52|Iris 'Blue Moon'|bare root|4|June 2026",
    "S-60|Iris 'Blue Moon Dwarf'|bare root|1|June 2026",
  ];

  test('is the one whose number is one', () => {
    expect(goes("Cancel my order of the single 'Blue Moon' iris.", 'Cancel', orders)).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('is left open by numbers of rows and by none', () => {
    const numbered = ["1|Iris 'Blue Moon'|May 2026", "2|Iris 'Blue Moon'|June 2026"];
    expect(goes("Cancel my order of the single 'Blue Moon' iris.", 'Cancel', numbered)).toEqual([
      false,
      false,
    ]);
    expect(goes("Cancel my order of the 'Blue Moon' iris.", 'Cancel', orders.slice(0, 2))).toEqual([
      false,
      false,
    ]);
  });
});
