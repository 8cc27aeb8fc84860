import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

import { SignatureError, signatureHeaderName, verify } from '@billing/webhooks';

import { type Delivery, namesOf } from './delivery.ts';
import { type Answer, forward } from './forward.ts';

export interface RelayOptions {
  /** The only path that is served. Nobody can guess it, so that strangers who find a tunnel get no further. */
  readonly path: string;
  /** Undefined: every delivery is accepted, and goes nowhere. */
  readonly forwardTo: URL | undefined;
  /** Of the destination. Undefined: signatures are not checked. */
  readonly secret: string | undefined;
  /** Whether what is told of a delivery has the bodies of request and answer. */
  readonly bodies: boolean;
  readonly delivered: (delivery: Delivery) => void;
  /** A new listener has asked whether this one is there. */
  readonly probed: () => void;
}

/** The response to a listener that asks whether another one is at a destination. */
export const HERE = 'billing listen';

/** The statuses of the reference receiver. */
const REFUSALS = { missing: 400, malformed: 400, expired: 408, mismatch: 401 } as const;

/** Between the service and a receiver: passes each webhook on and its answer back. What the service didn't sign goes no further. */
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
  const gone = new AbortController();
  response.on('close', () => response.writableFinished || gone.abort());
  const body = await buffer(request);
  const signature = await check(options.secret, request, body);
  const outcome =
    signature === 'ok' || signature === 'not checked'
      ? await passOn(options.forwardTo, request, body, gone.signal)
      : refusal(signature);
  if (outcome.answer !== null) {
    const { status, contentType, body: text } = outcome.answer;
    response.writeHead(status, contentType === undefined ? {} : { 'content-type': contentType }).end(text);
  }
  const duration_ms = Math.round(performance.now() - started);
  const { answer, problem } = outcome;
  const status = answer?.status ?? null;
  const bodies = options.bodies ? { request_body: body.toString(), response_body: answer?.body.toString() ?? '' } : {};
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
  /** Null when nobody waits for it any more. */
  readonly answer: Answer | null;
  readonly problem: string | null;
}

function refusal(reason: keyof typeof REFUSALS): Outcome {
  return own(REFUSALS[reason], `not forwarded: signature ${reason}`);
}

async function passOn(
  to: URL | undefined,
  { headers }: IncomingMessage,
  body: Buffer,
  signal: AbortSignal,
): Promise<Outcome> {
  if (to === undefined) return { answer: { status: 200, contentType: undefined, body: Buffer.of() }, problem: null };
  try {
    return { answer: await forward(to, { headers, body, signal }), problem: null };
  } catch (error) {
    if (signal.aborted) return { answer: null, problem: 'the receiver took too long, and the service gave up' };
    return own(502, `the receiver does not answer (${(error as NodeJS.ErrnoException).code ?? String(error)})`);
  }
}

function own(status: number, problem: string): Outcome {
  return { answer: { status, contentType: 'text/plain', body: Buffer.from(problem) }, problem };
}
