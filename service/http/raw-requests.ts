import { randomUUID } from 'node:crypto';
import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

import { problemOf, type RequestProblem, routes, unroutedBy } from '@billing/server';

import type { Log } from '../log.ts';
import type { ErrorReply } from './error-reply.ts';
import { problemError } from './problem-errors.ts';

export interface RawRequestOptions {
  /** The answer that a thrown value becomes. */
  reply(thrown: unknown, requestId: string): ErrorReply;
  /** Throws when the address has to wait. */
  limitRate(address: string): Promise<void>;
  readonly log: Log;
}

const unrouted = unroutedBy(Object.values(routes));

/**
 * Answers on the bare socket what node:http refuses before it is a request: too large a head, broken HTTP, a method that does not
 * exist, a request that does not arrive in time.
 */
export function rawRefusals({
  reply,
  limitRate,
  log,
}: RawRequestOptions): (error: NodeJS.ErrnoException, socket: Duplex) => Promise<void> {
  return async (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const problem = rawProblem(error);
    const requestId = randomUUID();
    const refusal = problem?.kind === 'head-too-large' ? undefined : await thrownBy(limitRate(addressOf(socket)));
    const answer = reply(refusal ?? (problem === undefined ? error : problemError(problem)), requestId);
    log.info(
      { request_id: requestId, status: answer.status, code: answer.body.error.code, cause: error.code },
      'request refused',
    );
    write(socket, answer);
  };
}

async function thrownBy(checking: Promise<void>): Promise<unknown> {
  try {
    await checking;
  } catch (refusal) {
    return refusal;
  }
  return undefined;
}

/** The requests that node:http would end or answer by itself, in words of its own. */
export function takeEveryRequest(
  server: Server,
  refuse: (error: NodeJS.ErrnoException, socket: Duplex) => Promise<void>,
): void {
  server.on(
    'connect',
    (_request, socket) => void refuse(Object.assign(new Error('CONNECT'), { code: 'HPE_INVALID_METHOD' }), socket),
  );
  server.on('checkExpectation', (request, response) => void server.emit('request', request, response));
}

/** What is wrong; an unknown method is judged like every other one, by the path that stands behind it. */
function rawProblem(error: NodeJS.ErrnoException): RequestProblem | undefined {
  const problem = problemOf(error, 0);
  if (problem?.kind !== 'method-not-allowed') return problem;
  const target = targetOf(error as { rawPacket?: unknown; bytesParsed?: unknown });
  return target === undefined ? problem : unrouted(target);
}

/** The target in the request line that the parser gave up on. */
function targetOf({ rawPacket, bytesParsed }: { rawPacket?: unknown; bytesParsed?: unknown }): string | undefined {
  if (!Buffer.isBuffer(rawPacket) || typeof bytesParsed !== 'number') return undefined;
  const text = rawPacket.toString('latin1');
  const line = text.slice(text.lastIndexOf('\n', bytesParsed - 1) + 1).split('\n', 1)[0];
  return /^[!-~]+ ([!-~]+) HTTP\/1\.[01]\r?$/.exec(line ?? '')?.[1];
}

function addressOf(socket: Duplex): string {
  return 'remoteAddress' in socket && typeof socket.remoteAddress === 'string' ? socket.remoteAddress : '';
}

function write(socket: Duplex, answer: ErrorReply): void {
  const body = JSON.stringify(answer.body);
  const headers = {
    ...answer.headers,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'request-id': answer.body.meta.request_id,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status] ?? ''}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}
