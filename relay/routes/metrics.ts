import type { Handler } from 'hono';
import type { AppEnv } from '../http/app-env';
import type { Service } from '../service/service';
import { contextOf } from './request-context';

/** GET /metrics, in the text format of Prometheus. */
export function metrics(service: Service): Handler<AppEnv> {
  return async (c) => {
    const readings = await service.readMetrics(contextOf(c));
    // Most relays are never asked.
    const { prometheusText, prometheusType } = await import('../metrics/prometheus-text');
    return c.body(await prometheusText(readings), 200, { 'Content-Type': prometheusType });
  };
}
