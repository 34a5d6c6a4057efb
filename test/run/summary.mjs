/** Prints the duration of each lane and of the longest files, and how many tests passed. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const maxShownLength = 10;

/**
 * @param {string[][]} lanes the parts of each lane
 * @param {string} resultsDir where vitest's JSON reporter left `<part>.json`
 */
export function summaryOf(lanes, resultsDir) {
  const results = lanes.map((parts) =>
    parts.flatMap((part) => resultsOf(join(resultsDir, `${part}.json`), part)),
  );
  const files = results.flat();
  const longest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, maxShownLength);
  const count = (status) => files.reduce((sum, file) => sum + file[status], 0);
  return [
    ...lanes.map((parts, index) => `Lane ${parts.join(', ')}: ${seconds(results[index])} in its tests`),
    'The longest files:',
    ...longest.map((file) => `  ${seconds([file])}  ${file.name}`),
    // The plain line that every CI can read.
    `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`,
  ].join('\n');
}

function seconds(files) {
  return `${files.reduce((sum, file) => sum + file.seconds, 0).toFixed(1)} s`;
}

/** One entry a file; a part that ended before it could report counts as one failure. */
function resultsOf(path, part) {
  if (!existsSync(path))
    return [{ name: `${part} (no report)`, seconds: 0, passed: 0, failed: 1, skipped: 0 }];
  return JSON.parse(readFileSync(path, 'utf8')).testResults.map((file) => {
    const having = (...statuses) =>
      file.assertionResults.filter(({ status }) => statuses.includes(status)).length;
    const failed = having('failed');
    return {
      name: file.name.replace(/^.*[\\/](?=test[\\/])/, ''),
      seconds: (file.endTime - file.startTime) / 1_000,
      passed: having('passed'),
      // A file that could not be loaded has no tests.
      failed: file.status === 'failed' ? Math.max(1, failed) : failed,
      skipped: having('skipped', 'pending', 'todo'),
    };
  });
}
