/** What a person who looks is shown, as the live page receives it. */
import type { ActedOn } from '../../../extension/protocol/live';
import type { Approval } from '../approvals/approval';
import type { TaskReport } from '../tasks/task-report';

/** An act that is being done, or was. */
export interface LiveAct {
  /** Such as `click text=Save`. */
  words: string;
  /** The name of the action, and the element as it was named. */
  action: string;
  selector: string;
  /** An address without its query, a key, a selector or `{{name}}`; never what was typed. */
  value?: string;
  /** When it began or ended, ISO 8601 UTC. */
  at: string;
  /** The element, where it is known. */
  on?: ActedOn;
}

export interface LiveSession {
  id: string;
  keyName: string;
  /** The id of its browser. */
  browser: string;
  /** Closed ones are shown as long as their transcript is kept. */
  isOpen: boolean;
  createdAt?: string;
  /** Of its current tab; empty as long as they are not known. */
  url: string;
  title: string;
  driver: 'api' | 'user';
  /** A person drives it until it is handed back. */
  locked: boolean;
  /** What the person is asked to do. */
  instructions?: string;
  paused: boolean;
  /** The act that is being done. */
  now?: LiveAct;
  last?: LiveAct & { outcome: string };
  /** How many entries its transcript has had. */
  entries: number;
  task?: TaskReport;
}

export interface LiveBrowser {
  id: string;
  name: string;
  paused: boolean;
  /** The other relay of the fleet that holds it. */
  relay?: string;
}

/** What has changed since the frame before; each list of a kind is there only when something of it has. */
export interface LiveFrame {
  /** Those that changed. */
  sessions?: LiveSession[];
  /** Ids of those that are not kept any more. */
  gone?: string[];
  /** All that may be decided, those that wait first. */
  approvals?: Approval[];
  /** All that are connected. */
  browsers?: LiveBrowser[];
}
