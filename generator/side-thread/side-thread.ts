import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';

import type { Reply, Request, Tasks } from './tasks.ts';

type Input<Task extends keyof Tasks> = Parameters<Tasks[Task]>[0];
type Output<Task extends keyof Tasks> = Awaited<ReturnType<Tasks[Task]>>;

/**
 * One thread beside ours, for what can be done meanwhile. It starts loading what it needs at once, so make it before there is
 * anything to do. One for all tasks: a second one would load Node's own modules, and Ajv, once more, which on two cores costs more than
 * it wins. It does not keep the process alive while nobody waits for it.
 */
export class SideThread implements Disposable {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #requests = 0;

  constructor() {
    const cache = getCompileCacheDir();
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), {
      // What Node reads before the thread's first module; the cache is a folder below it, named for the version of Node.
      env: cache === undefined ? process.env : { ...process.env, NODE_COMPILE_CACHE: dirname(cache) },
      // A small nursery for its heap costs no time and saves 20 MiB on a small document, 100 on one of 4 MB.
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    });
    this.#worker.unref();
    this.#worker.on('message', (reply: Reply) => this.#settle(reply));
    this.#worker.on('error', (error) => this.#fail(error));
  }

  /** Tasks are done in the order in which they are asked for. Rejects with what the task throws. */
  run<Task extends keyof Tasks>(task: Task, input: Input<Task>): Promise<Output<Task>> {
    this.#requests += 1;
    const waiting = Promise.withResolvers<unknown>();
    this.#waiting.set(this.#requests, waiting);
    this.#worker.ref();
    this.#worker.postMessage({ id: this.#requests, task, input } satisfies Request);
    return waiting.promise as Promise<Output<Task>>;
  }

  [Symbol.dispose](): void {
    void this.#worker.terminate();
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (this.#waiting.size === 0) this.#worker.unref();
    if ('error' in reply) waiting?.reject(reply.error);
    else waiting?.resolve(reply.output);
  }

  #fail(error: unknown): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
