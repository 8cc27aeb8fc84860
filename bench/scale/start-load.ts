import { fork } from 'node:child_process';
import { once } from 'node:events';

export interface LoadOrder {
  readonly ports: readonly number[];
  /** Of the accounts that customers are created in, in turn. */
  readonly keys: readonly string[];
  /** To each port. */
  readonly connections: number;
  readonly milliseconds: number;
  /** What to read, instead of creating customers. */
  readonly target?: string;
}

export interface LoadResult {
  readonly responses: number;
  readonly seconds: number;
  readonly medianMilliseconds: number;
  /** Of the load itself. */
  readonly processorMs: number;
}

export interface Load {
  run(order: LoadOrder): Promise<LoadResult>;
  stop(): Promise<void>;
}

/** The load generator, which is to use no time of what it measures. */
export async function startLoad(): Promise<Load> {
  const child = fork(new URL('load-process.ts', import.meta.url), { execArgv: [] });
  await once(child, 'message');
  const exited = once(child, 'exit');
  return {
    async run(order) {
      child.send(order);
      const [result] = (await Promise.race([once(child, 'message'), exited])) as [LoadResult | number | null];
      if (typeof result !== 'object' || result === null) throw new Error('The load generator has ended.');
      return result;
    },
    async stop() {
      child.disconnect();
      await exited;
    },
  };
}
