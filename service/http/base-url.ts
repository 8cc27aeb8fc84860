import type { FastifyRequest } from 'fastify';

import { ServiceError } from '../errors.ts';

/**
 * The address that callers use, without a slash at its end: the configured one, else the one that the request used, which behind a
 * trusted proxy is the one that its client used.
 *
 * @throws ServiceError `bad_request` when the request names no usable host.
 */
export function baseUrlOf(request: FastifyRequest, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl;
  const url = URL.parse(`${request.protocol}://${request.host}`);
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isOrigin) throw new ServiceError('bad_request', 'The Host header is missing or names no host.');
  return url.origin;
}
