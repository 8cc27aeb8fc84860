import type { Dispatcher } from 'undici';

import { AttemptFailure } from './attempt-failure.ts';
import { TruncatedBody } from './truncated-body.ts';
import type { ReadMeter } from './read-meter.ts';
import type { WebhookConnection } from './webhook-connections.ts';

/**
 * Bytes of an answer that are read at most, framing included: what the parser throws away, as the extensions of chunks, would otherwise be
 * read, and cost time, until the deadline.
 */
const MOST_READ_BYTES = 128 * 1024;
/** Chunks of a body, each of which is an object, may be this short on average. */
const SHORT_PIECE_BYTES = 16;
/** Bytes of an answer's head, hints before it included. */
const MOST_HEAD_BYTES = 16 * 1024;

export interface Answer {
  readonly code: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
  /** Whether the body came to its end, so that the connection can serve another request. */
  readonly complete: boolean;
}

/**
 * Sends one request over a connection and reads the answer. Once its head is there, this never fails: a body that breaks, is longer than
 * what is kept, or is not complete when the signal aborts, is cut, and the connection is destroyed, as it is by any failure.
 *
 * @throws AttemptFailure `connection_failed` when no byte of an answer came, `protocol_error` when what came is no HTTP or its head is too long
 * or breaks off, and the signal's reason
 * @param responseBytes How much of the answer's body is kept.
 */
export function exchange(
  { client, reads }: WebhookConnection,
  request: Dispatcher.DispatchOptions,
  signal: AbortSignal,
  responseBytes: number,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const reader = new AnswerReader(reads, responseBytes, (outcome) => {
      signal.removeEventListener('abort', onAbort);
      if (outcome instanceof AttemptFailure || !outcome.complete) void client.destroy();
      if (outcome instanceof AttemptFailure) reject(outcome);
      else resolve(outcome);
    });
    const onAbort = () => reader.cut(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    if (signal.aborted) onAbort();
    else client.dispatch(request, reader);
  });
}

/** What undici tells about an answer, until it is settled; what it tells after that is not listened to. */
class AnswerReader implements Dispatcher.DispatchHandler {
  readonly #reads: ReadMeter;
  readonly #settle: (outcome: Answer | AttemptFailure) => void;
  readonly #body: TruncatedBody;
  readonly #mostPieces: number;
  #pieces = 0;
  #started = false;
  #settled = false;
  #code = 0;
  #headers: Answer['headers'] = [];

  constructor(reads: ReadMeter, responseBytes: number, settle: (outcome: Answer | AttemptFailure) => void) {
    this.#reads = reads;
    this.#body = new TruncatedBody(responseBytes);
    this.#mostPieces = responseBytes / SHORT_PIECE_BYTES;
    this.#settle = settle;
  }

  /** Ends it with what is there, or with the failure when that is nothing. */
  cut(failure: AttemptFailure): void {
    this.#finish(this.#code === 0 ? failure : this.#answer(false));
  }

  onRequestStart(): void {
    if (this.#settled) return;
    this.#reads.taken = 0;
    this.#reads.mayTakeMore = () => {
      const fits = this.#reads.taken < (this.#code === 0 ? MOST_HEAD_BYTES : MOST_READ_BYTES);
      if (!fits) this.cut(new AttemptFailure('protocol_error'));
      return fits;
    };
  }

  onResponseStarted(): void {
    this.#started = true;
  }

  onResponseStart(controller: Dispatcher.DispatchController, code: number): void {
    // Informational answers precede the one that counts.
    if (code < 200) return;
    this.#code = code;
    this.#headers = fieldsOf(controller.rawHeaders);
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#pieces += 1;
    if (this.#pieces > this.#mostPieces) {
      this.#finish(this.#answer(false));
      return;
    }
    const before = this.#body.cut;
    this.#body.add(chunk);
    // What was read together with the last kept byte is parsed before a microtask runs: when the body ends in it, the connection stays.
    if (this.#body.cut && !before) queueMicrotask(() => this.#finish(this.#answer(false)));
  }

  onResponseEnd(): void {
    this.#finish(this.#answer(true));
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    const noHttp = this.#started || error.name === 'HTTPParserError';
    this.cut(new AttemptFailure(noHttp ? 'protocol_error' : 'connection_failed', error));
  }

  #answer(complete: boolean): Answer {
    return { code: this.#code, headers: this.#headers, body: this.#body.text(), complete };
  }

  #finish(outcome: Answer | AttemptFailure): void {
    if (this.#settled) return;
    this.#settled = true;
    // An idle connection must not hold the last answer.
    this.#reads.mayTakeMore = () => true;
    this.#settle(outcome);
  }
}

/** Names and values in turns, in their order. White space around a value is not part of it, and the parser leaves what follows it. Bytes beyond ASCII become the character of the same number: RFC 9110 §5.5 gives them no meaning. */
function fieldsOf(raw: Dispatcher.DispatchController['rawHeaders']): Answer['headers'] {
  const parts = Array.isArray(raw) ? raw.map((part) => part.toString('latin1')) : [];
  return Array.from({ length: parts.length / 2 }, (_, index) => [
    parts[2 * index]!.toLowerCase(),
    parts[2 * index + 1]!.trimEnd(),
  ]);
}
