import { statSync } from 'node:fs';

import { WorkerThread } from '../../threads/worker-thread.ts';
import type { PlacedPosition, PlaceRequest } from '../render/places.ts';
import type { BaseTask, LoadedBase } from './base-worker.ts';
import type { Version } from './load-version.ts';

/** Loading a smaller document takes no longer than starting a worker. */
const LEAST_BYTES = 1e6;
/** With the default of 16 MB, the values of a large document are moved several times. */
const YOUNG_GENERATION = { maxYoungGenerationSizeMb: 128 };

/** A worker that loads the base of a large document while this thread loads the document. */
export class BaseThread implements Disposable {
  readonly #worker = new WorkerThread(new URL('./base-worker.ts', import.meta.url), YOUNG_GENERATION);

  static isWorthwhile(specFile: string): boolean {
    return (statSync(specFile, { throwIfNoEntry: false })?.size ?? 0) >= LEAST_BYTES;
  }

  /** Resolves to `undefined` when there is a problem, which `loadBase` reports when it is called here. */
  async load(base: string, specFile: string): Promise<Version | undefined> {
    const task: BaseTask = { name: 'load', base, specFile };
    const loaded = (await this.#worker.request(task).catch(() => undefined)) as LoadedBase | undefined;
    return loaded && { ...loaded, places: (requests) => this.#places(requests) };
  }

  [Symbol.dispose](): void {
    this.#worker[Symbol.dispose]();
  }

  #places(requests: readonly PlaceRequest[]): Promise<readonly PlacedPosition[]> {
    const task: BaseTask = { name: 'places', requests };
    return this.#worker.request(task) as Promise<readonly PlacedPosition[]>;
  }
}
