import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

import { onTestFinished } from 'vitest';

/**
 * An address that leads to the service as long as `passes` says so, and where the connection breaks off when
 * it doesn't. It is asked once for each request, before the service is.
 */
export async function startProxy(url: string, passes: (path: string) => boolean): Promise<string> {
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const body = await buffer(request);
    if (!passes(path)) return response.destroy();
    const { authorization = '', 'content-type': type } = headers;
    const upstream = await fetch(url + path, {
      method,
      headers: { authorization, ...(type !== undefined && { 'content-type': type }) },
      ...(body.length > 0 && { body }),
    });
    const text = await upstream.text();
    const id = upstream.headers.get('request-id') ?? '';
    return response.writeHead(upstream.status, { 'request-id': id, 'content-type': 'application/json' }).end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
