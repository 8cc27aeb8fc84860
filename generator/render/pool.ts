import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import type { CheckInput } from '../load/check/check-document.ts';
import { type Finding, toDiagnostics } from '../load/check/finding.ts';
import type { LoadedSpec } from '../load/load-spec.ts';
import { WorkerThread } from '../threads/worker-thread.ts';
import type { RenderInput, Task } from './worker-messages.ts';

/**
 * One worker thread for work that takes long: it checks the document while this thread builds the `Api`,
 * and renders units while this thread renders others. The worker starts loading its modules at once, so
 * create the pool before anything else. One worker, since a second one would load TypeScript or Ajv again,
 * which on two cores costs more time than it saves.
 */
export class WorkerPool implements Disposable {
  readonly #worker = new WorkerThread(new URL('./worker.ts', import.meta.url));

  /** Resolves to everything that is wrong with a document beside what loading it has reported. */
  async check({ document, strict, unnamed, diagnostics, place }: LoadedSpec): Promise<Diagnostic[]> {
    const isSound = diagnostics.every(({ severity }) => severity !== 'error');
    const input: CheckInput = { document, strict, unnamed, isSound };
    const found = await this.#worker.request({ name: 'check', input } satisfies Task);
    return toDiagnostics(found as readonly Finding[], place);
  }

  /** Resolves to the formatted texts of the requested pieces, in their order. */
  render(input: RenderInput): Promise<readonly string[]> {
    return this.#worker.request({ name: 'render', input } satisfies Task) as Promise<readonly string[]>;
  }

  [Symbol.dispose](): void {
    this.#worker[Symbol.dispose]();
  }
}
