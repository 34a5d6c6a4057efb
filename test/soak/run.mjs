/** What `npm run soak` runs: all parts, or those named. */
import { ensureBuilt, ensureInstalled } from '../../relay/prepare.mjs';
import { parts } from './parts.mjs';

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
