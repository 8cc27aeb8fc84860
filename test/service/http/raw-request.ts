import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Bytes on a separate socket, for requests that a client would not send. */
export async function openSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket;
}

/**
 * Everything that the service sends on a socket until it ends it, also by a reset. Call it before anything
 * is written.
 */
export async function readText(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('close', resolve));
  return Buffer.concat(chunks).toString();
}

/** The same as one response. */
export async function readResponse(socket: Socket): Promise<Response> {
  return parseResponse(await readText(socket));
}

/**
 * Sends the lines of a head with CRLF, then the body, and reads the response. The caller sends
 * `connection: close` itself.
 */
export async function sendRaw(url: string, lines: readonly string[], body: string | Buffer = ''): Promise<Response> {
  const socket = await openSocket(url);
  const response = readResponse(socket);
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  socket.write(body);
  return response;
}

function parseResponse(text: string): Response {
  const split = text.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = text.slice(0, split).split('\r\n');
  const headers = lines.map((line): [string, string] => [
    line.slice(0, line.indexOf(':')),
    line.slice(line.indexOf(':') + 1).trim(),
  ]);
  return new Response(text.slice(split + 4), { status: Number(statusLine.split(' ')[1]), headers });
}
