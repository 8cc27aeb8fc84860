// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { ReadOptions } from './read-event.ts';
import { SignatureError } from './rejections.ts';
import type { SignatureCheck } from './verify.ts';

/** Options for receiving webhooks in any framework. */
export interface ReceiverOptions<Event>
  extends Pick<SignatureCheck, 'secret' | 'toleranceSeconds' | 'now'>, ReadOptions {
  /**
   * Stores the event for later processing; `body` has the signed bytes. The response waits for it, and senders time out
   * after some seconds, so don't process the event here. If it throws, the response is 500 and the sender retries.
   */
  readonly store: (event: Event, body: Uint8Array) => unknown;
  /** The maximum size of a body in bytes; default 4 MiB. The response to larger ones is 413. */
  readonly maxBytes?: number | undefined;
  /** Called with the reason when a webhook is rejected. By default, errors of the receiver (500) are written to the console. */
  readonly onRefused?: ((error: unknown, status: number) => void) | undefined;
}

export const MAX_BYTES: number = 4 * 1024 * 1024;

/** The response to the sender. */
export interface Reply {
  readonly status: number;
  /** The reason of a rejection; otherwise empty. */
  readonly text: string;
}

/** The body exceeds the maximum size. */
export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';

  constructor(maxBytes: number) {
    super(`The body is larger than ${maxBytes} bytes.`);
  }
}

/** The statuses of the API's reference receiver. */
const STATUSES = { missing: 400, malformed: 400, expired: 408, mismatch: 401 } as const;

/**
 * Receives one webhook: reads its body, verifies and parses it, and stores it. Reports rejections to `onRefused`; throws
 * only if that function throws.
 *
 * @param unmarshal verifies the signature and returns the event
 */
export async function receive<Event>(
  read: () => Promise<string | Uint8Array> | string | Uint8Array,
  header: SignatureCheck['header'],
  options: ReceiverOptions<Event>,
  unmarshal: (received: SignatureCheck & ReadOptions) => Promise<Event>,
): Promise<Reply> {
  const { secret, toleranceSeconds, now, version, type, store, onRefused = logErrors } = options;
  try {
    const body = await read();
    const event = await unmarshal({ header, body, secret, toleranceSeconds, now, version, type });
    await store(event, typeof body === 'string' ? new TextEncoder().encode(body) : body);
    return { status: 200, text: '' };
  } catch (error) {
    const reply = rejection(error);
    onRefused(error, reply.status);
    return reply;
  }
}

function rejection(error: unknown): Reply {
  if (error instanceof SignatureError) return { status: STATUSES[error.reason], text: error.message };
  if (error instanceof TooLargeError) return { status: 413, text: error.message };
  return { status: 500, text: 'The receiver can not accept webhooks now.' };
}

function logErrors(error: unknown, status: number): void {
  if (status >= 500) console.error(error);
}
