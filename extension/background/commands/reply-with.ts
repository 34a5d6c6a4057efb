/** The reply with a command's result. */
import { RelayError } from '../../protocol/errors';
import { type Command, maxFrameBytes, type Reply } from '../../protocol/frames/frames';
import { toReply } from './command-errors';

/** What JSON makes of a control character or half of a surrogate pair: `\u0001`. */
const maxBytesPerCharacter = 6;
/** What else is in the frame. */
const envelopeBytes = 64 * 1024;

/**
 * A result that is too large for a frame becomes the error bad_request: the relay would close the connection, which all
 * sessions of the browser share.
 */
export function replyWith({ id, effect }: Pick<Command, 'id' | 'effect'>, result: unknown): Reply {
  if (fits(result)) return { type: 'reply', id, result };
  const message = 'The answer is over 32 MiB as JSON. Narrow it with a selector.';
  return toReply(
    id,
    new RelayError('bad_request', message, effect === 'act' ? { outcome: 'executed' } : undefined),
  );
}

/** Encodes only what may be too large. */
function fits(result: unknown): boolean {
  const maxBytes = maxFrameBytes - envelopeBytes;
  if (charactersIn(result) * maxBytesPerCharacter <= maxBytes) return true;
  return new TextEncoder().encode(JSON.stringify(result)).length <= maxBytes;
}

function charactersIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, each) => sum + charactersIn(each), 0);
}
