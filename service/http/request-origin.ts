import type { FastifyRequest } from 'fastify';

import type { RequestOrigin } from '../audit/act.ts';

/**
 * Names of members that the spec can have. A request with another one is rejected, so it never reaches the
 * audit trail.
 */
const MEMBER_NAME = /^[a-z0-9_]{1,64}$/;

/** Where a request came from, for the audit trail. */
export function requestOrigin(request: FastifyRequest): RequestOrigin {
  return {
    operation: request.routeOptions.config.operation ?? request.method,
    requestId: request.id,
    address: request.ip,
    get namedId() {
      return Object.values(request.params as Record<string, string>).at(-1);
    },
    members: () => (request.method === 'PATCH' ? memberNames(request.body) : []),
  };
}

/** Read again from the bytes of the body: the request was valid, and only an update pays for it. */
function memberNames(body: unknown): readonly string[] {
  if (!(body instanceof Uint8Array) || body.length === 0) return [];
  const value: unknown = JSON.parse(Buffer.from(body).toString('utf8'));
  return typeof value === 'object' && value !== null ? Object.keys(value).filter((name) => MEMBER_NAME.test(name)) : [];
}
