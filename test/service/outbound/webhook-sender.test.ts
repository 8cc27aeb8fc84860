import { createHmac } from 'node:crypto';
import { connect } from 'node:net';

import { expect, test, vi } from 'vitest';

import { systemClock } from '../../../service/common/clock.ts';
import { createWebhookSender } from '../../../service/outbound/webhook-sender.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { messageTo, SECRET } from './message.ts';
import { respondingWith, responseOf, onRequest, startReceiver } from './receiver.ts';
import { startSender } from './start-sender.ts';

const OK = responseOf('200 OK');

test('posts the stored bytes with a signature of this second and no other headers', async () => {
  const clock = new ManualClock('2026-03-02T09:30:00.999Z');
  const receiver = await respondingWith(responseOf('204 No Content'));
  const message = messageTo(`${receiver.url}?a=1&b=%20`);
  const began = performance.now();
  const attempt = await startSender({ clock }).send(message);
  expect(attempt.durationMs).toBeLessThanOrEqual(performance.now() - began);
  expect(attempt).toMatchObject({
    startedAt: clock.now(),
    outcome: 'accepted',
    code: 204,
    body: '',
    error: null,
    address: `127.0.0.1:${receiver.port}`,
    retryAfterMs: null,
  });
  expect(attempt.durationMs).toBeGreaterThan(0);
  const ts = Date.parse('2026-03-02T09:30:00Z') / 1000;
  const h1 = createHmac('sha256', SECRET).update(`${ts}:${message.body}`).digest('hex');
  expect(receiver.received()).toBe(
    [
      'POST /hook?a=1&b=%20 HTTP/1.1',
      `host: 127.0.0.1:${receiver.port}`,
      'connection: keep-alive',
      'content-type: application/json',
      'user-agent: Service-Webhooks/1',
      `service-signature: ts=${ts};h1=${h1}`,
      `content-length: ${Buffer.byteLength(message.body)}`,
      '',
      message.body,
    ].join('\r\n'),
  );
});

test('signs each attempt anew, with both secrets during a rotation', async () => {
  const clock = new ManualClock('2026-03-02T09:30:00Z');
  const receiver = await respondingWith(OK);
  const sender = startSender({ clock });
  await sender.send(messageTo(receiver.url));
  clock.advance(60_000);
  await sender.send(messageTo(receiver.url, { secrets: ['newer', SECRET] }));
  const headers = [...receiver.received().matchAll(/^service-signature: (.*)$/gm)].map(([, value]) => value?.trim());
  const ts = Date.parse('2026-03-02T09:30:00Z') / 1000;
  expect(headers[0]).toMatch(new RegExp(`^ts=${ts};h1=[0-9a-f]{64}$`));
  expect(headers[1]).toMatch(new RegExp(`^ts=${ts + 60};h1=[0-9a-f]{64};h1=[0-9a-f]{64}$`));
  expect(receiver.sockets.length).toBe(1);
});

test.each([
  ['200 OK', 'accepted'],
  ['201 Created', 'accepted'],
  ['299 Whatever', 'accepted'],
  ['300 Multiple Choices', 'failed'],
  ['301 Moved Permanently', 'failed'],
  ['302 Found', 'failed'],
  ['304 Not Modified', 'failed'],
  ['307 Temporary Redirect', 'failed'],
  ['308 Permanent Redirect', 'failed'],
  ['400 Bad Request', 'failed'],
  ['410 Gone', 'failed'],
  ['500 Internal Server Error', 'failed'],
  ['999 Odd', 'failed'],
] as const)('a response with %s makes the attempt %s, and no redirect is followed', async (status, outcome) => {
  const receiver = await respondingWith(responseOf(status, '', 'location: /elsewhere'));
  const attempt = await startSender().send(messageTo(receiver.url));
  expect(attempt).toMatchObject({ outcome, code: Number(status.slice(0, 3)), error: null });
  expect(receiver.received().match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test('stores the headers of the response separately and in their order', async () => {
  const receiver = await respondingWith(
    responseOf('200 OK', 'é', 'X-One:  1 ', 'x-two: caf\u00e9', 'X-One: again', 'x-empty:'),
  );
  const { headers, body } = await startSender().send(messageTo(receiver.url));
  expect(headers).toEqual([
    ['x-one', '1'],
    ['x-two', 'café'],
    ['x-one', 'again'],
    ['x-empty', ''],
    ['content-length', '2'],
  ]);
  expect(body).toBe('é');
});

test('ignores an informational response', async () => {
  const receiver = await respondingWith(`HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n${OK.toString()}`);
  expect(await startSender().send(messageTo(receiver.url))).toMatchObject({ code: 200, outcome: 'accepted' });
});

test('follows Retry-After for 429 and 503 only', async () => {
  const clock = new ManualClock('2026-03-02T09:30:00Z');
  const sender = startSender({ clock });
  const asked = async (status: string, value: string) => {
    const receiver = await respondingWith(responseOf(status, '', 'x-first: 5', `retry-after: ${value}`));
    return (await sender.send(messageTo(receiver.url))).retryAfterMs;
  };
  expect(await asked('429 Too Many Requests', '30')).toBe(30_000);
  expect(await asked('503 Service Unavailable', 'Mon, 02 Mar 2026 09:31:00 GMT')).toBe(60_000);
  expect(await asked('503 Service Unavailable', 'soon')).toBeNull();
  expect(await asked('500 Internal Server Error', '30')).toBeNull();
  expect(await asked('200 OK', '30')).toBeNull();
});

test('stores 16 KiB of a body in whole characters', async () => {
  const sender = startSender();
  const kept = async (body: string | Buffer) => {
    const receiver = await respondingWith(responseOf('200 OK', body));
    return (await sender.send(messageTo(receiver.url))).body;
  };
  expect(await kept('x'.repeat(16_384))).toBe('x'.repeat(16_384));
  expect(await kept('x'.repeat(16_385))).toBe('x'.repeat(16_384));
  expect(await kept(`${'x'.repeat(16_383)}é`)).toBe('x'.repeat(16_383));
  expect(await kept(`${'x'.repeat(16_382)}\u{1F600}`)).toBe('x'.repeat(16_382));
  expect(await kept(Buffer.from([0x61, 0xff, 0x00, 0xc3]))).toBe('a\uFFFD\uFFFD\uFFFD');
});

test('stores more of a body on request, even if it arrives in small pieces', async () => {
  const sender = startSender({ responseBytes: 65_536 });
  const whole = await respondingWith(responseOf('200 OK', 'x'.repeat(65_537)));
  expect((await sender.send(messageTo(whole.url))).body.length).toBe(65_536);
  const piece = `20\r\n${'x'.repeat(32)}\r\n`;
  const head = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n';
  const chunked = await respondingWith(`${head}${piece.repeat(2_048)}0\r\n\r\n`);
  expect((await sender.send(messageTo(chunked.url))).body.length).toBe(65_536);
});

test('does not decompress a body', async () => {
  const receiver = await respondingWith(responseOf('200 OK', Buffer.from('1f8b0800', 'hex'), 'content-encoding: gzip'));
  const { body, outcome } = await startSender().send(messageTo(receiver.url));
  expect({ body, outcome }).toEqual({ body: '\u001f\uFFFD\b\uFFFD', outcome: 'accepted' });
});

test('drops an endless body and its connection', async () => {
  const receiver = await startReceiver((socket) => {
    const part = Buffer.alloc(65_536, 'x');
    const pour = () => {
      while (!socket.destroyed && socket.write(part));
    };
    onRequest(socket, () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      socket.on('drain', pour);
      pour();
    });
  });
  const attempt = await startSender().send(messageTo(receiver.url));
  expect(attempt).toMatchObject({ outcome: 'accepted', code: 200, error: null, body: 'x'.repeat(16_384) });
  await vi.waitFor(() => expect(receiver.open()).toBe(0), 20_000);
});

test('cuts a body that is incomplete at the deadline, without failing the attempt', async () => {
  const receiver = await respondingWith('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\nthe beginning');
  const attempt = await startSender({ timeoutMs: 300 }).send(messageTo(receiver.url));
  expect(attempt).toMatchObject({ outcome: 'accepted', code: 200, error: null, body: 'the beginning' });
  await vi.waitFor(() => expect(receiver.open()).toBe(0), 20_000);
});

test('cuts a body that breaks off', async () => {
  const receiver = await startReceiver((socket) => {
    onRequest(socket, () => socket.end('HTTP/1.1 500 Oh\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\nzz'));
  });
  const attempt = await startSender().send(messageTo(receiver.url));
  expect(attempt).toMatchObject({ outcome: 'failed', code: 500, error: null, body: 'abc' });
});

test('fails at the deadline when a receiver accepts and never responds', async () => {
  const receiver = await startReceiver(() => undefined);
  const attempt = await startSender({ timeoutMs: 200 }).send(messageTo(receiver.url));
  expect(attempt).toMatchObject({
    outcome: 'failed',
    code: 0,
    headers: [],
    body: 'timeout',
    error: 'timeout',
    address: `127.0.0.1:${receiver.port}`,
    retryAfterMs: null,
  });
  expect(attempt.durationMs).toBeGreaterThan(100);
  await vi.waitFor(() => expect(receiver.open()).toBe(0), 20_000);
});

test('does not extend the deadline for a response head that arrives byte by byte', async () => {
  const receiver = await startReceiver((socket) => {
    onRequest(socket, () => {
      socket.write('HTTP/1.1 200 OK\r\n');
      const drip = setInterval(() => socket.write('x: y\r\n'), 10);
      socket.on('close', () => clearInterval(drip));
    });
  });
  const attempt = await startSender({ timeoutMs: 300 }).send(messageTo(receiver.url));
  expect(attempt).toMatchObject({ outcome: 'failed', code: 0, error: 'timeout' });
});

test.each([
  ['no HTTP', 'SSH-2.0-OpenSSH_9.6\r\n', 'protocol_error'],
  ['a head that is too long', `HTTP/1.1 200 OK\r\nx: ${'y'.repeat(17_000)}\r\n\r\n`, 'protocol_error'],
  ['a head that breaks off', 'HTTP/1.1 200 OK\r\nx:', 'protocol_error'],
  ['an informational response only', 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n', 'protocol_error'],
  ['nothing', '', 'connection_failed'],
] as const)('fails when a receiver responds with %s', async (_, response, error) => {
  const receiver = await startReceiver((socket) => onRequest(socket, () => socket.end(response)));
  const attempt = await startSender().send(messageTo(receiver.url));
  expect(attempt).toMatchObject({ outcome: 'failed', code: 0, body: error, error });
  expect(receiver.sockets.length).toBe(1);
});

test('fails with connection_refused for a port without a listener', async () => {
  const receiver = await startReceiver(() => undefined);
  const free = await freePortBeside(receiver.port);
  const attempt = await startSender().send(messageTo(`http://127.0.0.1:${free}/`));
  expect(attempt).toMatchObject({ code: 0, error: 'connection_refused', address: null });
});

test('reuses a connection, for one request at a time', async () => {
  const receiver = await respondingWith(OK);
  const sender = startSender();
  for (let round = 0; round < 5; round += 1) await sender.send(messageTo(receiver.url));
  expect(receiver.sockets.length).toBe(1);
  await Promise.all(Array.from({ length: 30 }, () => sender.send(messageTo(receiver.url))));
  expect(receiver.sockets.length).toBe(30);
  // Ten stay.
  await vi.waitFor(() => expect(receiver.open()).toBe(10), 20_000);
});

test.each([
  ['its receiver says that it closes', responseOf('200 OK', '', 'connection: close')],
  ['its receiver keeps it for too short a time', responseOf('200 OK', '', 'keep-alive: timeout=1')],
  ['its receiver speaks HTTP/1.0', 'HTTP/1.0 200 OK\r\ncontent-length: 0\r\n\r\n'],
])('does not reuse a connection when %s', async (_, response) => {
  const receiver = await respondingWith(response);
  const sender = startSender();
  for (let round = 0; round < 3; round += 1) {
    expect(await sender.send(messageTo(receiver.url))).toMatchObject({ outcome: 'accepted' });
  }
  expect(receiver.sockets.length).toBe(3);
});

test('replaces an idle connection that breaks at the next request, once per attempt', async () => {
  const receiver = await startReceiver((socket, index) => {
    let requests = 0;
    onRequest(socket, () => {
      requests += 1;
      if (requests === 2) socket.resetAndDestroy();
      else if (index === 1) socket.end();
      else socket.write(OK);
    });
  });
  const sender = startSender();
  expect(await sender.send(messageTo(receiver.url))).toMatchObject({ outcome: 'accepted' });
  // The first connection is reset, and so is the second, which is fresh: that one counts.
  expect(await sender.send(messageTo(receiver.url))).toMatchObject({ outcome: 'failed', error: 'connection_failed' });
  expect(receiver.sockets.length).toBe(2);
  expect(await sender.send(messageTo(receiver.url))).toMatchObject({ outcome: 'accepted' });
});

test('replaces an idle connection that the server has closed', async () => {
  const receiver = await startReceiver((socket) => onRequest(socket, () => socket.write(OK)));
  const sender = startSender();
  for (let round = 1; round <= 5; round += 1) {
    expect(await sender.send(messageTo(receiver.url))).toMatchObject({ outcome: 'accepted' });
    // Sometimes the end has arrived when the next one is sent, sometimes not.
    receiver.sockets.at(-1)?.end();
  }
  expect(receiver.sockets.length).toBe(5);
});

test('uses a new connection for a request that must not arrive twice', async () => {
  const sender = startSender({ neverRetry: true });
  const receiver = await startReceiver((socket, index) =>
    onRequest(socket, () => (index === 0 ? socket.write(OK) : socket.destroy())),
  );
  expect(await sender.send(messageTo(receiver.url))).toMatchObject({ outcome: 'accepted' });
  expect(await sender.send(messageTo(receiver.url))).toMatchObject({ outcome: 'failed', error: 'connection_failed' });
  expect(receiver.sockets).toHaveLength(2);
  expect(receiver.received().split('POST ')).toHaveLength(3);
  await vi.waitFor(() => expect(receiver.open()).toBe(0), 20_000);
});

test('close ends idle connections and requests in flight, and later requests fail', async () => {
  const sender = startSender();
  const idle = await respondingWith(OK);
  await sender.send(messageTo(idle.url));
  const hung = await startReceiver(() => undefined);
  const attempt = sender.send(messageTo(hung.url));
  await vi.waitFor(() => expect(hung.received()).toContain('POST'), 20_000);
  await sender.close();
  expect(await attempt).toMatchObject({ outcome: 'failed', error: 'connection_failed' });
  await vi.waitFor(() => expect([idle.open(), hung.open()]).toEqual([0, 0]), 20_000);
  await expect(sender.send(messageTo(idle.url))).rejects.toThrow('closed');
});

test('no socket stays open', async () => {
  // Another suite's may still be there.
  const others = openConnections();
  const receiver = await respondingWith((index) => (index % 2 === 0 ? OK : responseOf('500 Oh', 'x'.repeat(70_000))));
  const hung = await startReceiver(() => undefined);
  const sender = createWebhookSender({ clock: systemClock, reach: 'private', timeoutMs: 300 });
  const urls = [receiver.url, hung.url, 'http://127.0.0.1:1/', `http://localhost:${receiver.port}/`];
  await Promise.all(Array.from({ length: 40 }, (_, index) => sender.send(messageTo(urls[index % urls.length]!))));
  await sender.close();
  // The receivers see the end of every connection without closing any.
  await vi.waitFor(() => expect([receiver.open(), hung.open()]).toEqual([0, 0]), 20_000);
  await vi.waitFor(() => expect(openConnections()).toBeLessThanOrEqual(others), 20_000);
});

function openConnections(): number {
  return process.getActiveResourcesInfo().filter((kind) => /^(TCPSocket|ConnectWrap|TLS)/.test(kind)).length;
}

/** A port near `port` that refuses connections. */
async function freePortBeside(port: number): Promise<number> {
  for (let candidate = port + 1; candidate < port + 100; candidate += 1) {
    const taken = await new Promise<boolean>((resolve) => {
      const socket = connect(candidate, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      }).on('error', () => resolve(false));
    });
    if (!taken) return candidate;
  }
  throw new Error(`All ports after ${port} are taken.`);
}
