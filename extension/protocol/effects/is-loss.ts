import type { EffectKind } from './consequential';

/** Whether something is gone behind it. */
export function isLoss(what: EffectKind): boolean {
  return what === 'delete' || what === 'cancel';
}
