import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export interface ReceiverOptions {
  /** What arrives is appended to it, one line of JSON each. */
  readonly file: string;
  readonly destinations: number;
  /** Part of the notifications, from 0 to 1, that gets a 500 the first time. */
  readonly failing: number;
  /** Responses come after a random time up to this; 0 for at once. */
  readonly respondWithinMs: number;
}

export interface ReceiverOrder {
  readonly destination: number;
  /** What signatures are checked with from here on. */
  readonly secret?: string;
  /** From here on it reads and says nothing. */
  readonly silent?: true;
}

/** One request that reached a destination. */
export interface Arrival {
  /** When its head was there (`now`). */
  readonly at: number;
  readonly destination: number;
  readonly notification: string;
  readonly event: string;
  readonly occurredAt: string;
  /** SHA-256 of the body. */
  readonly digest: string;
  /** The status that it got, or would have got. 400, 401 and 408 reject the signature. */
  readonly status: number;
  /** Seconds since the `ts` of its signature. */
  readonly age: number;
  readonly signatures: number;
}

export interface Receiver {
  /** One for each destination. */
  readonly urls: readonly string[];
  order(order: ReceiverOrder): Promise<void>;
  arrivals(): Promise<Arrival[]>;
  close(): Promise<void>;
}

export async function startReceiver(options: ReceiverOptions): Promise<Receiver> {
  const child = fork(fileURLToPath(new URL('receiver.ts', import.meta.url)), [JSON.stringify(options)]);
  const [ports] = (await once(child, 'message')) as [readonly number[]];
  return {
    urls: ports.map((port) => `http://127.0.0.1:${port}/hook`),
    async order(order) {
      const done = once(child, 'message');
      child.send(order);
      await done;
    },
    async arrivals() {
      const lines = (await readFile(options.file, 'utf8')).split('\n');
      // What is behind the last line end is still being written.
      return lines.slice(0, -1).map((line) => JSON.parse(line) as Arrival);
    },
    async close() {
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
    },
  };
}
