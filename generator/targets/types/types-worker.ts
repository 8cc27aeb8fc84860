import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import type { RenderedType, TypesInput } from './declaration.ts';

/**
 * Renders types in a thread of its own, since what it takes is 250 ms of importing, during which others can work. The
 * thread does not keep the process alive while nobody waits for it.
 */
export class TypesWorker implements Disposable {
  readonly #thread = new Worker(new URL('./worker.ts', import.meta.url));

  constructor() {
    this.#thread.unref();
  }

  /** Rejects with what `renderTypes` throws. */
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
