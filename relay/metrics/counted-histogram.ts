import { Histogram, type HistogramConfiguration } from 'prom-client';
import { type Durations, durationBounds } from './command-counts';

type Values = Awaited<ReturnType<Histogram<'action' | 'le'>['get']>>['values'];

/** A histogram that was counted elsewhere: prom-client's own makes objects for each value that it is given. */
export class CountedHistogram extends Histogram<'action' | 'le'> {
  readonly #config: HistogramConfiguration<'action' | 'le'>;
  readonly #rows: readonly Durations[];

  constructor(config: HistogramConfiguration<'action' | 'le'>, rows: readonly Durations[]) {
    super(config);
    this.#config = config;
    this.#rows = rows;
  }

  /** What the registry, and `get`, ask a metric for. */
  async getForPromString(): Promise<{ name: string; help: string; type: 'histogram'; values: Values }> {
    const { name, help } = this.#config;
    return { name, help, type: 'histogram', values: this.#rows.flatMap((row) => valuesOf(name, row)) };
  }
}

/** Prometheus wants each group to contain the ones before it, and the last one all. */
function valuesOf(name: string, { action, within, count, sumMs }: Durations): Values {
  let upTo = 0;
  const groups = durationBounds.map((le, index) => {
    upTo += within[index] ?? 0;
    return { metricName: `${name}_bucket`, labels: { action, le }, value: upTo };
  });
  return [
    ...groups,
    { metricName: `${name}_bucket`, labels: { action, le: '+Inf' }, value: count },
    { metricName: `${name}_sum`, labels: { action }, value: sumMs / 1_000 },
    { metricName: `${name}_count`, labels: { action }, value: count },
  ];
}
