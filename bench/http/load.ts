import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Load {
  readonly port: number;
  readonly connections: number;
  readonly milliseconds: number;
  /** The bytes of the next request. */
  request(): string;
  /** The status that every response must have. */
  readonly status: number;
}

export interface Measured {
  readonly responses: number;
  readonly seconds: number;
  readonly medianMilliseconds: number;
  /** Bytes of the body of one response. */
  readonly bodyLength: number;
}

/**
 * Keeps each connection busy with one request at a time until the time is over. It speaks HTTP by itself, no
 * more of it than these servers respond, because it shares the machine with what it measures.
 *
 * @throws Error on another status, or when a connection breaks.
 */
export async function measure(load: Load): Promise<Measured> {
  const durations: number[] = [];
  const sockets = await Promise.all(Array.from({ length: load.connections }, () => open(load.port)));
  const start = performance.now();
  const [bodyLength] = await Promise.all(
    sockets.map((socket) => drive(socket, load, start + load.milliseconds, durations)),
  );
  const seconds = (performance.now() - start) / 1_000;
  return {
    responses: durations.length,
    seconds,
    medianMilliseconds: durations.toSorted((a, b) => a - b)[durations.length >> 1]!,
    bodyLength: bodyLength!,
  };
}

async function open(port: number): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true });
  await once(socket, 'connect');
  return socket;
}

/** Resolves with the length of the body of the last response. */
function drive(socket: Socket, load: Load, end: number, durations: number[]): Promise<number> {
  return new Promise((resolve, reject) => {
    let pending = '';
    let sent = 0;
    const send = (): void => {
      sent = performance.now();
      socket.write(load.request());
    };
    socket.on('data', (chunk) => {
      pending += chunk.toString('latin1');
      if (!isWhole(pending)) return;
      if (!pending.startsWith(`HTTP/1.1 ${load.status} `)) return socket.destroy(new Error(pending));
      const length = pending.length - pending.indexOf('\r\n\r\n') - 4;
      pending = '';
      const now = performance.now();
      durations.push(now - sent);
      if (now < end) return send();
      resolve(length);
      return socket.end();
    });
    socket.once('error', reject).once('close', () => reject(new Error('a server of the bench closed a connection')));
    send();
  });
}

/** Head and body are there. In Latin-1 a character is a byte. */
function isWhole(text: string): boolean {
  const head = text.indexOf('\r\n\r\n');
  if (head < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, head));
  return text.length === head + 4 + Number(length?.[1] ?? 0);
}
