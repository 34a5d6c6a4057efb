import { expect, test } from 'vitest';
import { legNames, splitStep, stampsOf } from './split-step';
import type { Stamp, StampName } from './stamps';

const inOrder: StampName[] = [
  'relayHttpIn',
  'relaySocketOut',
  'workerSocketIn',
  'workerPortOut',
  'pagePortIn',
  'pagePortOut',
  'workerPortIn',
  'workerSocketOut',
  'relaySocketIn',
  'relayHttpOut',
];
const every10Ms: Stamp[] = inOrder.map((name, index) => ({ name, at: 110 + 10 * index }));
const step = { sentAt: 100, answeredAt: 210 };

test('each leg lasts from one hop to the next, and together they last as long as the step', () => {
  expect(splitStep(step, every10Ms)).toEqual(legNames.map(() => 10));
});

test('what the page reports before its answer is part of its own time', () => {
  const begun: Stamp[] = [
    { name: 'pagePortOut', at: 152 },
    { name: 'workerPortIn', at: 156 },
  ];
  const stamps = [...every10Ms, ...begun].toSorted((one, other) => one.at - other.at);
  expect(splitStep(step, stamps)).toEqual(legNames.map(() => 10));
});

test('what the page reports after its answer is no part of the step', () => {
  const after: Stamp[] = [
    { name: 'pagePortOut', at: 181 },
    { name: 'workerPortIn', at: 185 },
  ];
  const stamps = [...every10Ms, ...after].toSorted((one, other) => one.at - other.at);
  expect(splitStep(step, stamps)).toEqual(legNames.map(() => 10));
});

test('a step of which a hop is missing has no legs', () => {
  for (const name of inOrder) {
    expect(
      splitStep(
        step,
        every10Ms.filter((each) => each.name !== name),
      ),
      name,
    ).toBeUndefined();
  }
});

test('stamps belong to the step around them, give or take what clocks differ', () => {
  const next = { sentAt: 216, answeredAt: 230 };
  const stamps: Stamp[] = [
    { name: 'relayHttpIn', at: 215 },
    { name: 'relayHttpOut', at: 211 },
    { name: 'relayHttpIn', at: 99 },
  ];
  const [first, second] = stampsOf([step, next], stamps, 2);
  expect(first?.map(({ at }) => at)).toEqual([99, 211]);
  expect(second?.map(({ at }) => at)).toEqual([215]);
});
