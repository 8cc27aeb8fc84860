import type { AddressInfo } from 'node:net';

import type { FastifyInstance } from 'fastify';

import { OperatorError } from '../common/operator-error.ts';
import { type ListenPlace, listenProblem } from '../terminal/listen-problem.ts';

/** @throws OperatorError when the address can't be used. */
export async function listen(app: FastifyInstance, place: ListenPlace): Promise<void> {
  try {
    await app.listen({ host: place.host, port: place.port });
  } catch (error) {
    const problem = listenProblem(error, place);
    throw problem === undefined ? error : new OperatorError(problem, { cause: error });
  }
}

/** The URL of a listening server, as a client on this machine can use it. */
export function urlOf(app: FastifyInstance, host: string): string {
  return `http://${hostInUrl(host)}:${(app.server.address() as AddressInfo).port}`;
}

function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
