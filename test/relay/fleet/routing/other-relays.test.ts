/** What a caller is told of a session in a browser of another relay that cannot be asked. */
import { describe, expect, it } from 'vitest';
import { RelayError } from '../../../../extension/protocol/errors';
import type { Entry } from '../../../../relay/fleet/bus';
import { OutgoingCalls } from '../../../../relay/fleet/calls/outgoing-calls';
import { Sealing } from '../../../../relay/fleet/calls/sealing';
import { subjectsOf } from '../../../../relay/fleet/names';
import { Identities } from '../../../../relay/fleet/routing/identities';
import { OtherRelays } from '../../../../relay/fleet/routing/other-relays';
import { Directory } from '../../../../relay/fleet/state/directory';
import { Members } from '../../../../relay/fleet/state/members';
import { FakeServer } from '../../../support/fleet/fake-bus';

/** A relay that holds nothing. `learn` has it hear of a browser and its holder, `complete` that this was all. */
function relay() {
  const bus = new FakeServer().bus();
  let learn = (_key: string, _entry: Entry) => {};
  let complete = () => {};
  const directory = new Directory({
    watch(take, onCurrent = () => {}) {
      learn = take;
      complete = onCurrent;
    },
  });
  const subjects = subjectsOf('test');
  const members = new Members();
  const inbox = (id: string) => subjects.inbox('own', id);
  const calls = new OutgoingCalls({ bus, sealing: new Sealing(), members, inbox });
  const identities = new Identities(() => '');
  const isHere = () => false;
  const others = new OtherRelays({
    bus,
    calls,
    directory,
    members,
    subjects,
    identities,
    run: 'own',
    isHere,
  });
  const click = (idempotencyKey?: string) =>
    others.inSession('fleetone-1', {
      operation: 'takeStep',
      input: { action: 'click', timeoutMs: 50 },
      context: {
        caller: { keyName: 'a', scopes: ['act'] },
        signal: new AbortController().signal,
        idempotencyKey,
      },
      here: async () => {
        if (directory.browser('fleetone')?.run !== 'own') throw new RelayError('session_not_found', 'None.');
        return 'done here';
      },
    });
  const learnOf = (run: string) =>
    learn('browser.fleetone', { value: JSON.stringify(entry(run)), revision: 1 });
  return { bus, click, learnOf, complete: () => complete() };
}

const entry = (run: string) => ({
  protocol: 1,
  run,
  relay: 'holder',
  name: 'One',
  connected: true,
  connectedAt: '',
  pairedByHand: true,
  outdated: false,
  labels: [],
  sessions: [],
});

const told = (answer: Promise<unknown>) =>
  answer.then(
    (value) => value,
    (error) => (error instanceof RelayError ? [error.code, error.more.outcome] : error),
  );

describe('an act in the browser of a relay that is gone', () => {
  it('was not done', async () => {
    const { click, learnOf, complete } = relay();
    learnOf('other');
    complete();
    expect(await told(click())).toEqual(['no_browser', 'not_executed']);
  });

  it('with an Idempotency-Key may have been done by an earlier call', async () => {
    const { click, learnOf, complete } = relay();
    learnOf('other');
    complete();
    expect(await told(click('again'))).toEqual(['no_browser', 'unknown']);
  });
});

describe('an act while NATS is away', () => {
  it('was not done, and with an Idempotency-Key may have been by an earlier call', async () => {
    const { bus, click, learnOf, complete } = relay();
    learnOf('other');
    complete();
    bus.connect(false);
    expect(await told(click())).toEqual(['no_browser', 'not_executed']);
    expect(await told(click('again'))).toEqual(['no_browser', 'unknown']);
  });
});

describe('a relay that has just joined', () => {
  it('waits until it hears of the browser before it says that there is no such session', async () => {
    const { click, learnOf } = relay();
    const answer = told(click());
    learnOf('own');
    expect(await answer).toBe('done here');
  });

  it('says so once it knows all', async () => {
    const { click, complete } = relay();
    const answer = told(click());
    complete();
    expect(await answer).toEqual(['session_not_found', undefined]);
  });
});
