/** Orders that say by a tag, a size or a code which thing is meant, on the page of that thing and on that of another. */
import { describe, expect, test } from 'vitest';
import { isLetThrough } from '../place-of-act';

const bin = 'Container\tBrown bin 240 litres|Tag\tAV-BR-66102|Collected\tevery second Tuesday';
const jersey = 'Size: L|Colour: red|Batch: 5512|Price: €40.00';
const pass = 'Zone|4|Card|KT-90817|Holder|Ann Bell';

const nappies = 'Container\tNappy collection service|Tag\tAV-NP-00231|Status\tActive|The bin is taken away.';
const gym = 'Plan\tOff-peak swim and gym|Price\t£31.00';
const library = 'Plan\tReader|Price\t£3.00';

type Case = [prompt: string, name: string, heading: string, record: string];

describe('held on the page of another', () => {
  test.each<Case>([
    [
      'Cancel the subscription with the tag AV-BR-66120.',
      'Cancel subscription',
      'Subscription GW-40871',
      bin,
    ],
    [
      'Cancel the subscription for the 140 litre brown bin.',
      'Cancel subscription',
      'Subscription GW-40871',
      bin,
    ],
    ['Cancel the subscription of AV-BR-66120.', 'Cancel subscription', 'Subscription GW-40871', bin],
    ['Delete the jersey in size M.', 'Delete', 'Jersey', jersey],
    ['Delete the jersey of batch 5521.', 'Delete', 'Jersey', jersey],
    ['Delete the jersey of batch no. 5521 and tell me its price.', 'Delete product', 'Jersey', jersey],
    ['Cancel the pass for zone 5.', 'Cancel subscription', 'Travel pass', pass],
    ['Cancel the subscription with the card KT-90871.', 'Cancel subscription', 'Travel pass', pass],
  ])('%s: %s on the page %s', (prompt, name, heading, text) =>
    expect(isLetThrough(prompt, name, { heading, text })).toBe(false),
  );
});

describe('held where the page has no word of what is described', () => {
  test.each<Case>([
    [
      'Cancel the garden waste subscription for the smaller of my two brown bins.',
      'Cancel subscription',
      'Subscription NP-11083',
      nappies,
    ],
    ['Cancel the garden waste subscription.', 'Cancel subscription', 'Subscription NP-11083', nappies],
    ['Cancel the cheaper of the two gym memberships.', 'Cancel membership', 'Membership LB-204', library],
  ])('%s: %s on the page %s', (prompt, name, heading, text) =>
    expect(isLetThrough(prompt, name, { heading, text })).toBe(false),
  );

  test.each<Case>([
    ['Cancel the cheaper of the two gym memberships.', 'Cancel membership', 'Membership LB-209', gym],
    ['Cancel my gym membership.', 'Cancel membership', 'Membership LB-204', library],
    ['Cancel my membership with immediate effect.', 'Cancel membership', 'Membership LB-204', library],
    ['Cancel my membership for personal reasons.', 'Cancel membership', 'Membership LB-204', library],
    ['Cancel the membership that costs me so much money.', 'Cancel membership', 'Membership LB-204', library],
    ['Cancel my membership, giving cost as the reason.', 'Cancel membership', 'Membership LB-204', library],
    ['Open my account and cancel the membership there.', 'Cancel membership', 'Membership LB-204', library],
    [
      'Cancel the nappy subscription on my account page.',
      'Cancel subscription',
      'Subscription NP-11083',
      nappies,
    ],
    [
      'Cancel the garden waste subscription NP-11083.',
      'Cancel subscription',
      'Subscription NP-11083',
      nappies,
    ],
  ])('but not for %s', (prompt, name, heading, text) =>
    expect(isLetThrough(prompt, name, { heading, text })).toBe(true),
  );
});

describe('done on its own page', () => {
  test.each<Case>([
    [
      'Cancel the subscription with the tag AV-BR-66102.',
      'Cancel subscription',
      'Subscription GW-40871',
      bin,
    ],
    [
      'Cancel the subscription for the 240 litre brown bin.',
      'Cancel subscription',
      'Subscription GW-40871',
      bin,
    ],
    ['Cancel the subscription GW-40871.', 'Cancel subscription', 'Subscription GW-40871', bin],
    [
      'Cancel the garden waste subscription because I compost at home.',
      'Cancel subscription',
      'Garden waste subscription',
      bin,
    ],
    ['Delete the jersey in size L.', 'Delete', 'Jersey', jersey],
    ['Delete the jersey of batch 5512.', 'Delete', 'Jersey', jersey],
    ['Delete the jersey, its price of 35 euros is wrong.', 'Delete', 'Jersey', jersey],
    ['Delete all jerseys of size M.', 'Delete', 'Jersey', jersey],
    ['Cancel the subscription for zone 4.', 'Cancel subscription', 'Travel pass', pass],
  ])('%s: %s on the page %s', (prompt, name, heading, text) =>
    expect(isLetThrough(prompt, name, { heading, text })).toBe(true),
  );
});
