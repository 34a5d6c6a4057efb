/** A stand-in whose asker was killed in mid-request must not fail the whole test run. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** A listener of `createServer`: who asked is told by a 500 why there is no answer, should anybody still be there. */
export function answering(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): RequestListener {
  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
      response.end(String(error));
    });
  };
}
