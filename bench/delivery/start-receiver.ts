import { fork } from 'node:child_process';
import { once } from 'node:events';

/**
 * When a notification came, on the clock of `process.hrtime`, in milliseconds: all processes of a machine
 * share it.
 */
export interface Arrival {
  readonly notificationId: string;
  readonly at: number;
}

export type ReceiverQuestion = 'count' | 'oldest' | 'arrivals';

/** The end of the bench's receiver that asks. One question at a time. */
export interface Receiver {
  readonly ports: readonly number[];
  /** Requests so far. */
  count(): Promise<number>;
  /** Seconds between the time in a signature and its arrival, the most since the last call. */
  oldestSignature(): Promise<number>;
  /** What came to `/timed` since the last call. */
  arrivals(): Promise<Arrival[]>;
  stop(): Promise<void>;
}

export async function startReceiver(ports: number): Promise<Receiver> {
  const child = fork(new URL('receiver.ts', import.meta.url), [String(ports)], { execArgv: [] });
  const call = async (question: ReceiverQuestion): Promise<unknown> => {
    const responded = once(child, 'message');
    child.send(question);
    return (await responded)[0];
  };
  const [listening] = (await once(child, 'message')) as [number[]];
  return {
    ports: listening,
    count: async () => (await call('count')) as number,
    oldestSignature: async () => (await call('oldest')) as number,
    arrivals: async () => (await call('arrivals')) as Arrival[],
    async stop() {
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
    },
  };
}
