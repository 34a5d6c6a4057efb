/** An order and the call that it comes from become the one envelope that crosses both hops. */
import { createHash } from 'node:crypto';
import type { Command, Order } from '../../extension/protocol/frames';
import { both } from '../../extension/protocol/policy';
import type { Call } from './browsers';

/**
 * @param timeoutMs what is left of the call's own time
 * @param sites the only origins that sessions of the caller's key may be at, if it is held to any
 */
export function commandFor(
  order: Order,
  call: Call,
  timeoutMs: number,
  sites: readonly string[] | undefined,
): Command {
  return {
    type: 'command',
    id: call.commandId,
    timeoutMs,
    sentAt: Date.now(),
    keyName: call.keyName,
    ...(call.keyed && { bodyHash: hashOf(order, call.runId) }),
    effect: call.effect,
    order: withinSites(order, sites),
  };
}

/** A session is held to the sites of the key that opens it, whatever else it is held to. */
function withinSites(order: Order, sites: readonly string[] | undefined): Order {
  if (order.do !== 'open' || !sites) return order;
  const allowedDomains = sites.map((site) => {
    const { protocol, hostname, port } = new URL(site);
    return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
  });
  return { ...order, policy: both(order.policy, { allowedDomains }) };
}

/** What a repeated Idempotency-Key must have in common with the first call. */
function hashOf(order: Order, runId = ''): string {
  return createHash('sha256').update(JSON.stringify(order)).update(runId).digest('hex');
}
