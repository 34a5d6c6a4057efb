import { RelayError } from '../../protocol/errors';

/** Nothing was done, because a person drives. */
export function driven(why: string): RelayError {
  return new RelayError(
    'user_driving',
    `${why} Try again with more timeoutMs, or when they have handed it back.`,
    {
      outcome: 'not_executed',
    },
  );
}

/** A program may not hand back what is a person's. */
export function onlyPerson(why: string): RelayError {
  return new RelayError(
    'user_driving',
    `${why} Only the person can hand it back, in the window, the popup or on the live page, or a key with the scope approve or admin.`,
    { outcome: 'not_executed' },
  );
}
