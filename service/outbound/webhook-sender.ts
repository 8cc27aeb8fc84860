import { createSecureContext, type SecureContext } from 'node:tls';

import type { Dispatcher } from 'undici';

import type { Clock } from '../common/clock.ts';
import type { DestinationPolicy } from './addresses.ts';
import { AttemptFailure } from './attempt-failure.ts';
import type { Attempt, Message, Sender } from './attempt.ts';
import { connect } from './connect.ts';
import { Deadline } from './deadline.ts';
import { hostOf, readDestinationUrl } from './destination-url.ts';
import { type Answer, exchange } from './exchange.ts';
import { resolveHost } from './resolve.ts';
import { retryAfterMs } from './retry-after.ts';
import { signatureHeader } from './signature.ts';
import { type WebhookConnection, WebhookConnections } from './webhook-connections.ts';

/** From the lookup of the name to the end of the answer's head (delivery.md §2). */
const TIMEOUT_MS = 5_000;
/** How much of an answer's body is kept (delivery.md §2). */
const KEPT_BYTES = 16 * 1024;

export interface WebhookSenderOptions extends DestinationPolicy {
  readonly clock: Clock;
  readonly timeoutMs?: number;
  /** Asked in place of the system's name servers, as `127.0.0.1:5353`. */
  readonly dnsServers?: readonly string[];
  /** How much of an answer's body is kept, at most 64 KiB; 16 KiB when it is not given. */
  readonly responseBytes?: number;
  /**
   * Lets nothing arrive twice: each message goes over a connection of its own, because one that had died unnoticed would cost it a second
   * try.
   */
  readonly neverRetry?: boolean;
  /** Milliseconds by which connections age, `performance.now` when it is not given. */
  readonly now?: () => number;
  /** Certificates in PEM to trust in place of the well-known authorities. */
  readonly tls?: { readonly ca: string };
}

/** Posts messages to the URLs that are their destinations, as delivery.md §§1–2 say. */
export function createWebhookSender(options: WebhookSenderOptions): WebhookSender {
  return new PostingSender(options);
}

/** A sender that needs to know less than what an e-mail says. */
export interface WebhookSender extends Sender {
  send(message: WebhookMessage): Promise<Attempt>;
}

export type WebhookMessage = Pick<Message, 'destination' | 'body' | 'secrets'>;

class PostingSender implements WebhookSender {
  readonly #options: WebhookSenderOptions;
  readonly #connections: WebhookConnections;
  readonly #secureContext: SecureContext;
  /** Deadlines of the attempts in flight. */
  readonly #inFlight = new Map<Deadline, Promise<Attempt>>();
  #closed = false;

  constructor(options: WebhookSenderOptions) {
    this.#options = options;
    this.#connections = new WebhookConnections(options.now);
    // Made once: reading the well-known authorities takes longer than a handshake.
    this.#secureContext = createSecureContext(options.tls);
  }

  /** @throws Error after `close`: nothing was sent, so no try has been used up */
  async send(message: WebhookMessage): Promise<Attempt> {
    if (this.#closed)
      throw new Error('The webhook sender has been closed: stop claiming notifications before closing it.');
    const deadline = new Deadline(this.#options.timeoutMs ?? TIMEOUT_MS);
    const attempt = this.#attempt(message, deadline);
    this.#inFlight.set(deadline, attempt);
    try {
      return await attempt;
    } finally {
      deadline.end();
      this.#inFlight.delete(deadline);
    }
  }

  /** Attempts in flight end as `connection_failed`, those whose answer's head was there with what came. */
  async close(): Promise<void> {
    this.#closed = true;
    const attempts = [...this.#inFlight.values()];
    for (const deadline of this.#inFlight.keys()) deadline.cut(new AttemptFailure('connection_failed'));
    await Promise.allSettled(attempts);
    await this.#connections.close();
  }

  async #attempt(message: WebhookMessage, deadline: Deadline): Promise<Attempt> {
    const startedAt = this.#options.clock.now();
    const start = performance.now();
    const trail: Trail = { address: null };
    const result = await this.#post(message, deadline, trail).then(
      (answer) => this.#answered(answer),
      (error: unknown) => unanswered(error),
    );
    return { startedAt, durationMs: performance.now() - start, address: trail.address, ...result };
  }

  async #post(message: WebhookMessage, deadline: Deadline, trail: Trail): Promise<Answer> {
    // Settings, or what is a URL, may have changed since the destination was stored.
    const read = readDestinationUrl(message.destination, this.#options);
    if ('fault' in read) throw new AttemptFailure('address_not_allowed', `The destination ${read.fault}.`);
    const { url } = read;
    const idle = this.#options.neverRetry === true ? undefined : this.#connections.take(url.origin);
    if (idle !== undefined) {
      try {
        return await this.#postOver(idle, url, message, deadline, trail);
      } catch (error) {
        // It had died unnoticed: not the destination's fault. Should the request have got through after all, then the receiver gets it
        // twice, as it may whenever an answer is lost.
        if (!(error instanceof AttemptFailure) || error.error !== 'connection_failed') throw error;
        deadline.signal.throwIfAborted();
        trail.address = null;
      }
    }
    return this.#postOver(await this.#connect(url, deadline), url, message, deadline, trail);
  }

  async #connect(url: URL, deadline: Deadline): Promise<WebhookConnection> {
    const secure = url.protocol === 'https:';
    const host = hostOf(url);
    const addresses = await resolveHost(host, deadline.signal, { servers: this.#options.dnsServers });
    const connected = await connect(
      {
        host,
        port: url.port === '' ? (secure ? 443 : 80) : Number(url.port),
        addresses,
        secureContext: secure ? this.#secureContext : undefined,
        policy: this.#options,
      },
      deadline,
    );
    return this.#connections.open(url.origin, connected);
  }

  async #postOver(
    connection: WebhookConnection,
    url: URL,
    message: WebhookMessage,
    deadline: Deadline,
    trail: Trail,
  ): Promise<Answer> {
    trail.address = connection.address;
    const { responseBytes = KEPT_BYTES, neverRetry } = this.#options;
    const answer = await exchange(connection, this.#request(url, message), deadline.signal, responseBytes);
    if (neverRetry === true) void connection.client.destroy();
    else if (answer.complete) this.#connections.keep(connection);
    return answer;
  }

  /** Made when a connection is there, so that `ts` is the time of the write. */
  #request(url: URL, { body, secrets }: WebhookMessage): Dispatcher.DispatchOptions {
    const ts = Math.floor(this.#options.clock.now().getTime() / 1000);
    const bytes = Buffer.from(body);
    return {
      method: 'POST',
      path: url.pathname + url.search,
      headers: [
        'content-type',
        'application/json',
        'user-agent',
        'Service-Webhooks/1',
        'service-signature',
        signatureHeader(secrets, ts, bytes),
      ],
      body: bytes,
    };
  }

  #answered({ code, headers, body }: Answer): AttemptResult {
    const outcome = code >= 200 && code < 300 ? 'accepted' : 'failed';
    const asked = code === 429 || code === 503 ? headers.find(([name]) => name === 'retry-after') : undefined;
    const wait = asked === undefined ? null : retryAfterMs(asked[1], this.#options.clock.now());
    return { outcome, code, headers, body, error: null, retryAfterMs: wait };
  }
}

/** What is known of the way while it is gone: an attempt that fails tells what it had reached. */
interface Trail {
  address: string | null;
}

type AttemptResult = Omit<Attempt, 'startedAt' | 'durationMs' | 'address'>;

function unanswered(failure: unknown): AttemptResult {
  if (!(failure instanceof AttemptFailure)) throw failure;
  const { error, cause } = failure;
  const body = typeof cause === 'string' ? `${error}: ${cause}` : error;
  return { outcome: 'failed', code: 0, headers: [], body, error, retryAfterMs: null };
}
