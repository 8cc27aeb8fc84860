import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

import { expect, onTestFinished, test, vi } from 'vitest';

import type { Log } from '../../../service/common/log.ts';
import { silentLog } from '../../../service/common/log.ts';
import { openRedis } from '../../../service/limits/open-redis.ts';

/** A server that responds to each request with one line, and the connections that are open. */
async function responding(response: string): Promise<{ readonly url: string; readonly open: Set<Socket> }> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
    socket.on('data', () => socket.write(response));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { url: `redis://:hunter2@127.0.0.1:${address.port}`, open };
}

function recordingLog(): { readonly log: Log; readonly warnings: object[] } {
  const warnings: object[] = [];
  return { warnings, log: { ...silentLog, warn: (data: object) => void warnings.push(data) } };
}

test.each([
  '-WRONGPASS invalid username-password pair\r\n',
  '-NOAUTH Authentication required.\r\n',
  '-NOPERM this user has no permissions\r\n',
  '-ERR AUTH called without any password configured\r\n',
  '-ERR invalid password\r\n',
  '-ERR DB index is out of range\r\n',
])('a start that Redis rejects with %j is reported once, and leaves no connection', async (response) => {
  const { url, open } = await responding(response);
  const { log, warnings } = recordingLog();
  await expect(openRedis(url, log)).rejects.toThrow(`it responded "${response.slice(1, -2)}`);
  expect(warnings).toEqual([]);
  await vi.waitFor(() => expect(open.size).toBe(0), { timeout: 10_000 });
});

test.each(['-ERR max number of clients reached\r\n', '-LOADING now, not WRONGPASS\r\n'])(
  'a start goes on without a Redis that responds with %j for now, and logs the error',
  async (response) => {
    const { url } = await responding(response);
    const { log, warnings } = recordingLog();
    const redis = await openRedis(url, log);
    onTestFinished(() => redis.disconnect());
    expect(warnings).toEqual([{ err: expect.objectContaining({ message: response.slice(1, -2) }) as unknown }]);
  },
);
