/** The errors of a call that needs another relay. */
import { type Outcome, RelayError } from '../../../extension/protocol/errors';

const notExecuted = { outcome: 'not_executed' } as const;

/**
 * What is known of a call that was passed on to nobody: with an Idempotency-Key an earlier one may have been carried out,
 * which only the browser knows.
 */
function notPassedOn(isRepeatable: boolean): { said: string; more: { outcome: Outcome } } {
  return isRepeatable
    ? {
        said: 'so this call did nothing; whether an earlier one with this Idempotency-Key did is not known',
        more: { outcome: 'unknown' },
      }
    : { said: 'so nothing was done', more: notExecuted };
}

/** @param isRepeatable whether the call acts and has an Idempotency-Key */
export function natsAway(isRepeatable: boolean): RelayError {
  const { said, more } = notPassedOn(isRepeatable);
  return new RelayError(
    'no_browser',
    `The NATS server of the fleet cannot be reached, and this call needs another relay, ${said}. The browsers of this relay go on; ask again when the server is back, or send the call to the relay that holds the browser.`,
    more,
  );
}

/**
 * @param relay name of the one that holds the browser
 * @param isRepeatable whether the call acts and has an Idempotency-Key
 */
export function relayGone(relay: string, isRepeatable: boolean): RelayError {
  const { said, more } = notPassedOn(isRepeatable);
  return new RelayError(
    'no_browser',
    `The relay "${relay}", which holds the browser of this session, is gone, ${said}. The session is there again if that relay comes back within the life of its browser; GET /v1/fleet shows the relays.`,
    more,
  );
}

/** The relay fell silent during the call. @param effect what the call was to do */
export function lostMeanwhile(relay: string, effect: 'act' | 'read'): RelayError {
  return new RelayError(
    'interrupted',
    `The relay "${relay}", which holds the browser, stopped answering during this call${
      effect === 'act'
        ? ', so it is unknown whether it was carried out. Look at the page before you repeat it'
        : '. Ask again'
    }.`,
    effect === 'act' ? { outcome: 'unknown' } : {},
  );
}

export function notAnsweredInTime(relay: string, limitMs: number, effect: 'act' | 'read'): RelayError {
  return new RelayError(
    'timeout',
    `The relay "${relay}", which holds the browser, did not answer within ${limitMs} ms.${
      effect === 'act'
        ? ' It is unknown whether the call was carried out. Look at the page before you repeat it.'
        : ''
    }`,
    effect === 'act' ? { outcome: 'unknown' } : {},
  );
}

export function noSuchBrowser(wanted: {
  browser?: string | undefined;
  labels: readonly string[];
}): RelayError {
  const { browser, labels } = wanted;
  const what =
    browser !== undefined
      ? ` called "${browser}"`
      : labels.length
        ? ` with the labels ${labels.join(', ')}`
        : '';
  return new RelayError(
    'no_browser',
    `No browser${what} is connected to any relay of the fleet. GET /v1/browsers lists those that are.`,
    notExecuted,
  );
}

export function allFull(retryAfterMs: number): RelayError {
  return new RelayError(
    'too_many_sessions',
    'Every browser of the fleet that the session may be in has as many sessions as it may, or is being drained. Close one, or ask again later.',
    { ...notExecuted, retryAfterMs },
  );
}

export function placeNotKnown(): RelayError {
  return new RelayError(
    'no_browser',
    'The NATS server of the fleet cannot be reached, so it is not known whether a call with this Idempotency-Key was carried out at another relay; this one has done nothing. Ask again when the server is back.',
    { outcome: 'unknown' },
  );
}

export function noSuchRelay(name: string, known: readonly string[]): RelayError {
  return new RelayError(
    'bad_request',
    `No relay of the fleet is called "${name}". The relays are ${known.join(', ')}.`,
    notExecuted,
  );
}
