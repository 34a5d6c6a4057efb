/** What `npm run soak` runs: all parts, or those named. */
import { ensureBuilt, ensureInstalled } from '../../relay/prepare.mjs';
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

/** Each takes what follows its name on the command line, and throws what went wrong. */
const parts = {
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

async function run([name, ...rest]) {
  if (name !== undefined && !Object.hasOwn(parts, name)) {
    throw new Error(`usage: npm run soak -- [${Object.keys(parts).join(' | ')}]; without a part all of them`);
  }
  ensureInstalled();
  await ensureBuilt();
  const failed = [];
  for (const [each, part] of Object.entries(parts)) {
    if (name !== undefined && name !== each) continue;
    console.log(`${each}:`);
    try {
      await part(rest);
    } catch (error) {
      console.error(error.message);
      failed.push(each);
    }
  }
  if (failed.length > 0) throw new Error(`failed: ${failed.join(', ')}`);
}

run(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
