/** The parts of the soak by name. */
import { engine } from './engine.mjs';
import {
  approvals,
  captures,
  driving,
  faults,
  fleet,
  hostile,
  injections,
  kills,
  literal,
  live,
  packed,
  sessions,
  steps,
  tasks,
  variants,
} from './faults.mjs';
import { fleetInterface } from './fleet-interface.mjs';
import { fuzz } from './fuzz.mjs';
import { widgets } from './widgets.mjs';

/**
 * Each takes what follows its name on the command line, and throws what went wrong.
 * @type {Record<string, (args: string[]) => Promise<unknown>>}
 */
export const parts = {
  engine,
  fuzz,
  faults,
  kills,
  captures,
  steps,
  sessions,
  approvals,
  driving,
  fleet,
  tasks,
  literal,
  live,
  hostile,
  injections,
  variants,
  widgets,
  'fleet-interface': fleetInterface,
  package: packed,
};
