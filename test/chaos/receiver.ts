import { once } from 'node:events';
import { closeSync, openSync, writeSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { checkSignature } from './check-signature.ts';
import { now } from './now.ts';
import type { Arrival, ReceiverOptions, ReceiverOrder } from './receiver-process.ts';
import { digestOf } from './runs-digest.ts';

/**
 * The destinations, in a separate process: one port for each. It writes every request to the file before it
 * responds, as a receiver that must not lose anything should.
 */
const { file, destinations, failing, respondWithinMs } = JSON.parse(process.argv[2] ?? '') as ReceiverOptions;
const log = openSync(file, 'a');
const secrets = new Map<number, string>();
const silent = new Set<number>();
/** Ids of notifications that got an error: none is failed more often than once, so that all end. */
const failed = new Set<string>();

process.on('message', (order: ReceiverOrder) => {
  if (order.secret !== undefined) secrets.set(order.destination, order.secret);
  if (order.silent === true) silent.add(order.destination);
  process.send?.('done');
});
process.on('disconnect', () => {
  closeSync(log);
  process.exit();
});
const ports: number[] = [];
for (let destination = 0; destination < destinations; destination += 1) {
  const server = createServer((request, response) => receive(destination, request, response));
  // Longer than the sender keeps its connections: who closes first should not be a matter of chance.
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ports.push((server.address() as AddressInfo).port);
}
process.send?.(ports);

function receive(destination: number, request: IncomingMessage, response: ServerResponse): void {
  const at = now();
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks);
    const header = request.headers['service-signature'];
    const verdict = checkSignature(header?.toString(), body, secrets.get(destination) ?? '', at);
    const event = JSON.parse(body.toString()) as Record<'notification_id' | 'event_id' | 'occurred_at', string>;
    const status = verdict.status === 200 && fails(event.notification_id) ? 500 : verdict.status;
    const { age, signatures } = verdict;
    const arrival: Arrival = {
      at,
      destination,
      notification: event.notification_id,
      event: event.event_id,
      occurredAt: event.occurred_at,
      digest: digestOf(body),
      status,
      age,
      signatures,
    };
    writeSync(log, `${JSON.stringify(arrival)}\n`);
    if (silent.has(destination)) return;
    if (respondWithinMs === 0) response.writeHead(status).end();
    else setTimeout(() => response.writeHead(status).end(), Math.random() * respondWithinMs);
  });
}

function fails(notification: string): boolean {
  if (failed.has(notification) || Math.random() >= failing) return false;
  failed.add(notification);
  return true;
}
