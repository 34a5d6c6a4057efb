/** The relay of the floor: tabrelay's HTTP server library and a socket to the worker. */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { WebSocketServer } from 'ws';

let worker;
let sent = 0;
/** Called with the worker's answer, by command id. */
const waiting = new Map();

const app = new Hono();
app.get('/health', (c) => c.json({ browsers: worker ? 1 : 0 }));
app.post('/step', async (c) => {
  const command = await c.req.json();
  sent += 1;
  const id = String(sent);
  const { result, error } = await new Promise((resolve) => {
    waiting.set(id, resolve);
    worker.send(JSON.stringify({ ...command, id }));
  });
  return error === undefined ? c.json({ result }) : c.json({ error }, 500);
});

const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
  process.send({ port }),
);
new WebSocketServer({ server, path: '/extension' }).on('connection', (socket) => {
  worker = socket;
  socket.on('message', (data) => {
    const answer = JSON.parse(data);
    waiting.get(answer.id)(answer);
    waiting.delete(answer.id);
  });
});

// The bench is gone.
process.on('disconnect', () => process.exit(0));
