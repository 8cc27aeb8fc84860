import { request as requestHttp } from 'node:http';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  readonly status: number;
  readonly contentType: string | undefined;
  readonly body: Buffer;
}

/** Of one connection only, or about who is called. */
const NOT_FORWARDED = new Set(['host', 'connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer']);

/**
 * Sends a webhook on just as it came: the same bytes, the same headers. Each time on a connection of its own, so that a receiver which
 * was started anew meanwhile is found.
 *
 * @throws what node:http does when the receiver can't be reached, or when `signal` ends it.
 */
export async function forward(
  to: URL,
  {
    headers,
    body,
    signal,
  }: { readonly headers: IncomingHttpHeaders; readonly body: Buffer; readonly signal: AbortSignal },
): Promise<Answer> {
  const request = to.protocol === 'https:' ? requestHttps : requestHttp;
  const options = { method: 'POST', headers: forwarded(headers, body), signal, agent: false };
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  request(to, options, (reply) => {
    const { statusCode = 502, headers: of } = reply;
    buffer(reply).then((text) => resolve({ status: statusCode, contentType: of['content-type'], body: text }), reject);
  })
    .on('error', reject)
    .end(body);
  return promise;
}

function forwarded(headers: IncomingHttpHeaders, body: Buffer): OutgoingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !NOT_FORWARDED.has(name));
  return { ...Object.fromEntries(kept), 'content-length': body.length };
}
