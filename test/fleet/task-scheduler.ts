/** The scheduler that browsers have and Node has not, without priorities: https://wicg.github.io/scheduling-apis/ */
import { setImmediate as nextTask } from 'node:timers/promises';

export const taskScheduler = {
  async postTask<Result>(task: () => Result): Promise<Result> {
    await nextTask();
    return task();
  },
};
