import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Arrival, ReceiverQuestion } from './start-receiver.ts';

/**
 * Responds to everything with 200 at once, in a separate process, on as many ports as there are to be
 * destinations. What is posted to `/timed` is noted down with the moment of its head, which is not earlier
 * than its first byte; the rest is only counted, so that receiving takes as little of the machine as it can.
 */
const RESPONSE = '{"received":true}';
const HEAD = { 'content-type': 'application/json', 'content-length': RESPONSE.length };

let count = 0;
/** Seconds since the moment that the oldest signature names. */
let oldest = 0;
let arrivals: Arrival[] = [];

const respond: RequestListener = (request, response) => {
  const at = Number(process.hrtime.bigint()) / 1e6;
  count += 1;
  oldest = Math.max(
    oldest,
    Date.now() / 1_000 - Number(/^ts=(\d+)/.exec(String(request.headers['service-signature']))?.[1]),
  );
  const reply = (): void => void response.writeHead(200, HEAD).end(RESPONSE);
  if (request.url !== '/timed') {
    request.resume();
    reply();
    return;
  }
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { notification_id } = JSON.parse(Buffer.concat(chunks).toString()) as { notification_id: string };
    arrivals.push({ notificationId: notification_id, at });
    reply();
  });
};

const servers = Array.from({ length: Number(process.argv[2]) }, () =>
  createServer({ keepAliveTimeout: 60_000 }, respond).listen(0, '127.0.0.1'),
);
await Promise.all(servers.map((server) => new Promise((resolve) => server.once('listening', resolve))));
process.on('message', (question: ReceiverQuestion) => {
  if (question === 'count') process.send!(count);
  else if (question === 'oldest') {
    process.send!(oldest);
    oldest = 0;
  } else {
    process.send!(arrivals);
    arrivals = [];
  }
});
process.once('disconnect', () => process.exit(0));
process.send!(servers.map((server) => (server.address() as AddressInfo).port));
