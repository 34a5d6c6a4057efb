/** Who calls the service, what for, and how long the caller waits. */
import type { Deadline } from '../deadline';

/** What an API key can be allowed to do; relay/service/authorize.ts says which operation needs which scope. */
export const scopes = ['read', 'act', 'screenshot', 'autonomy', 'approve', 'admin'] as const;
export type Scope = (typeof scopes)[number];

/** The name of the owner's key, which has every scope. */
export const defaultKeyName = 'default';

/** For whom an operation is done, as a transport (REST, MCP ...) has authenticated them. */
export interface Caller {
  /** Name of the API key. Sessions belong to it; log and audit log name it. */
  keyName: string;
  scopes: readonly Scope[];
  /** The only origins that the caller's sessions may visit, such as `https://example.com`; absent: any. */
  sites?: readonly string[] | undefined;
  /** Whether consequential acts of the caller's steps are held. */
  hold?: true | undefined;
  /** The caller is a task or question, which never reads what private fields hold. */
  isTask?: true | undefined;
}

/** What an operation receives beside its input, whichever transport it came through. */
export interface RequestContext {
  caller: Caller;
  /** Aborts when the caller is gone. */
  signal: AbortSignal;
  /** The caller's own deadline; each operation has a time limit besides, and the earlier of both counts. */
  deadline?: Deadline | undefined;
  /** The same key with the same input means the same act: it is executed once, and answered again. */
  idempotencyKey?: string | undefined;
  /** The browser that a session is opened in; absent: the one paired by hand, else the latest. */
  browser?: string | undefined;
  /** A person asks who looks at the session: it is done although the browser or the session is paused. */
  byPerson?: true | undefined;
}

/** Which session an operation is about. One of another key does not exist for the caller. */
export interface InSession {
  sessionId: string;
}

/** Which task an operation is about. One of another key does not exist for the caller. */
export interface InTask {
  taskId: string;
}

/**
 * The caller as the task or question acts that it has given: the scope `autonomy` includes reading, acting and
 * screenshots in its session, whichever scopes the key has beside it, but not the values of private fields.
 */
export function withTaskScopes(caller: Caller): Caller {
  return { ...caller, scopes: ['read', 'act', 'screenshot'], isTask: true };
}
