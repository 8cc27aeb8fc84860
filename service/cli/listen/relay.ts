import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

import { SignatureError, signatureHeaderName, verify } from '@billing/webhooks';

import { type Delivery, namesOf } from './delivery.ts';
import { type ReceiverResponse, forward } from './forward.ts';

export interface RelayOptions {
  /** The only path served. It can't be guessed, which protects a public tunnel. */
  readonly path: string;
  /** Undefined: every delivery is accepted and not forwarded. */
  readonly forwardTo: URL | undefined;
  /** Secret of the destination. Undefined: signatures are not verified. */
  readonly secret: string | undefined;
  /** Whether reported deliveries include the bodies of request and response. */
  readonly bodies: boolean;
  readonly delivered: (delivery: Delivery) => void;
  /** Called when a new listener probes this one. */
  readonly probed: () => void;
}

/** The response to a probe of another listener. */
export const HERE = 'billing listen';

/** The status codes of the reference receiver. */
const REJECTIONS = { missing: 400, malformed: 400, expired: 408, mismatch: 401 } as const;

/**
 * Relays each webhook to a receiver and its response back. Webhooks without a valid signature are not
 * forwarded.
 */
export function relayOf(options: RelayOptions): RequestListener {
  return (request, response) => {
    if (request.url !== options.path) response.writeHead(404).end();
    else if (request.method === 'GET') response.end(HERE, options.probed);
    else if (request.method !== 'POST') response.writeHead(405).end();
    else void relay(options, request, response).catch(() => response.destroy());
  };
}

async function relay(options: RelayOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const time = new Date().toISOString();
  const started = performance.now();
  const disconnected = new AbortController();
  response.on('close', () => response.writableFinished || disconnected.abort());
  const body = await buffer(request);
  const signature = await check(options.secret, request, body);
  const outcome =
    signature === 'ok' || signature === 'not checked'
      ? await forwarded(options.forwardTo, request, body, disconnected.signal)
      : rejection(signature);
  const { response: reply, problem } = outcome;
  if (reply !== null) {
    const { status, contentType, body: text } = reply;
    response.writeHead(status, contentType === undefined ? {} : { 'content-type': contentType }).end(text);
  }
  const duration_ms = Math.round(performance.now() - started);
  const status = reply?.status ?? null;
  const bodies = options.bodies ? { request_body: body.toString(), response_body: reply?.body.toString() ?? '' } : {};
  options.delivered({ kind: 'delivery', time, ...namesOf(body), signature, status, duration_ms, problem, ...bodies });
}

async function check(
  secret: string | undefined,
  { headers }: IncomingMessage,
  body: Buffer,
): Promise<Delivery['signature']> {
  if (secret === undefined) return 'not checked';
  try {
    await verify({ header: headers[signatureHeaderName.toLowerCase()], body, secret });
    return 'ok';
  } catch (error) {
    if (error instanceof SignatureError) return error.reason;
    throw error;
  }
}

interface Outcome {
  /** Null when the service has closed the connection. */
  readonly response: ReceiverResponse | null;
  readonly problem: string | null;
}

function rejection(reason: keyof typeof REJECTIONS): Outcome {
  return own(REJECTIONS[reason], `not forwarded: signature ${reason}`);
}

async function forwarded(
  to: URL | undefined,
  { headers }: IncomingMessage,
  body: Buffer,
  signal: AbortSignal,
): Promise<Outcome> {
  if (to === undefined) return { response: { status: 200, contentType: undefined, body: Buffer.of() }, problem: null };
  try {
    return { response: await forward(to, { headers, body, signal }), problem: null };
  } catch (error) {
    if (signal.aborted)
      return { response: null, problem: 'the receiver took too long; the service closed the connection' };
    return own(502, `the receiver does not respond (${(error as NodeJS.ErrnoException).code ?? String(error)})`);
  }
}

function own(status: number, problem: string): Outcome {
  return { response: { status, contentType: 'text/plain', body: Buffer.from(problem) }, problem };
}
