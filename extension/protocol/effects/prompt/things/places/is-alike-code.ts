import type { ThingNumber } from '../numbers/numbers-of-things';

/** Whether both are codes that are built alike: "BR-20844" and "HF-20718". */
export function isAlikeCode(one: ThingNumber, other: ThingNumber): boolean {
  const isCode = [one, other].every(({ kind }) => kind.endsWith('-'));
  return isCode && one.kind.length === other.kind.length && one.value.length === other.value.length;
}
