import * as z from 'zod';

/** A record of what callers name. One named `__proto__` is refused, because no record can keep it: it would be lost. */
export function byName<Name extends z.ZodString, Value extends z.ZodType>(name: Name, value: Value) {
  return z.preprocess(
    (given, context) => {
      if (typeof given === 'object' && given !== null && Object.hasOwn(given, '__proto__'))
        context.addIssue({ code: 'custom', message: 'expected another name than __proto__' });
      return given;
    },
    z.record(name, value),
  );
}
