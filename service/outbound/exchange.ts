import type { Dispatcher } from 'undici';

import { AttemptFailure } from './attempt-failure.ts';
import { TruncatedBody } from './truncated-body.ts';
import type { ReadMeter } from './read-meter.ts';
import type { WebhookConnection } from './webhook-connections.ts';

/**
 * Maximum bytes read of a response, including framing. Content that the parser discards, such as chunk
 * extensions, would otherwise be read until the deadline.
 */
const MAX_READ_BYTES = 128 * 1024;
/** Minimum average length of a body's chunks, each of which is an object in memory. */
const MIN_CHUNK_BYTES = 16;
/** Maximum bytes of a response's head, including informational responses. */
const MAX_HEAD_BYTES = 16 * 1024;

export interface WebhookResponse {
  readonly code: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
  /** Whether the body is complete, so that the connection can be reused. */
  readonly complete: boolean;
}

/**
 * Sends one request over a connection and reads the response. Once the head has arrived it never fails: a
 * body that breaks off, is too long, or is incomplete when the signal aborts is cut, and the connection is
 * destroyed, as after any failure.
 *
 * @throws AttemptFailure `connection_failed` when no byte of a response arrived, `protocol_error` when it
 * is not HTTP or its head is too long or breaks off, and the signal's reason
 * @param responseBytes How many bytes of the body are stored.
 */
export function exchange(
  { client, reads }: WebhookConnection,
  request: Dispatcher.DispatchOptions,
  signal: AbortSignal,
  responseBytes: number,
): Promise<WebhookResponse> {
  return new Promise((resolve, reject) => {
    const reader = new ResponseReader(reads, responseBytes, (outcome) => {
      signal.removeEventListener('abort', onAbort);
      if (outcome instanceof AttemptFailure || !outcome.complete) void client.destroy();
      if (outcome instanceof AttemptFailure) reject(outcome);
      else resolve(outcome);
    });
    const onAbort = () => reader.cut(signal.reason);
    signal.addEventListener('abort', onAbort);
    if (signal.aborted) onAbort();
    else client.dispatch(request, reader);
  });
}

/** Collects undici's events of one response until it is settled, and ignores later ones. */
class ResponseReader implements Dispatcher.DispatchHandler {
  readonly #reads: ReadMeter;
  readonly #settle: (outcome: WebhookResponse | AttemptFailure) => void;
  readonly #body: TruncatedBody;
  readonly #maxChunks: number;
  #chunks = 0;
  #started = false;
  #settled = false;
  #code = 0;
  #headers: WebhookResponse['headers'] = [];

  constructor(reads: ReadMeter, responseBytes: number, settle: (outcome: WebhookResponse | AttemptFailure) => void) {
    this.#reads = reads;
    this.#body = new TruncatedBody(responseBytes);
    this.#maxChunks = responseBytes / MIN_CHUNK_BYTES;
    this.#settle = settle;
  }

  /** Settles with what has arrived, or with the failure when that is nothing. */
  cut(failure: AttemptFailure): void {
    this.#finish(this.#code === 0 ? failure : this.#response(false));
  }

  onRequestStart(): void {
    this.#reads.bytesRead = 0;
    this.#reads.mayTakeMore = () => {
      const fits = this.#reads.bytesRead < (this.#code === 0 ? MAX_HEAD_BYTES : MAX_READ_BYTES);
      if (!fits) this.cut(new AttemptFailure('protocol_error'));
      return fits;
    };
  }

  onResponseStarted(): void {
    this.#started = true;
  }

  onResponseStart(controller: Dispatcher.DispatchController, code: number): void {
    // Informational responses precede the final one.
    if (code < 200) return;
    this.#code = code;
    this.#headers = fieldsOf(controller.rawHeaders);
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks += 1;
    if (this.#chunks > this.#maxChunks) {
      this.#finish(this.#response(false));
      return;
    }
    const before = this.#body.cut;
    this.#body.add(chunk);
    // Bytes read together with the last stored one are parsed before a microtask runs: if the body ends in
    // them, the connection stays usable.
    if (this.#body.cut && !before) queueMicrotask(() => this.#finish(this.#response(false)));
  }

  onResponseEnd(): void {
    this.#finish(this.#response(true));
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.cut(new AttemptFailure(this.#started ? 'protocol_error' : 'connection_failed', error));
  }

  #response(complete: boolean): WebhookResponse {
    return { code: this.#code, headers: this.#headers, body: this.#body.text(), complete };
  }

  #finish(outcome: WebhookResponse | AttemptFailure): void {
    if (this.#settled) return;
    this.#settled = true;
    // An idle connection must not retain the last response.
    this.#reads.mayTakeMore = () => true;
    this.#settle(outcome);
  }
}

/**
 * The header fields in order, from alternating names and values. Trims trailing white space, which the
 * parser leaves on values. Bytes beyond ASCII become the character of the same code: RFC 9110 §5.5 gives
 * them no meaning.
 */
function fieldsOf(raw: Dispatcher.DispatchController['rawHeaders']): WebhookResponse['headers'] {
  const parts = Array.isArray(raw) ? raw.map((part) => part.toString('latin1')) : [];
  return Array.from({ length: parts.length / 2 }, (_, index) => [
    parts[2 * index]!.toLowerCase(),
    parts[2 * index + 1]!.trimEnd(),
  ]);
}
