import { request as requestHttp } from 'node:http';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';

export interface ReceiverResponse {
  readonly status: number;
  readonly contentType: string | undefined;
  readonly body: Buffer;
}

/** Hop-by-hop header fields, and `host`. */
const NOT_FORWARDED = new Set(['host', 'connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer']);

/**
 * Forwards a webhook with the same bytes and headers. Each request has its own connection, so that a
 * restarted receiver is found.
 *
 * @throws errors received node:http when the receiver can't be reached, or when `signal` aborts.
 */
export async function forward(
  to: URL,
  {
    headers,
    body,
    signal,
  }: { readonly headers: IncomingHttpHeaders; readonly body: Buffer; readonly signal: AbortSignal },
): Promise<ReceiverResponse> {
  const request = to.protocol === 'https:' ? requestHttps : requestHttp;
  const options = { method: 'POST', headers: forwarded(headers, body), signal, agent: false };
  const { promise, resolve, reject } = Promise.withResolvers<ReceiverResponse>();
  request(to, options, (response) => {
    const { statusCode = 502, headers: received } = response;
    buffer(response).then(
      (text) => resolve({ status: statusCode, contentType: received['content-type'], body: text }),
      reject,
    );
  })
    .on('error', reject)
    .end(body);
  return promise;
}

function forwarded(headers: IncomingHttpHeaders, body: Buffer): OutgoingHttpHeaders {
  const fields = Object.entries(headers).filter(([name]) => !NOT_FORWARDED.has(name));
  return { ...Object.fromEntries(fields), 'content-length': body.length };
}
