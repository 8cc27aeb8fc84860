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
  /** Throws when the address has exceeded its rate limit. */
  limitRate(address: string): Promise<void>;
  readonly log: Log;
}

const unrouted = unroutedBy(Object.values(routes));

export interface RawRejections {
  /**
   * Writes the response to the socket, and closes it. Never throws: it logs a failure, and destroys the
   * socket.
   */
  reject(error: NodeJS.ErrnoException, socket: Duplex): Promise<void>;
  isRejected(socket: Duplex): boolean;
}

/**
 * Responds to requests that node:http rejects before Fastify sees them: headers that are too large,
 * malformed HTTP, an unknown method, CONNECT, or a request that times out.
 */
export function rawRejections({ server, reply, limitRate, log }: RawRequestOptions): RawRejections {
  const exchanges = new Exchanges(server);
  const rejected = new WeakSet<Duplex>();
  const respond = async (error: NodeJS.ErrnoException, socket: Duplex): Promise<void> => {
    if (exchanges.hasEarlyResponse(socket)) return lingeringClose(socket);
    await exchanges.settled(socket);
    const address = addressOf(socket);
    if (error.code === 'ECONNRESET' || !socket.writable || address === undefined) {
      socket.destroy();
      return;
    }
    const problem = rawProblem(error);
    const rateLimited = problem?.kind === 'head-too-large' ? undefined : await thrownBy(limitRate(address));
    const requestId = randomUUID();
    const response = reply(rateLimited ?? (problem === undefined ? error : problemError(problem)), requestId);
    const { status, body } = response;
    log.info(
      { request_id: requestId, address, status, code: body.error.code, cause: error.code },
      'request rejected before it reached an operation',
    );
    lingeringClose(socket, messageOf(response));
  };
  const reject: RawRejections['reject'] = async (error, socket) => {
    // The parser reports an error for every further chunk.
    if (rejected.has(socket)) return;
    rejected.add(socket);
    try {
      await respond(error, socket);
    } catch (failure) {
      // Rethrown, it would end the process, and with it every other connection.
      log.error({ err: failure, cause: error.code }, 'failed to reject a malformed request; its connection is closed');
      socket.destroy();
    }
  };
  replaceDefaultResponses(server, reject);
  return { reject, isRejected: (socket) => rejected.has(socket) };
}

/** Replaces the responses that node:http sends by itself, without the API's error format. */
function replaceDefaultResponses(server: Server, reject: RawRejections['reject']): void {
  const noMethod = problemError({ kind: 'method-not-allowed', allow: [] });
  // node:http removes its error handler from a CONNECT socket, and an unhandled error event would end the
  // process.
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

/**
 * The problem that node:http reports. For an unknown method, it depends on the path, as for known methods.
 */
function rawProblem(error: NodeJS.ErrnoException): RequestProblem | undefined {
  if (error.code !== 'HPE_INVALID_METHOD') return problemOf(error, 0);
  const target = targetOf(error as { rawPacket?: unknown; bytesParsed?: unknown });
  return target === undefined ? { kind: 'malformed-http', detail: error.message } : unrouted(target);
}

/** The target in the request line that the parser rejected. */
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

function messageOf(response: ErrorResponse): string {
  const body = JSON.stringify(response.body);
  const headers = {
    ...response.headers,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'request-id': response.body.meta.request_id,
    [documentVersion.header]: documentVersion.value,
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `HTTP/1.1 ${response.status} ${STATUS_CODES[response.status] ?? ''}\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}
