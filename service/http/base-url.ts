import type { FastifyRequest } from 'fastify';

import { anyError } from '../common/any-error.ts';

/**
 * Returns a function for the base URL of a request, without a trailing slash: the configured public URL, or
 * else the one that the request used. Behind a trusted proxy, that is the one that the client used. Memoizes
 * the last one, which most requests share.
 *
 * The function throws `bad_request` when the request has no usable Host header.
 */
export function baseUrlReader(publicUrl: string | undefined): (request: FastifyRequest) => string {
  const last = { text: '', origin: '' };
  return ({ protocol, host }) => {
    if (publicUrl !== undefined) return publicUrl;
    const text = `${protocol}://${host}`;
    if (text !== last.text) Object.assign(last, { text, origin: originOf(text) });
    return last.origin;
  };
}

function originOf(text: string): string {
  const url = URL.parse(text);
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isOrigin) throw anyError('bad_request', 'The Host header is missing or does not contain a valid host.');
  return url.origin;
}
