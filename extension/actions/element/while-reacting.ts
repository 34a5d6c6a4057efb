import type { PageWorld } from '../page-world';

/** Frameworks render, and widgets format, within some frames. */
const looks = 6;

/** Reads the result of an act again, about ten hundredths of a second long, until the page shows that it had its effect. */
export async function whileReacting<Result extends { success: boolean }>(
  world: PageWorld,
  read: () => Result,
): Promise<Result> {
  let result = read();
  for (let look = 1; look < looks && !result.success && !world.signal.aborted; look += 1) {
    await world.tick();
    result = read();
  }
  return result;
}
