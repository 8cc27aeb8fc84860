import { Redis } from 'ioredis';

/** Pauses between reconnects and between probes while each process counts for itself. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 5_000;
/** A script that changes a key, as the counters are. */
const PROBE = "return redis.call('set', KEYS[1], 1, 'EX', 1)";
const PROBE_KEY = 'billing:probe';

export interface AvailabilityObserver {
  lost(error: Error): void;
  back(): void;
}

/**
 * A connection for counters that must never delay a request. Commands fail at once while Redis is
 * unavailable. A command timeout closes the connection, and it reconnects in the background. A Redis that
 * responds with an error, such as a read-only replica or one without memory, is unavailable as well.
 */
export class CountingRedis extends Redis {
  readonly #observer: AvailabilityObserver;
  #isLost = false;
  #nextProbe: NodeJS.Timeout | undefined;

  constructor(url: string, timeoutMs: number, observer: AvailabilityObserver) {
    super(url, {
      commandTimeout: timeoutMs,
      disconnectTimeout: timeoutMs,
      enableOfflineQueue: false,
      maxLoadingRetryTime: LONGEST_PAUSE_MS,
      maxRetriesPerRequest: 0,
      retryStrategy: pauseBefore,
    });
    this.#observer = observer;
    this.on('error', (error) => this.#lose(error));
    this.on('ready', () => void this.#probe(1));
    // A server that closes the first connection is a fault of the start.
    this.once('ready', () => {
      // Without an error when Redis closes the connection in order.
      this.on('reconnecting', () => this.#lose(new Error('Redis closed the connection')));
    });
  }

  /** Whether it counts. */
  get isAvailable(): boolean {
    return this.status === 'ready' && !this.#isLost;
  }

  override sendCommand(...args: Parameters<Redis['sendCommand']>): unknown {
    const result = super.sendCommand(...args);
    if (this.status === 'ready') args[0].promise.catch((error: Error) => this.#failed(error));
    return result;
  }

  #failed(error: Error): void {
    if (error.message === 'Command timed out') {
      this.#lose(error);
      // Pending commands fail at once, and new ones are not sent.
      this.disconnect(true);
    } else if (error.name === 'ReplyError' && !this.#isLost) {
      this.#lose(error);
      this.#probeLater(1);
    }
  }

  #lose(error: Error): void {
    if (this.#isLost) return;
    this.#isLost = true;
    this.#observer.lost(error);
  }

  /** After a loss, a connection alone does not show that Redis counts. */
  async #probe(attempt: number): Promise<void> {
    if (!this.#isLost || this.status !== 'ready') return;
    try {
      await this.eval(PROBE, 1, PROBE_KEY);
    } catch {
      this.#probeLater(attempt);
      return;
    }
    if (!this.#isLost) return;
    this.#isLost = false;
    this.#observer.back();
  }

  #probeLater(attempt: number): void {
    clearTimeout(this.#nextProbe);
    this.#nextProbe = setTimeout(() => void this.#probe(attempt + 1), pauseBefore(attempt)).unref();
  }
}

function pauseBefore(attempt: number): number {
  return Math.min(attempt * FIRST_PAUSE_MS, LONGEST_PAUSE_MS);
}
