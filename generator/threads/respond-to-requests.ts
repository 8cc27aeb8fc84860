import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';

import type { Reply, Request } from './messages.ts';

/** Answers the requests of the `WorkerThread` that runs this module, one after the other. */
export function respondToRequests<Input>(answer: (input: Input) => Promise<unknown>): void {
  const replyTo = async ({ id, input }: Request<Input>): Promise<Reply> => {
    try {
      return { id, output: await answer(input) };
    } catch (error) {
      return { id, error };
    }
  };
  const handle = async (request: Request<Input>): Promise<void> => {
    parentPort?.postMessage(await replyTo(request));
    // The other thread terminates this one, and Node writes the compile cache only of a thread that exits
    // by itself.
    flushCompileCache();
  };
  let last = Promise.resolve();
  parentPort?.on('message', (request: Request<Input>) => {
    last = last.then(() => handle(request));
  });
}
