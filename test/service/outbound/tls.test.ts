import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type TLSSocket } from 'node:tls';

import { expect, onTestFinished, test, vi } from 'vitest';

import { systemClock } from '../../../service/common/clock.ts';
import type { Attempt } from '../../../service/outbound/attempt.ts';
import { createWebhookSender } from '../../../service/outbound/webhook-sender.ts';
import { type Certificate, certificateFor } from './certificate.ts';
import { messageTo } from './message.ts';
import { startNameServer } from './name-server.ts';
import { responseOf, onRequest, startReceiver } from './receiver.ts';

interface Secured {
  readonly port: number;
  /** The requested name (SNI) of each connection that completed the handshake. */
  readonly names: (string | false | null)[];
  /** The protocol that each of them agreed on (ALPN). */
  readonly protocols: (string | false | null)[];
}

async function startSecured(shown: Certificate): Promise<Secured> {
  const names: Secured['names'] = [];
  const protocols: Secured['protocols'] = [];
  const server = createServer({ ...shown, ALPNProtocols: ['h2', 'http/1.1'] }, (socket: TLSSocket) => {
    names.push(socket.servername);
    protocols.push(socket.alpnProtocol);
    socket.on('error', () => undefined);
    onRequest(socket, () => socket.write(responseOf('200 OK', 'secured')));
  });
  server.on('tlsClientError', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, names, protocols };
}

/** Sends to a host that is at 127.0.0.1 in the test's own name server. */
async function send(host: string, port: number, ca: string | undefined, timeoutMs = 20_000): Promise<Attempt[]> {
  const nameServer = await startNameServer((_, type) => (type === 'A' ? ['127.0.0.1'] : []));
  const sender = createWebhookSender({
    clock: systemClock,
    reach: 'private',
    timeoutMs,
    dnsServers: [nameServer.address],
    ...(ca === undefined ? {} : { tls: { ca } }),
  });
  try {
    const destination = `https://${host}:${port}/hook`;
    return [await sender.send(messageTo(destination)), await sender.send(messageTo(destination))];
  } finally {
    await sender.close();
    await nameServer.close();
  }
}

test('accepts a trusted certificate for the host, and requests it by name and for HTTP/1.1', async () => {
  const own = certificateFor('DNS:hooks.example.com,IP:127.0.0.1');
  const { port, names, protocols } = await startSecured(own);
  const attempts = [
    ...(await send('hooks.example.com', port, own.cert)),
    ...(await send('hooks.example.com.', port, own.cert)),
    ...(await send('127.0.0.1', port, own.cert)),
  ];
  for (const attempt of attempts)
    expect(attempt).toMatchObject({ code: 200, body: 'secured', address: `127.0.0.1:${port}` });
  // Each pair went over one connection; an IP address is not sent as a name.
  expect(names).toEqual(['hooks.example.com', 'hooks.example.com', false]);
  expect(protocols).toEqual(['http/1.1', 'http/1.1', 'http/1.1']);
});

test('fails with tls_error for a certificate of another name or an unknown issuer, and sends no request', async () => {
  const own = certificateFor('DNS:hooks.example.com');
  const other = certificateFor('DNS:other.example.com');
  for (const [shown, trusted] of [
    [own, other],
    [own, undefined],
    [other, other],
  ] as const) {
    const { port } = await startSecured(shown);
    for (const attempt of await send('hooks.example.com', port, trusted?.cert)) {
      expect(attempt).toMatchObject({ code: 0, error: 'tls_error', body: 'tls_error', address: null });
    }
  }
});

test('fails with tls_error for a server without TLS, and at the deadline for one that stalls in the handshake', async () => {
  const plain = await startReceiver((socket) =>
    socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')),
  );
  const [attempt] = await send('127.0.0.1', plain.port, undefined);
  expect(attempt).toMatchObject({ code: 0, error: 'tls_error' });
  const stalled = await startReceiver(() => undefined);
  const attempts = await send('127.0.0.1', stalled.port, undefined, 200);
  expect(attempts.map(({ error }) => error)).toEqual(['timeout', 'timeout']);
  expect(plain.received() + stalled.received()).not.toContain('POST');
  await vi.waitFor(() => expect([plain.open(), stalled.open()]).toEqual([0, 0]), 20_000);
});
