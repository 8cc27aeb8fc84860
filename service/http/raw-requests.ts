import { randomUUID } from 'node:crypto';
import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

import { documentVersion, problemOf, type RequestProblem, routes, unroutedBy } from '@billing/server';

import type { Log } from '../common/log.ts';
import { lingeringClose } from './lingering-close.ts';
import type { ErrorResponse } from './error-response.ts';
import { Exchanges } from './exchanges.ts';
import { problemError } from './problem-errors.ts';

export interface RawRequestOptions {
  readonly server: Server;
  /** The response that a thrown value becomes. */
  reply(thrown: unknown, requestId: string): ErrorResponse;
  /** Throws when the address has to wait. */
  limitRate(address: string): Promise<void>;
  readonly log: Log;
}

const unrouted = unroutedBy(Object.values(routes));

export interface RawRejections {
  /** Answers on the bare socket, and closes it. */
  reject(error: NodeJS.ErrnoException, socket: Duplex): Promise<void>;
  isRejected(socket: Duplex): boolean;
}

/**
 * Answers what node:http rejects before it is a request: too large a head, broken HTTP, an unknown method, CONNECT, a request that does
 * not arrive in time.
 */
export function rawRejections({ server, reply, limitRate, log }: RawRequestOptions): RawRejections {
  const exchanges = new Exchanges(server);
  const rejected = new WeakSet<Duplex>();
  const reject: RawRejections['reject'] = async (error, socket) => {
    // The parser goes on to report whatever else arrives; it is dropped until the socket closes.
    if (rejected.has(socket)) return;
    rejected.add(socket);
    if (exchanges.isAnswered(socket)) return lingeringClose(socket);
    await exchanges.settled(socket);
    const address = addressOf(socket);
    if (error.code === 'ECONNRESET' || !socket.writable || address === undefined) {
      socket.destroy();
      return;
    }
    const problem = rawProblem(error);
    const waiting = problem?.kind === 'head-too-large' ? undefined : await thrownBy(limitRate(address));
    const requestId = randomUUID();
    const answer = reply(waiting ?? (problem === undefined ? error : problemError(problem)), requestId);
    const { status, body } = answer;
    log.info(
      { request_id: requestId, address, status, code: body.error.code, cause: error.code },
      'request rejected before it reached an operation',
    );
    lingeringClose(socket, messageOf(answer));
  };
  takeEveryRequest(server, reject);
  return { reject, isRejected: (socket) => rejected.has(socket) };
}

/** The requests that node:http would end or answer by itself, in words of its own. */
function takeEveryRequest(server: Server, reject: RawRejections['reject']): void {
  const noMethod = problemError({ kind: 'method-not-allowed', allow: [] });
  // For as long as the socket lives: node:http takes its own handler away from a CONNECT, and an error without one ends the process.
  server.on('connection', (socket) => socket.on('error', () => undefined));
  server.on('connect', (_request, socket) => void reject(noMethod, socket));
  server.on('checkExpectation', (request, response) => void server.emit('request', request, response));
}

async function thrownBy(checking: Promise<void>): Promise<unknown> {
  try {
    await checking;
  } catch (error) {
    return error;
  }
  return undefined;
}

/** What is wrong; an unknown method is judged like every other one, by the path that stands behind it. */
function rawProblem(error: NodeJS.ErrnoException): RequestProblem | undefined {
  if (error.code !== 'HPE_INVALID_METHOD') return problemOf(error, 0);
  const target = targetOf(error as { rawPacket?: unknown; bytesParsed?: unknown });
  return target === undefined ? { kind: 'malformed-http', detail: error.message } : unrouted(target);
}

/** The target in the request line that the parser gave up on. */
function targetOf({ rawPacket, bytesParsed }: { rawPacket?: unknown; bytesParsed?: unknown }): string | undefined {
  if (!Buffer.isBuffer(rawPacket) || typeof bytesParsed !== 'number') return undefined;
  const text = rawPacket.toString('latin1');
  const line = text.slice(text.lastIndexOf('\n', bytesParsed - 1) + 1).split('\n', 1)[0];
  return /^[!-~]+ ([!-~]+) HTTP\/1\.[01]\r?$/.exec(line ?? '')?.[1];
}

/** Undefined when the client has reset the connection. */
function addressOf(socket: Duplex): string | undefined {
  return 'remoteAddress' in socket && typeof socket.remoteAddress === 'string' ? socket.remoteAddress : undefined;
}

function messageOf(answer: ErrorResponse): string {
  const body = JSON.stringify(answer.body);
  const headers = {
    ...answer.headers,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'request-id': answer.body.meta.request_id,
    [documentVersion.header]: documentVersion.value,
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status] ?? ''}\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}
