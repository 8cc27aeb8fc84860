import { randomUUID } from 'node:crypto';
import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

import { documentVersion, problemOf, type RequestProblem, routes, unroutedBy } from '@billing/server';

import type { Log } from '../basics/log.ts';
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

export type Refuse = (error: NodeJS.ErrnoException, socket: Duplex) => Promise<void>;

/**
 * Answers on the bare socket what node:http refuses before it is a request: too large a head, broken HTTP, a method that does not
 * exist, a request that does not arrive in time.
 */
export function rawRefusals({ reply, limitRate, log }: RawRequestOptions): Refuse {
  return async (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const problem = rawProblem(error);
    const waiting = problem?.kind === 'head-too-large' ? undefined : await thrownBy(limitRate(addressOf(socket)));
    const requestId = randomUUID();
    const answer = reply(waiting ?? (problem === undefined ? error : problemError(problem)), requestId);
    const { status, body } = answer;
    log.info({ request_id: requestId, status, code: body.error.code, cause: error.code }, 'request refused');
    write(socket, answer);
  };
}

/** The requests that node:http would end or answer by itself, in words of its own. */
export function takeEveryRequest(server: Server, refuse: Refuse): void {
  const noMethod = problemError({ kind: 'method-not-allowed', allow: [] });
  server.on('connect', (_request, socket) => void refuse(noMethod, socket));
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
    [documentVersion.header]: documentVersion.value,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status] ?? ''}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}
