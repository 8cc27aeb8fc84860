import { createSecureContext, type SecureContext } from 'node:tls';

import type { Dispatcher } from 'undici';

import type { Clock } from '../common/clock.ts';
import type { DestinationPolicy } from './addresses.ts';
import { AttemptFailure } from './attempt-failure.ts';
import type { Attempt, Message, Sender } from './attempt.ts';
import { connect } from './connect.ts';
import { Deadline } from './deadline.ts';
import { hostOf, portOf, readDestinationUrl } from './destination-url.ts';
import { type WebhookResponse, exchange } from './exchange.ts';
import { resolveHost } from './resolve.ts';
import { retryAfterMs } from './retry-after.ts';
import { signatureHeader } from './signature.ts';
import { type WebhookConnection, WebhookConnections } from './webhook-connections.ts';

/** The default timeout: from resolving the host to the end of the response's head. */
const TIMEOUT_MS = 5_000;
/** How many bytes of a response body are stored by default. */
const RESPONSE_BYTES = 16 * 1024;

export interface WebhookSenderOptions extends DestinationPolicy {
  readonly clock: Clock;
  readonly timeoutMs?: number;
  /** Name servers to use instead of the system's, as `127.0.0.1:5353`. */
  readonly dnsServers?: readonly string[];
  /** How many bytes of a response body are stored, at most 64 KiB; 16 KiB by default. */
  readonly responseBytes?: number;
  /**
   * Never sends a message twice. Each message gets a new connection, because the retry after an idle
   * connection that had died unnoticed could duplicate it.
   */
  readonly neverRetry?: boolean;
  /** Clock for the age of connections, in milliseconds; `performance.now` by default. */
  readonly now?: () => number;
  /** CA certificates in PEM to trust instead of the well-known authorities. */
  readonly tls?: { readonly ca: string };
}

/** Creates a sender that posts messages to webhook destinations. */
export function createWebhookSender(options: WebhookSenderOptions): WebhookSender {
  return new PostingSender(options);
}

/** A sender that needs fewer members of a message than an e-mail sender. */
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
    // Created once: loading the well-known authorities takes longer than a handshake.
    this.#secureContext = createSecureContext(options.tls);
  }

  /** @throws Error after `close`: nothing was sent, so no attempt is consumed. */
  async send(message: WebhookMessage): Promise<Attempt> {
    if (this.#closed) throw new Error('The webhook sender is closed. Stop claiming notifications before closing it.');
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

  /**
   * Ends attempts in flight as `connection_failed`; those that have received the response's head end with
   * what arrived.
   */
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
      (response) => this.#responded(response),
      (error: unknown) => failed(error),
    );
    return { startedAt, durationMs: performance.now() - start, address: trail.address, ...result };
  }

  async #post(message: WebhookMessage, deadline: Deadline, trail: Trail): Promise<WebhookResponse> {
    // Settings, or the rules for URLs, may have changed since the destination was stored.
    const read = readDestinationUrl(message.destination, this.#options);
    if ('fault' in read) throw new AttemptFailure('address_not_allowed', `The destination ${read.fault}.`);
    const { url } = read;
    const idle = this.#connections.take(url.origin);
    if (idle !== undefined) {
      try {
        return await this.#postOn(idle, url, message, deadline, trail);
      } catch (error) {
        // The idle connection had died unnoticed, which is not the destination's fault. If the request did
        // arrive, the receiver gets it twice, as whenever a response is lost.
        if ((error as Partial<AttemptFailure>).error !== 'connection_failed') throw error;
        deadline.signal.throwIfAborted();
        trail.address = null;
      }
    }
    return this.#postOn(await this.#connect(url, deadline), url, message, deadline, trail);
  }

  async #connect(url: URL, deadline: Deadline): Promise<WebhookConnection> {
    const secure = url.protocol === 'https:';
    const host = hostOf(url);
    const addresses = await resolveHost(host, deadline.signal, { servers: this.#options.dnsServers });
    const connected = await connect(
      {
        host,
        port: portOf(url),
        addresses,
        secureContext: secure ? this.#secureContext : undefined,
        policy: this.#options,
      },
      deadline,
    );
    return this.#connections.open(url.origin, connected);
  }

  async #postOn(
    connection: WebhookConnection,
    url: URL,
    message: WebhookMessage,
    deadline: Deadline,
    trail: Trail,
  ): Promise<WebhookResponse> {
    trail.address = connection.address;
    const { responseBytes = RESPONSE_BYTES, neverRetry } = this.#options;
    const response = await exchange(connection, this.#request(url, message), deadline.signal, responseBytes);
    // So that `take` finds none for the next message.
    if (neverRetry === true) void connection.client.destroy();
    else if (response.complete) this.#connections.release(connection);
    return response;
  }

  /** Built when the connection is open, so that `ts` is the time of the write. */
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

  #responded({ code, headers, body }: WebhookResponse): AttemptResult {
    // Informational responses are none.
    const outcome = code < 300 ? 'accepted' : 'failed';
    const retryAfter = code === 429 || code === 503 ? headers.find(([name]) => name === 'retry-after') : undefined;
    const wait = retryAfter === undefined ? null : retryAfterMs(retryAfter[1], this.#options.clock.now());
    return { outcome, code, headers, body, error: null, retryAfterMs: wait };
  }
}

/** The address reached so far, for attempts that fail. */
interface Trail {
  address: string | null;
}

type AttemptResult = Omit<Attempt, 'startedAt' | 'durationMs' | 'address'>;

function failed(failure: unknown): AttemptResult {
  if (!(failure instanceof AttemptFailure)) throw failure;
  const { error, cause } = failure;
  const body = typeof cause === 'string' ? `${error}: ${cause}` : error;
  return { outcome: 'failed', code: 0, headers: [], body, error, retryAfterMs: null };
}
