import { expect, test, vi } from 'vitest';

import type { Attempt } from '../../../service/outbound/attempt.ts';
import { messageTo } from './message.ts';
import { onRequest, respondingWith, responseOf, startReceiver } from './receiver.ts';
import { startSender } from './start-sender.ts';

const OK = responseOf('200 OK');

test('does not repeat a request over another connection after a response that is not HTTP', async () => {
  const receiver = await respondingWith((index) => (index === 0 ? OK : 'SSH-2.0-OpenSSH_9.6\r\n'));
  const sender = startSender();
  expect(await sender.send(messageTo(receiver.url))).toMatchObject({ outcome: 'accepted' });
  expect(await sender.send(messageTo(receiver.url))).toMatchObject({ error: 'protocol_error' });
  expect(receiver.sockets).toHaveLength(1);
});

test('close waits until attempts in flight have ended, and they report the address that they used', async () => {
  const receiver = await startReceiver((socket) => {
    let requests = 0;
    onRequest(socket, () => {
      requests += 1;
      if (requests === 1) socket.write(OK);
    });
  });
  const sender = startSender();
  await sender.send(messageTo(receiver.url));
  let attempt: Attempt | undefined;
  void sender.send(messageTo(receiver.url)).then((ended) => (attempt = ended));
  await vi.waitFor(() => expect(receiver.received().split('POST ')).toHaveLength(3), 20_000);
  await sender.close();
  expect(attempt).toMatchObject({ error: 'connection_failed', address: `127.0.0.1:${receiver.port}` });
  expect(receiver.sockets).toHaveLength(1);
});

test('sends nothing to a destination that is not a valid URL, and says why', async () => {
  expect(await startSender().send(messageTo('https://x..example/'))).toMatchObject({
    outcome: 'failed',
    code: 0,
    headers: [],
    body: expect.stringMatching(/^address_not_allowed: The destination must have a host such as .*\.$/) as string,
    error: 'address_not_allowed',
    address: null,
    retryAfterMs: null,
  });
});

test('rejects instead of blaming the destination when the sender itself fails', async () => {
  const receiver = await respondingWith(OK);
  const secrets = undefined as unknown as readonly string[];
  await expect(startSender().send({ ...messageTo(receiver.url), secrets })).rejects.toThrow(TypeError);
});

test('leaves no timer behind, which would delay the end of the process', async () => {
  const timers = (): number => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  const receiver = await respondingWith(OK);
  const sender = startSender({ timeoutMs: 600_000 });
  const before = timers();
  for (let count = 0; count < 20; count += 1) await sender.send(messageTo(receiver.url));
  // Some of the tests' own come and go.
  expect(timers()).toBeLessThan(before + 10);
});
