import type * as z from 'zod/mini';
import type { Behaviour } from './action-spec';
import { back } from './tab/back';
import { forward } from './tab/forward';
import { navigate } from './tab/navigate';
import { reload } from './tab/reload';
import { tab } from './tab/tab';
import { tabs } from './tab/tabs';
import { wait } from './tab/wait';
import type { TabWorld } from './tab-world';
import type { tabSpecs } from './table';

type Specs = typeof tabSpecs;

/** What the actions that run in the service worker on the session's tab do, by name. */
export const tabBehaviours = {
  navigate,
  back,
  forward,
  reload,
  wait,
  tabs,
  tab,
} satisfies { [Name in keyof Specs]: Behaviour<TabWorld, z.output<Specs[Name]['value']['schema']>> };
