import { getEventListeners } from 'node:events';
import { Socket } from 'node:net';

import { expect, onTestFinished, test, vi } from 'vitest';

import { AttemptFailure } from '../../../service/outbound/attempt-failure.ts';
import { connect, type Connected } from '../../../service/outbound/connect.ts';
import { Deadline } from '../../../service/outbound/deadline.ts';
import { fillListeners } from './full-listener.ts';
import { type Receiver, startReceiver } from './receiver.ts';

/** Elsewhere, 127.0.0.1 is the only address of the machine itself. */
const isLinux = process.platform === 'linux';
const silent = (): Promise<Receiver> => startReceiver(() => undefined);

/** Connects to one of the addresses within 20 seconds. */
async function connectTo(
  addresses: readonly string[],
  port: number,
  deadline = new Deadline(20_000),
): Promise<Connected> {
  onTestFinished(() => deadline.end());
  const policy = { reach: 'private' as const };
  const connected = await connect({ host: 'x', port, addresses, secureContext: undefined, policy }, deadline);
  onTestFinished(() => void connected.socket.destroy());
  return connected;
}

/** From here on, time passes only where the test says so. */
function stopTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** How many milliseconds have to pass until the promise settles, to 100. */
async function timeOf(promise: Promise<unknown>): Promise<number> {
  let isSettled = false;
  const settle = (): void => void (isSettled = true);
  void promise.then(settle, settle);
  for (let passed = 0; passed < 100_000; passed += 100) {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    if (isSettled) return passed;
    vi.advanceTimersByTime(100);
  }
  throw new Error('The promise did not settle.');
}

test.runIf(isLinux)('the deadline ends the connection to addresses that do not respond', async () => {
  const { port } = await silent();
  await fillListeners(['127.0.0.2', '127.0.0.3'], port);
  stopTime();
  const connecting = connectTo(['127.0.0.2', '127.0.0.3'], port);
  expect(await timeOf(connecting)).toBe(20_000);
  await expect(connecting).rejects.toMatchObject({ error: 'timeout' });
  vi.useRealTimers();
  await vi.waitFor(() => expect(process.getActiveResourcesInfo()).not.toContain('ConnectWrap'), 20_000);
});

test.runIf(isLinux)('an address that does not respond leaves half of the time to the other', async () => {
  const { port } = await silent();
  await fillListeners(['127.0.0.2'], port);
  stopTime();
  const connecting = connectTo(['127.0.0.2', '127.0.0.1'], port);
  const passed = await timeOf(connecting);
  expect((await connecting).address).toBe(`127.0.0.1:${port}`);
  expect(passed).toBeGreaterThanOrEqual(10_000);
  expect(passed).toBeLessThan(15_000);
});

test('a connection stays open when the time for its address is over', async () => {
  const { port } = await silent();
  stopTime();
  const { socket } = await connectTo(['127.0.0.1', '127.0.0.2'], port);
  vi.advanceTimersByTime(19_000);
  expect(socket.destroyed).toBe(false);
});

test.runIf(isLinux)('tries only the first four addresses', async () => {
  const { port } = await silent();
  const unused = ['127.0.0.2', '127.0.0.3', '127.0.0.4'];
  expect((await connectTo([...unused, '127.0.0.1'], port)).address).toBe(`127.0.0.1:${port}`);
  await expect(connectTo([...unused, '127.0.0.5', '127.0.0.1'], port)).rejects.toMatchObject({
    error: 'connection_refused',
  });
});

test('fails with connection_failed without a route to the address, and without any address', async () => {
  const { port } = await silent();
  // Linux does not connect to a broadcast address.
  for (const addresses of isLinux ? [['127.255.255.255'], []] : [[]])
    await expect(connectTo(addresses, port)).rejects.toMatchObject({ error: 'connection_failed' });
});

test('fails with the reason of a deadline that has passed, and closes the connection', async () => {
  const { port, open } = await silent();
  const deadline = new Deadline(20_000);
  deadline.cut(new AttemptFailure('timeout'));
  await expect(connectTo(['127.0.0.1'], port, deadline)).rejects.toMatchObject({ error: 'timeout' });
  await vi.waitFor(() => expect(open()).toBe(0), 20_000);
});

test('reports an IPv6 address in brackets', async () => {
  const { port } = await startReceiver(() => undefined, '[::1]');
  expect((await connectTo(['::1'], port)).address).toBe(`[::1]:${port}`);
});

test('leaves no listener behind except the one for errors', async () => {
  const { port } = await silent();
  const deadline = new Deadline(20_000);
  const { socket } = await connectTo(['127.0.0.1'], port, deadline);
  expect(getEventListeners(deadline.signal, 'abort')).toEqual([]);
  expect(['connect', 'close', 'error'].map((event) => socket.listenerCount(event))).toEqual([0, 0, 1]);
});

test.each([
  ['is not allowed', { address: '169.254.169.254' }, 'address_not_allowed'],
  ['is unknown', {}, 'connection_failed'],
] as const)('closes a connection if the address that it has reached %s', async (_, reached, error) => {
  const receiver = await silent();
  // Node.js reads `remoteAddress` from here. No network that a test can build leads to another address than
  // the requested one.
  const sockets = Socket.prototype as unknown as { _getpeername(): { readonly address?: string } };
  const spy = vi.spyOn(sockets, '_getpeername').mockReturnValue(reached);
  onTestFinished(() => spy.mockRestore());
  await expect(connectTo(['127.0.0.1'], receiver.port)).rejects.toMatchObject({ error });
  await vi.waitFor(() => expect(receiver.sockets).toHaveLength(1), 20_000);
  await vi.waitFor(() => expect(receiver.open()).toBe(0), 20_000);
});
