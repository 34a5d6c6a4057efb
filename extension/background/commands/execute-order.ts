/** Executes the order of a command: checks whose session it is, and calls the part of the background that does it. */
import { RelayError } from '../../protocol/errors';
import type {
  Command,
  ListedSession,
  OpenedSession,
  Order,
  OrderResults,
  Overview,
  Screenshot,
  StepResult,
} from '../../protocol/frames/frames';
import { mapStrings } from '../../protocol/masking/mask-secrets';
import type { StepCommand } from '../page-link/step-command';
import type { Secrets } from '../steps/secrets';
import type { InTurn } from '../steps/session-turns';
import type { Drivers } from '../user/drivers';
import { notOwned } from './command-errors';

export type ExecuteOrder = (command: Command, abort: AbortSignal) => Promise<OrderResults[Order['do']]>;

type OrderTo<Do extends Order['do']> = Extract<Order, { do: Do }>;

export function createOrderExecutor(parts: {
  open(order: OrderTo<'open'>, keyName: string, signal: AbortSignal): Promise<OpenedSession>;
  close(sessionId: string): Promise<null>;
  list(): Promise<ListedSession[]>;
  show(sessionId: string): Promise<void>;
  isPaused(): boolean;
  pauseAll(on: boolean): Promise<null>;
  setPolicy(order: OrderTo<'setPolicy'>): Promise<null>;
  releaseExpiredPolicy(sessionId: string): Promise<void>;
  screenshot(
    order: OrderTo<'screenshot'>,
    inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>,
    signal: AbortSignal,
  ): Promise<Screenshot>;
  step(command: StepCommand, abort: AbortSignal): Promise<StepResult>;
  drivers: Pick<Drivers, 'handOff' | 'set' | 'state'>;
  turns: InTurn;
  secrets: Secrets;
  /** The name of the key that opened the session, if there is one. */
  ownerOf(sessionId: string): string | undefined;
}): ExecuteOrder {
  const { step, turns, secrets, ownerOf } = parts;

  /** Runs the step, with placeholders in its result for the secrets that its session was ever given. */
  async function stepMasked(command: StepCommand, abort: AbortSignal): Promise<StepResult> {
    const { sessionId, secrets: given } = command.order;
    if (given) secrets.remember(sessionId, given);
    const mask = secrets.maskOf(sessionId);
    try {
      return mapStrings(await step(command, abort), mask);
    } catch (error) {
      if (!(error instanceof RelayError))
        throw new Error(mask(error instanceof Error ? error.message : String(error)));
      throw new RelayError(error.code, mask(error.message), mapStrings(error.more, mask));
    }
  }

  /** The sessions of a key. The secrets that a session was given may be in its address or title. */
  async function listMasked(keyName: string): Promise<ListedSession[]> {
    const all = await parts.list();
    return all
      .filter((session) => session.keyName === keyName)
      .map(({ url, title, ...session }) => ({
        ...session,
        ...mapStrings({ url, title }, secrets.maskOf(session.id)),
      }));
  }

  /** All sessions, as a person sees them. */
  async function overview(): Promise<Overview> {
    const sessions = (await parts.list()).map((session) => ({
      ...session,
      ...mapStrings({ url: session.url, title: session.title }, secrets.maskOf(session.id)),
      ...parts.drivers.state(session.id),
    }));
    return { paused: parts.isPaused(), sessions };
  }

  return async (command, abort) => {
    const { order, keyName, timeoutMs } = command;
    if (order.do === 'list') return listMasked(keyName);
    if (order.do === 'overview') return overview();
    if (order.do === 'pauseAll') return parts.pauseAll(order.on);
    // The relay has checked this already, in its copy of the list.
    if (order.do !== 'open' && (ownerOf(order.sessionId) ?? keyName) !== keyName)
      throw notOwned(order.sessionId);
    if (order.do !== 'open') await parts.releaseExpiredPolicy(order.sessionId);
    if (order.do === 'step') return stepMasked({ ...command, order }, abort);
    if (order.do === 'close') return parts.close(order.sessionId);
    if (order.do === 'show') return parts.show(order.sessionId).then(() => null);
    if (order.do === 'handoff') return parts.drivers.handOff(order, abort);
    if (order.do === 'drive') {
      const { sessionId, driver } = order;
      return driver ? parts.drivers.set(sessionId, driver, order) : parts.drivers.state(sessionId);
    }
    if (order.do === 'setPolicy') return parts.setPolicy(order);
    const signal = AbortSignal.any([abort, AbortSignal.timeout(timeoutMs)]);
    if (order.do === 'open') return parts.open(order, keyName, signal);
    return parts.screenshot(order, (work) => turns(order.sessionId, work), signal);
  };
}
