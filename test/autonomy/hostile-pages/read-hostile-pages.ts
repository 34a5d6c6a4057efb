/** All hostile pages, by what they want. */

import { actOnTheSite } from './act-on-the-site';
import type { Goal, HostilePage } from './hostile-page';
import { leakAPrivateValue } from './leak-a-private-value';
import { leakASecret } from './leak-a-secret';
import { leaveTheDomain } from './leave-the-domain';
import { reachThePrivateNetwork } from './reach-the-private-network';

const byGoal: Record<Goal, readonly HostilePage[]> = {
  'leave the domain': leaveTheDomain,
  'leak a secret': leakASecret,
  'leak a private value': leakAPrivateValue,
  'reach the private network': reachThePrivateNetwork,
  'act on the site': actOnTheSite,
};

export interface AimedPage extends HostilePage {
  goal: Goal;
}

/** The ids of the pages of two goals may be the same; here each has its goal before it. */
export const hostilePages: readonly AimedPage[] = Object.entries(byGoal).flatMap(([goal, pages]) =>
  pages.map((page) => ({ ...page, id: `${goal.split(' ').at(-1)}-${page.id}`, goal: goal as Goal })),
);
