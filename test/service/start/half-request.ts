import { openSocket, readResponse } from '../http/raw-request.ts';
import type { Ready } from './place.ts';

/** A request for a new product whose head has arrived and whose body has not; `finish` sends the rest. */
export async function halfRequest({ url, key }: Ready, name: string): Promise<{ finish(): Promise<Response> }> {
  const body = JSON.stringify({ name, tax_category: 'standard' });
  const head = [
    'POST /products HTTP/1.1',
    'Host: api.example',
    `Authorization: Bearer ${key}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    // The response to this shows that the request is there.
    'Expect: 100-continue',
  ];
  const socket = await openSocket(url);
  const there = new Promise((resolve) => socket.once('data', resolve));
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await there;
  return {
    finish() {
      socket.write(body);
      return readResponse(socket);
    },
  };
}

/** Waits until the server accepts no more connections. */
export async function closed(url: string): Promise<void> {
  for (;;) {
    try {
      (await openSocket(url)).destroy();
    } catch {
      return;
    }
  }
}
