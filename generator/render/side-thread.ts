import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';

import type { Api } from '../model/api.ts';
import { perform } from './perform.ts';
import { claims, type Given, type Reply, type Request, type Tasks } from './tasks.ts';

type Input<Task extends keyof Tasks> = Parameters<Tasks[Task]>[0];
type Output<Task extends keyof Tasks> = Awaited<ReturnType<Tasks[Task]>>;

interface Waiting extends Request {
  readonly settled: PromiseWithResolvers<unknown>;
}

/**
 * One thread beside ours, for what can be done meanwhile. It starts loading what it needs at once, so make it before there is
 * anything to do. One for all tasks: a second one would load Node's own modules, and Ajv, once more, which on two cores costs more than
 * it wins. It does not keep the process alive while nobody waits for it.
 */
export class SideThread implements Disposable {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #given: Given = {};
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

  /** Makes this the `Api` that later tasks are about. */
  give(api: Api): void {
    this.#given.api = api;
    this.#worker.postMessage({ api });
  }

  /** Tasks are begun in the order in which they are asked for. Rejects with what the task throws. */
  run<Task extends keyof Tasks>(task: Task, input: Input<Task>): Promise<Output<Task>> {
    this.#requests += 1;
    const request: Request = { id: this.#requests, task, input, claim: new Int32Array(new SharedArrayBuffer(4)) };
    const settled = Promise.withResolvers<unknown>();
    this.#waiting.set(request.id, { ...request, settled });
    this.#worker.ref();
    this.#worker.postMessage(request);
    return settled.promise as Promise<Output<Task>>;
  }

  /** Does in this thread what the other one has not begun, one after the other, but for the tasks that only that one has loaded the libraries for. */
  async help(): Promise<void> {
    for (const waiting of this.#waiting.values()) {
      const { id, task, input } = waiting;
      if (needsCompiler(waiting) || !claims(waiting)) continue;
      try {
        this.#settle({ id, output: await perform(task, input as never, this.#given) });
      } catch (error) {
        this.#settle({ id, error });
      }
    }
  }

  [Symbol.dispose](): void {
    void this.#worker.terminate();
  }

  #settle(reply: Reply): void {
    const settled = this.#waiting.get(reply.id)?.settled;
    this.#waiting.delete(reply.id);
    if (this.#waiting.size === 0) this.#worker.unref();
    if ('error' in reply) settled?.reject(failureOf(reply));
    else settled?.resolve(reply.output);
  }

  #fail(error: unknown): void {
    for (const { settled } of this.#waiting.values()) settled.reject(error);
    this.#waiting.clear();
  }
}

function failureOf({ error, system }: Extract<Reply, { readonly error: unknown }>): unknown {
  return error instanceof Error ? Object.assign(error, system) : error;
}

function needsCompiler({ task, input }: Request): boolean {
  return task === 'types' || (task === 'emit' && (input as Input<'emit'>).target === 'types');
}
