/** Measures how busy the machine is, because only runs under equal load are comparable. */
import { cpus, loadavg } from 'node:os';
import { percentile } from '../measure';

const repetitions = 9;
const additions = 10_000_000;

/** Node, processor and the number of its cores. */
export function machineName(): string {
  return `Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown processor'}`;
}

/** The load average of the last minute, and how long the same short loop takes now. */
export function machineLoad(): string {
  const times = Array.from({ length: repetitions }, calibrate);
  // Windows has no load average and says 0.
  const load = loadavg()[0]?.toFixed(2);
  const [median, greatest] = [percentile(times, 0.5), Math.max(...times)];
  return `load ${load} over 1 minute; a loop of ${additions / 1e6} million additions takes ${median.toFixed(1)} ms (worst of ${repetitions}: ${greatest.toFixed(1)})`;
}

function calibrate(): number {
  const start = performance.now();
  let sum = 0;
  for (let index = 0; index < additions; index += 1) sum = (sum + index) | 0;
  // Its use keeps the loop from being optimised away.
  return sum === 1 ? 0 : performance.now() - start;
}
