import type { VerbClass } from '../../consequential';

/** Of several acts the gravest counts: what cannot be taken back comes first. */
export const gravity: Record<VerbClass, number> = {
  delete: 3,
  pay: 3,
  transfer: 3,
  sign: 2,
  cancel: 2,
  grant: 1,
  send: 0,
};
