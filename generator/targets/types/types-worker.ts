import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';

import type { RenderedType, TypesInput } from './declaration.ts';

/**
 * Renders types in a thread of its own, since what it takes is 250 ms of importing, during which others can work. The
 * thread does not keep the process alive while nobody waits for it.
 */
export class TypesWorker implements Disposable {
  readonly #thread: Worker;

  constructor() {
    const cache = getCompileCacheDir();
    this.#thread = new Worker(new URL('./worker.ts', import.meta.url), {
      // A folder below the one that was asked for, named for the version of Node.
      workerData: { compileCache: cache && dirname(cache) },
      // A small nursery for its heap costs no time and saves 20 MiB on a small document, 100 on one of 4 MB.
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    });
    this.#thread.unref();
  }

  /** One at a time. Rejects with what `renderTypes` throws. */
  async render(input: TypesInput): Promise<RenderedType[]> {
    this.#thread.ref();
    this.#thread.postMessage(input);
    const [rendered] = (await once(this.#thread, 'message')) as [RenderedType[]];
    this.#thread.unref();
    return rendered;
  }

  [Symbol.dispose](): void {
    void this.#thread.terminate();
  }
}
