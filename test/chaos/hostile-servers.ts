import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';

const OK = 'HTTP/1.1 200 OK\r\n';
const PART = Buffer.alloc(65_536, 'x');
const GIGABYTE = 1024 ** 3;

/** What a receiver does once the first bytes of a connection are there, by name. */
const talks = {
  'accepts, never reads': () => undefined,
  'stalls the TLS handshake': () => undefined,
  'drips its head': (socket) => drip(socket, OK, 'x: y\r\n'),
  'drips its body': (socket) => drip(socket, `${OK}transfer-encoding: chunked\r\n\r\n`, '1\r\nx\r\n'),
  'hints without end': (socket) => pour(socket, '', Buffer.from('HTTP/1.1 103 Early Hints\r\n\r\n'), Infinity),
  'endless body': (socket) => pour(socket, `${OK}\r\n`, PART, Infinity),
  'body of one-byte chunks': (socket) =>
    pour(socket, `${OK}transfer-encoding: chunked\r\n\r\n`, Buffer.from('1\r\nx\r\n'.repeat(10_000)), Infinity),
  'endless chunk extension': (socket) => pour(socket, `${OK}transfer-encoding: chunked\r\n\r\n1;`, PART, Infinity),
  'gzip bomb': (socket) => pour(socket, `${OK}content-encoding: gzip\r\n\r\n`, BOMB, Infinity),
  'redirects to itself': (socket) =>
    socket.end('HTTP/1.1 302 Found\r\nlocation: /hook\r\ncontent-length: 0\r\nconnection: close\r\n\r\n'),
  'head of 1 GB': (socket) => pour(socket, `${OK}x: `, PART, GIGABYTE),
  'head of 1 GB in small fields': (socket) =>
    pour(socket, OK, Buffer.from('abcdefgh: ijklmnop\r\n'.repeat(1_000)), GIGABYTE),
  'closes without a word': (socket) => socket.destroy(),
} satisfies Record<string, (socket: Socket) => void>;

export type HostileKind = keyof typeof talks;

const BOMB = gzipSync(Buffer.alloc(64 * 1024 ** 2));

/**
 * Starts one server of each kind on 127.0.0.1 and sends their ports to the parent process, with which it
 * ends.
 */
export async function serveHostile(): Promise<void> {
  const ports: Partial<Record<HostileKind, number>> = {};
  for (const kind of Object.keys(talks) as HostileKind[]) {
    const server = createServer({ pauseOnConnect: kind === 'accepts, never reads' }, (socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => talks[kind](socket));
    });
    server.listen({ port: 0, host: '127.0.0.1', backlog: 2_000 });
    await once(server, 'listening');
    ports[kind] = (server.address() as AddressInfo).port;
  }
  process.on('disconnect', () => process.exit());
  process.send?.(ports);
}

/** One part every 20 ms, which is sooner than any time limit between two parts would be. */
function drip(socket: Socket, head: string, part: string): void {
  socket.write(head);
  const timer = setInterval(() => socket.write(part), 20);
  socket.on('close', () => clearInterval(timer));
}

/** As fast as it is taken, up to `most` bytes. */
function pour(socket: Socket, head: string, part: Buffer, most: number): void {
  let sent = 0;
  socket.write(head);
  const more = () => {
    for (; sent < most; sent += part.length) {
      if (socket.destroyed || !socket.write(part)) return;
    }
    socket.end();
  };
  // In a later turn of the event loop, so that a client that reads fast does not block the others.
  socket.on('drain', () => setImmediate(more));
  more();
}
