import { getEventListeners } from 'node:events';

import { expect, onTestFinished, test, vi } from 'vitest';

import { AttemptFailure } from '../../../service/outbound/attempt-failure.ts';
import { connect } from '../../../service/outbound/connect.ts';
import { Deadline } from '../../../service/outbound/deadline.ts';
import { exchange } from '../../../service/outbound/exchange.ts';
import { type WebhookConnection, WebhookConnections } from '../../../service/outbound/webhook-connections.ts';
import { messageTo } from './message.ts';
import { onRequest, type Receiver, respondingWith, responseOf, startReceiver } from './receiver.ts';
import { startSender } from './start-sender.ts';

const REQUEST = { method: 'POST', path: '/hook', headers: [], body: 'x' } as const;

async function connectionTo({ port }: Receiver): Promise<WebhookConnection> {
  const deadline = new Deadline(20_000);
  onTestFinished(() => deadline.end());
  const target = { host: '127.0.0.1', port, addresses: ['127.0.0.1'], secureContext: undefined };
  const connected = await connect({ ...target, policy: { reach: 'private' } }, deadline);
  onTestFinished(() => void connected.socket.destroy());
  return new WebhookConnections().open(`http://127.0.0.1:${port}`, connected);
}

/** How many connections two messages take. */
async function connectionsOfTwo(response: string | Buffer): Promise<{ connections: number; body: string }> {
  const receiver = await respondingWith(response);
  const sender = startSender();
  const { body } = await sender.send(messageTo(receiver.url));
  await sender.send(messageTo(receiver.url));
  return { connections: receiver.sockets.length, body };
}

test('does not wait for the rest of a body that is longer than what is stored', async () => {
  const receiver = await startReceiver((socket) =>
    onRequest(socket, () => socket.write(`HTTP/1.1 200 OK\r\ncontent-length: 1000000\r\n\r\n${'x'.repeat(16_385)}`)),
  );
  // Longer than a test may take.
  const attempt = await startSender({ timeoutMs: 600_000 }).send(messageTo(receiver.url));
  expect(attempt).toMatchObject({ outcome: 'accepted', code: 200, error: null, body: 'x'.repeat(16_384) });
  await vi.waitFor(() => expect(receiver.open()).toBe(0), 20_000);
});

test('reuses a connection whose long body has ended with the bytes that were read', async () => {
  expect(await connectionsOfTwo(responseOf('200 OK', 'x'.repeat(16_400)))).toEqual({
    connections: 1,
    body: 'x'.repeat(16_384),
  });
});

test('cuts a body of small chunks: their average must be 16 bytes of what can be stored', async () => {
  const chunked = (chunks: number): string =>
    `HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(chunks)}0\r\n\r\n`;
  expect(await connectionsOfTwo(chunked(1_024))).toEqual({ connections: 1, body: 'x'.repeat(1_024) });
  expect(await connectionsOfTwo(chunked(1_025))).toEqual({ connections: 2, body: 'x'.repeat(1_024) });
});

test('sends no request when the time is over', async () => {
  const receiver = await respondingWith(responseOf('200 OK'));
  const connection = await connectionTo(receiver);
  const signal = AbortSignal.abort(new AttemptFailure('timeout'));
  await expect(exchange(connection, REQUEST, signal, 100)).rejects.toMatchObject({ error: 'timeout' });
  expect(connection.client.destroyed).toBe(true);
  expect(receiver.received()).toBe('');
});

test('fails with connection_failed over a connection that has closed before the request', async () => {
  const receiver = await respondingWith(responseOf('200 OK'));
  const connection = await connectionTo(receiver);
  connection.socket.destroy();
  await expect(exchange(connection, REQUEST, new AbortController().signal, 100)).rejects.toMatchObject({
    error: 'connection_failed',
  });
});

test('leaves no listener behind, and notices the end of an idle connection', async () => {
  const receiver = await respondingWith(responseOf('200 OK'));
  const connection = await connectionTo(receiver);
  const { signal } = new AbortController();
  expect(await exchange(connection, REQUEST, signal, 100)).toMatchObject({ code: 200, complete: true });
  expect(getEventListeners(signal, 'abort')).toEqual([]);
  let hasEnded = false;
  connection.socket.once('end', () => (hasEnded = true));
  const closed = new Promise((resolve) => connection.socket.once('close', resolve));
  receiver.sockets[0]!.end();
  await closed;
  // Otherwise it is closed after four idle seconds.
  expect(hasEnded).toBe(true);
});
