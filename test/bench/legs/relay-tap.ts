/** Runs before the relay's own code and records times at its HTTP server and at the extension's socket. */
import { subscribe } from 'node:diagnostics_channel';
import { Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { stamp } from './stamps';

// https://nodejs.org/api/diagnostics_channel.html#http
subscribe('http.server.request.start', (message) => {
  const { request, response } = message as { request: { method: string }; response: ServerResponse };
  if (request.method !== 'POST') return;
  stamp('relayHttpIn');
  const { end } = response;
  response.end = ((...args: Parameters<typeof end>) => {
    stamp('relayHttpOut');
    return end.apply(response, args);
  }) as typeof end;
});

const { emit } = Server.prototype;
Server.prototype.emit = function (this: Server, ...all: Parameters<typeof emit>) {
  const [event, ...args] = all;
  const heard = emit.apply(this, all);
  // Only after the server's own listeners: one for data would set the socket flowing before they are there.
  if (event === 'upgrade') tapSocket(args[1] as Socket);
  return heard;
} as typeof emit;

function tapSocket(socket: Socket): void {
  const { write } = socket;
  socket.write = ((...args: Parameters<typeof write>) => {
    stamp('relaySocketOut');
    return write.apply(socket, args);
  }) as typeof write;
  socket.prependListener('data', () => stamp('relaySocketIn'));
}
