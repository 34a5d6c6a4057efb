/** An hour's worth of events does not grow what the relay keeps for people who look, however slowly they read. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import type { Command } from '../../../../extension/protocol/frames/frames';
import { Approvals } from '../../../../relay/service/approvals/approvals';
import { scopes } from '../../../../relay/service/caller';
import { Activity } from '../../../../relay/service/live/activity';
import { LiveView } from '../../../../relay/service/live/live-view';
import { TaskReports } from '../../../../relay/service/tasks/task-reports';
import { Transcripts } from '../../../../relay/service/transcripts/transcripts';
import { fakeBrowsers, session } from '../../../support/stand-ins/fake-browsers';

const sessions = 50;
/** A thousand a minute. */
const eventsPerHour = 60_000;
/** All transcripts are full by then. */
const warmAfter = 30_000;
const maxGrowthBytes = 4 * 1024 * 1024;

const owner = { keyName: 'default', scopes };

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function heapBytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

function step(number: number): Command {
  return {
    type: 'command',
    id: `command-${number}`,
    timeoutMs: 5_000,
    sentAt: 0,
    keyName: 'default',
    effect: 'act',
    order: {
      do: 'step',
      sessionId: `b3k9x2m7-${number % sessions}`,
      action: 'click',
      selector: `text=Item ${number}`,
    },
  };
}

it('stays as large as it is, with one who reads and one who does not', async () => {
  const browsers = fakeBrowsers();
  browsers.open = Array.from({ length: sessions }, (_, index) => session(`b3k9x2m7-${index}`));
  const [activity, transcripts] = [new Activity(), new Transcripts()];
  const parts = { approvals: new Approvals(), reports: new TaskReports() };
  const view = new LiveView({ browsers, activity, transcripts, ...parts });
  const stop = new AbortController();
  const slow = view.watch(() => owner, stop.signal);
  await slow.next();
  let frames = 0;
  const reading = (async () => {
    for await (const _ of view.watch(() => owner, stop.signal)) frames += 1;
  })();
  const happen = async (from: number, to: number) => {
    for (let number = from; number < to; number += 1) {
      const command = step(number);
      activity.began(command);
      activity.ended({ command, reply: { type: 'reply', id: command.id, result: { success: true } } });
      transcripts.ended({ command, reply: { type: 'reply', id: command.id, result: { success: true } } });
      // Lets the one who reads do so.
      if (number % 500 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
  };
  await happen(0, warmAfter);
  const before = heapBytes();
  await happen(warmAfter, eventsPerHour + warmAfter);
  const after = heapBytes();
  const mebibytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);
  console.log(
    `measured: heap ${mebibytes(before)} MiB before, ${mebibytes(after)} MiB after ${eventsPerHour} events, ${frames} frames`,
  );
  expect(after - before).toBeLessThan(maxGrowthBytes);
  // What was missed comes as one frame, in which each session is once.
  const { value } = await slow.next();
  expect(value?.sessions).toHaveLength(sessions);
  stop.abort();
  await reading;
});
