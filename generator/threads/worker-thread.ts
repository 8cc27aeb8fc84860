import { getCompileCacheDir } from 'node:module';
import { Worker } from 'node:worker_threads';
import { dirname } from 'node:path';

import type { Reply, Request } from './messages.ts';

/** A worker thread that runs a module which calls `respondToRequests`. It starts loading the module at once. */
export class WorkerThread implements Disposable {
  readonly #worker: Worker;
  readonly #pending = new Map<number, PromiseWithResolvers<unknown>>();
  #requests = 0;
  #failure: Error | undefined;

  constructor(module: URL) {
    const cache = getCompileCacheDir();
    this.#worker = new Worker(module, {
      // Node appends a folder for its version to NODE_COMPILE_CACHE, and has done so already in this
      // thread.
      env: cache === undefined ? process.env : { ...process.env, NODE_COMPILE_CACHE: dirname(cache) },
    });
    // The process may end while the worker waits for requests.
    this.#worker.unref();
    this.#worker.on('message', (reply: Reply) => this.#settle(reply));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('the worker has ended')));
  }

  /** Resolves to the worker's answer. It handles requests in the order in which they are posted. */
  request(input: unknown): Promise<unknown> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure);
    this.#requests += 1;
    const pending = Promise.withResolvers<unknown>();
    this.#pending.set(this.#requests, pending);
    this.#worker.ref();
    this.#worker.postMessage({ id: this.#requests, input } satisfies Request<unknown>);
    return pending.promise;
  }

  [Symbol.dispose](): void {
    void this.#worker.terminate();
  }

  #settle(reply: Reply): void {
    const pending = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    if (this.#pending.size === 0) this.#worker.unref();
    if ('error' in reply) pending?.reject(reply.error);
    else pending?.resolve(reply.output);
  }

  /** After an error that it did not catch, the worker ends. */
  #fail(error: Error): void {
    this.#failure ??= error;
    for (const pending of this.#pending.values()) pending.reject(error);
    this.#pending.clear();
  }
}
