import type { ReadOptions } from './read-event.ts';
import { SignatureError } from './rejections.ts';
import type { SignatureCheck } from './verify.ts';

/** How webhooks are received, whatever the framework. */
export interface ReceiverOptions<Event>
  extends Pick<SignatureCheck, 'secret' | 'toleranceSeconds' | 'now'>, ReadOptions {
  /**
   * Keeps the event for later; `body` has the bytes that were signed. The answer waits for it, and the sender gives up after some seconds, so
   * leave the work itself to something that runs afterwards. When it throws, the answer is 500, and the sender tries again.
   */
  readonly store: (event: Event, body: Uint8Array) => unknown;
  /** The largest body that is read, in bytes; 4 MiB when left out. Larger ones are answered with 413. */
  readonly maxBytes?: number | undefined;
  /** Told why a webhook was not accepted. Left out, mistakes of this side (500) are written to the console. */
  readonly onRefused?: ((error: unknown, status: number) => void) | undefined;
}

export const MAX_BYTES = 4 * 1024 * 1024;

/** What goes back to the sender. */
export interface Answer {
  readonly status: number;
  /** Why it was refused; empty when it was not. */
  readonly text: string;
}

/** A body that is larger than the receiver takes. */
export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';

  constructor(maxBytes: number) {
    super(`The body is larger than ${maxBytes} bytes.`);
  }
}

/** As the API's reference receiver answers. */
const STATUSES = { missing: 400, malformed: 400, expired: 408, mismatch: 401 } as const;

/**
 * Takes one webhook in: reads its body, checks and understands it, has it stored. What is not accepted is told to `onRefused`; only
 * that can make it throw.
 *
 * @param unmarshal Gives the event of a body, once its signature is checked.
 */
export async function receive<Event>(
  read: () => Promise<string | Uint8Array> | string | Uint8Array,
  header: SignatureCheck['header'],
  options: ReceiverOptions<Event>,
  unmarshal: (received: SignatureCheck & ReadOptions) => Promise<Event>,
): Promise<Answer> {
  const { secret, toleranceSeconds, now, version, type, store, onRefused = writeMistakes } = options;
  try {
    const body = await read();
    const event = await unmarshal({ header, body, secret, toleranceSeconds, now, version, type });
    await store(event, typeof body === 'string' ? new TextEncoder().encode(body) : body);
    return { status: 200, text: '' };
  } catch (error) {
    const answer = refusal(error);
    onRefused(error, answer.status);
    return answer;
  }
}

function refusal(error: unknown): Answer {
  if (error instanceof SignatureError) return { status: STATUSES[error.reason], text: error.message };
  if (error instanceof TooLargeError) return { status: 413, text: error.message };
  return { status: 500, text: 'The receiver can not take this now.' };
}

function writeMistakes(error: unknown, status: number): void {
  if (status >= 500) console.error(error);
}
