import * as z from 'zod';

const maxNames = 100;

/** A record of what callers name, of a hundred at most. One named `__proto__` is refused, because no record can keep it: it would be lost. */
export function byName<Name extends z.ZodString, Value extends z.ZodType>(name: Name, value: Value) {
  return z.preprocess(
    (given, context) => {
      if (typeof given !== 'object' || given === null) return given;
      if (Object.hasOwn(given, '__proto__'))
        context.addIssue({ code: 'custom', message: 'expected another name than __proto__' });
      if (Object.keys(given).length <= maxNames) return given;
      context.addIssue({ code: 'custom', message: `expected at most ${maxNames} names` });
      return {};
    },
    z.record(name, value),
  );
}
