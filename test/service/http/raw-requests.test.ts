import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { silentLog } from '../../../service/common/log.ts';
import { rawRejections } from '../../../service/http/raw-requests.ts';
import { openSocket, readText } from './raw-request.ts';

const failure = new Error('no response can be made');
const failing = (): never => {
  throw failure;
};

let server: Server;
let url: string;
let logged: { data: object; message: string }[];

beforeEach(async () => {
  logged = [];
  server = createServer((_request, response) => void response.end('served'));
  const log = { ...silentLog, error: (data: object, message: string) => void logged.push({ data, message }) };
  const raw = rawRejections({ server, reply: failing, limitRate: async () => undefined, log });
  server.on('clientError', (error, socket) => void raw.reject(error, socket));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => server.close());

// Vitest fails a run with an unhandled rejection, which would end the process of the service.
test.each([
  ['malformed HTTP', '\u0016\u0003\u0001\r\n\r\n', 'HPE_INVALID_METHOD'],
  ['CONNECT', 'CONNECT api.example:443 HTTP/1.1\r\nHost: api.example:443\r\n\r\n', 'method_not_allowed'],
])('closes the connection and logs an error when %s cannot be rejected', async (_, request, cause) => {
  const socket = await openSocket(url);
  const text = readText(socket);
  socket.write(request);
  expect(await text).toBe('');
  expect(logged).toEqual([
    { data: { err: failure, cause }, message: 'failed to reject a malformed request; its connection is closed' },
  ]);
  expect(await (await fetch(url)).text()).toBe('served');
});
