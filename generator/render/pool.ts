import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';

import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import type { CheckInput } from '../load/check/check-document.ts';
import type { Finding } from '../load/check/finding.ts';
import type { LoadedSpec } from '../load/load-spec.ts';
import type { RenderedPiece } from './render-all.ts';
import type { EmitInput, PieceName, Reply, Task } from './worker.ts';

/**
 * One worker thread for work that takes long: it checks the document while this thread builds the `Api`,
 * and renders units while this thread renders others. The worker starts loading its modules at once, so
 * create the pool before anything else. One worker, since a second one would load TypeScript or Ajv again,
 * which on two cores costs more time than it saves.
 */
export class WorkerPool implements Disposable {
  readonly #worker: Worker;
  /** In the order of their tasks, which is that of the replies. */
  readonly #pending: PromiseWithResolvers<unknown>[] = [];
  #failure: Error | undefined;

  constructor() {
    const cache = getCompileCacheDir();
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), {
      // By default, new objects of a thread take up to 48 MB before they are collected. With 16, documents
      // of 1 to 4 MB take a tenth less memory (Stripe's 520 instead of 590 MiB), and no more time.
      resourceLimits: { maxYoungGenerationSizeMb: 16 },
      // Node appends a folder for its version to NODE_COMPILE_CACHE, and has done so already in this thread.
      env: cache === undefined ? process.env : { ...process.env, NODE_COMPILE_CACHE: dirname(cache) },
    });
    // The process may end while the worker waits for requests.
    this.#worker.unref();
    this.#worker.on('message', (reply: Reply) => this.#settle(reply));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('the worker has ended')));
  }

  /** Resolves to everything that is wrong with a document beside what loading it has reported. */
  async check(spec: LoadedSpec): Promise<Diagnostic[]> {
    const { document, strict, unnamed } = spec;
    const input: CheckInput = { document, strict, unnamed };
    return spec.diagnosticsOf((await this.#post({ name: 'check', input })) as readonly Finding[]);
  }

  begin(input: EmitInput): Promise<void> {
    return this.#post({ name: 'begin', input }) as Promise<void>;
  }

  /** Resolves to the pieces in their order. */
  render(pieces: readonly PieceName[]): Promise<readonly RenderedPiece[]> {
    return this.#post({ name: 'render', input: pieces }) as Promise<readonly RenderedPiece[]>;
  }

  [Symbol.dispose](): void {
    void this.#worker.terminate();
  }

  #post(task: Task): Promise<unknown> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure);
    this.#worker.postMessage(task);
    this.#worker.ref();
    const pending = Promise.withResolvers<unknown>();
    this.#pending.push(pending);
    return pending.promise;
  }

  #settle(reply: Reply): void {
    const pending = this.#pending.shift();
    if (this.#pending.length === 0) this.#worker.unref();
    if ('error' in reply) pending?.reject(reply.error);
    else pending?.resolve(reply.output);
  }

  /** After an error that it did not catch, the worker ends. */
  #fail(error: Error): void {
    this.#failure ??= error;
    for (const pending of this.#pending.splice(0)) pending.reject(error);
  }
}
