import type { FastifyRequest } from 'fastify';

import { anyError } from '../common/any-error.ts';

/**
 * Reads the address that callers use, without a slash at its end: the configured one, else the one that the request used, which
 * behind a trusted proxy is the one that its client used. Keeps the last one, which most requests use as well.
 *
 * What it gives throws `bad_request` when the request names no usable host.
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
  if (!isOrigin) throw anyError('bad_request', 'The Host header is missing or names no host.');
  return url.origin;
}
