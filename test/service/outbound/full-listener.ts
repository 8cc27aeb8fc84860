import { once } from 'node:events';
import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';

import { onTestFinished } from 'vitest';

/** Listens on each host and then sleeps, so that no connection is ever accepted. */
const PROGRAM = `
const { parentPort, workerData: { hosts, port } } = require('node:worker_threads');
const { createServer } = require('node:net');
let listening = 0;
for (const host of hosts) createServer().listen({ host, port, backlog: 1 }, () => {
  listening += 1;
  if (listening < hosts.length) return;
  parentPort.postMessage('full');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
});`;
/** Linux puts one more than the backlog into the queue. */
const QUEUE = 2;

/**
 * A port at which a new connection neither succeeds nor fails, because the queue of its listeners is full:
 * Linux then ignores the client. Ends with the test.
 */
export async function fillListeners(hosts: readonly string[], port: number): Promise<void> {
  const worker = new Worker(PROGRAM, { eval: true, workerData: { hosts, port } });
  onTestFinished(async () => void (await worker.terminate()));
  await once(worker, 'message');
  for (const host of hosts) {
    for (let place = 0; place < QUEUE; place += 1) {
      const socket = connect({ host, port }).on('error', () => undefined);
      onTestFinished(() => void socket.destroy());
      await once(socket, 'connect');
    }
  }
}
