/** Answers requests of a stand-in server, and ignores callers that were killed meanwhile. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** A listener of `createServer` that answers 500 with the reason when `answer` fails. */
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
