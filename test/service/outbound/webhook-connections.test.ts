import { once } from 'node:events';

import { expect, onTestFinished, test } from 'vitest';

import { connect } from '../../../service/outbound/connect.ts';
import { Deadline } from '../../../service/outbound/deadline.ts';
import { type WebhookConnection, WebhookConnections } from '../../../service/outbound/webhook-connections.ts';
import { startReceiver } from './receiver.ts';

const MINUTE_MS = 60_000;

/** Connections to a receiver, and a clock for their age. */
async function setUp() {
  const { port } = await startReceiver(() => undefined);
  const origin = `http://127.0.0.1:${port}`;
  const clock = { now: 1_000 };
  const connections = new WebhookConnections(() => clock.now);
  const open = async (): Promise<WebhookConnection> => {
    const deadline = new Deadline(20_000);
    onTestFinished(() => deadline.end());
    const target = { host: '127.0.0.1', port, addresses: ['127.0.0.1'], secureContext: undefined };
    const connected = await connect({ ...target, policy: { reach: 'private' } }, deadline);
    onTestFinished(() => void connected.socket.destroy());
    return connections.open(origin, connected);
  };
  const openIdle = async (): Promise<WebhookConnection> => {
    const connection = await open();
    connections.release(connection);
    return connection;
  };
  return { origin, clock, connections, open, openIdle };
}

test('gives each idle connection to one request, the most recently used first', async () => {
  const { origin, connections, openIdle } = await setUp();
  const [first, second] = [await openIdle(), await openIdle()];
  expect(connections.take('http://127.0.0.1:1')).toBeUndefined();
  expect(connections.take(origin)).toBe(second);
  expect(connections.take(origin)).toBe(first);
  expect(connections.take(origin)).toBeUndefined();
  connections.release(first);
  expect(connections.take(origin)).toBe(first);
});

test('holds up to ten idle connections of an origin and closes more', async () => {
  const { openIdle } = await setUp();
  const closed: boolean[] = [];
  for (let count = 0; count < 11; count += 1) closed.push((await openIdle()).client.destroyed);
  expect(closed).toEqual([...Array.from({ length: 10 }, () => false), true]);
});

test('connections that have closed take none of the ten places', async () => {
  const { origin, connections, openIdle } = await setUp();
  const idle: WebhookConnection[] = [];
  for (let count = 0; count < 10; count += 1) idle.push(await openIdle());
  for (const { socket } of idle) {
    socket.destroy();
    await once(socket, 'close');
  }
  const open = await openIdle();
  expect(connections.take(origin)).toBe(open);
});

test('closes a connection that is a minute old, idle or after its request', async () => {
  const { origin, clock, connections, open, openIdle } = await setUp();
  const [idle, busy] = [await openIdle(), await open()];
  clock.now += MINUTE_MS - 1;
  expect(connections.take(origin)).toBe(idle);
  connections.release(idle);
  expect(idle.client.destroyed).toBe(false);
  clock.now += 1;
  connections.release(busy);
  expect(busy.client.destroyed).toBe(true);
  expect(connections.take(origin)).toBeUndefined();
  expect(idle.client.destroyed).toBe(true);
});

test('does not use a connection again whose socket is closed', async () => {
  const { origin, connections, open, openIdle } = await setUp();
  const [idle, busy] = [await openIdle(), await open()];
  for (const { socket } of [idle, busy]) socket.destroy();
  connections.release(busy);
  expect(busy.client.destroyed).toBe(true);
  expect(connections.take(origin)).toBeUndefined();
});

test('uses the others when the socket of an idle connection closes', async () => {
  const { origin, connections, openIdle } = await setUp();
  const [first, closing, last] = [await openIdle(), await openIdle(), await openIdle()];
  closing.socket.destroy();
  await once(closing.socket, 'close');
  expect(connections.take(origin)).toBe(last);
  expect(connections.take(origin)).toBe(first);
  // Nothing is left to do when the socket of a connection in use closes.
  last.socket.destroy();
  await once(last.socket, 'close');
});

test('listens once for the end of a connection, however often it is used', async () => {
  const { origin, connections, openIdle } = await setUp();
  const { socket } = await openIdle();
  const listeners = socket.listenerCount('close');
  expect(listeners).toBe(1);
  connections.release(connections.take(origin)!);
  expect(socket.listenerCount('close')).toBe(listeners);
});

test('closes all idle connections at the end', async () => {
  const { connections, openIdle } = await setUp();
  const idle = [await openIdle(), await openIdle()];
  await connections.close();
  expect(idle.map(({ client }) => client.destroyed)).toEqual([true, true]);
});
