/** Frames of one moment travel in one message. */
import { expect, it } from 'vitest';
import { framesIn, PacketSender } from '../../../../extension/protocol/frames/packets';

/** What was sent, and a way to end the moment. */
function sender() {
  const sent: string[] = [];
  const moments: (() => void)[] = [];
  const packets = new PacketSender(
    (message) => sent.push(message),
    (flush) => moments.push(flush),
  );
  const endMoment = () => {
    for (const flush of moments.splice(0)) flush();
  };
  return { packets, sent, endMoment };
}

it('one frame alone is sent at once, as it is', () => {
  const { packets, sent, endMoment } = sender();
  packets.push('{"a":1}');
  expect(sent).toEqual(['{"a":1}']);
  endMoment();
  expect(sent).toEqual(['{"a":1}']);
});

it('those that follow are sent as a list, in order', () => {
  const { packets, sent, endMoment } = sender();
  for (const frame of ['1', '2', '3']) packets.push(frame);
  expect(sent).toEqual(['1']);
  endMoment();
  expect(sent).toEqual(['1', '[2,3]']);
});

it('after a moment with several, those of the next are sent as one list', () => {
  const { packets, sent, endMoment } = sender();
  for (const frame of ['1', '2']) packets.push(frame);
  endMoment();
  for (const frame of ['3', '4']) packets.push(frame);
  endMoment();
  expect(sent).toEqual(['1', '2', '[3,4]']);
});

it('after a moment with one the next one is sent at once again', () => {
  const { packets, sent, endMoment } = sender();
  for (const frame of ['1', '2']) packets.push(frame);
  endMoment();
  packets.push('3');
  endMoment();
  packets.push('4');
  expect(sent).toEqual(['1', '2', '3', '4']);
});

it('a large one travels alone, after those before it', () => {
  const { packets, sent, endMoment } = sender();
  const picture = `"${'x'.repeat(300_000)}"`;
  for (const frame of ['1', '2', '3', picture, '4']) packets.push(frame);
  endMoment();
  expect(sent).toEqual(['1', '[2,3]', picture, '4']);
});

it('what waits can be sent at once, and is not sent again', () => {
  const { packets, sent, endMoment } = sender();
  for (const frame of ['1', '2']) packets.push(frame);
  packets.flush();
  endMoment();
  expect(sent).toEqual(['1', '2']);
});

const evenNumber = (value: unknown) => (typeof value === 'number' && value % 2 === 0 ? value : undefined);

it.each([
  ['2', [2]],
  ['[2,4]', [2, 4]],
  ['[]', []],
])('%s has the frames %j', (message, frames) => {
  expect(framesIn(message, evenNumber)).toEqual(frames);
});

it.each(['3', '[2,3]', '[[2]]', 'no JSON', ''])('%s is refused as a whole', (message) => {
  expect(framesIn(message, evenNumber)).toBeUndefined();
});
