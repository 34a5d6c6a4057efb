import { variableNames } from '../config';
import { nearestName } from '../validation/nearest-name';

/** What the command line reads besides. */
const ofCommandLine = ['TABRELAY_URL', 'TABRELAY_SESSION'];

/** A line for each variable whose name is nearly that of one of tabrelay's, which therefore changes nothing. */
export function misspeltVariables(env: NodeJS.ProcessEnv): string[] {
  const known = [...variableNames, ...ofCommandLine];
  return Object.keys(env)
    .filter((name) => /^TABRELAY_/i.test(name) && !known.includes(name))
    .flatMap((name) => {
      const nearest = nearestName(name, known);
      return nearest
        ? `${name} is not a variable of tabrelay and changes nothing. Did you mean ${nearest}?`
        : [];
    });
}
