import { isFullShare } from './share';

/** Every n-th case in `npm test`, all of them in the soak. */
export function quickShare<Case>(cases: readonly Case[], every: number): Case[] {
  return isFullShare ? [...cases] : cases.filter((_, index) => index % every === 0);
}
