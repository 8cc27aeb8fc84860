import { respondToRequests } from '../../threads/respond-to-requests.ts';
import type { PlaceRequest } from '../render/places.ts';
import { loadBase } from './load-base.ts';
import type { Version } from './load-version.ts';

export type BaseTask =
  | { readonly name: 'load'; readonly base: string; readonly specFile: string }
  | { readonly name: 'places'; readonly requests: readonly PlaceRequest[] };

/** What a thread can post of a version. */
export type LoadedBase = Pick<Version, 'name' | 'document'>;

/** Loads the base, and finds positions in it once the comparison knows which ones it needs. */
class BaseWorker {
  #base: Version | undefined;

  async answer(task: BaseTask): Promise<unknown> {
    if (task.name === 'places') return this.#base?.places(task.requests);
    this.#base = await loadBase(task.base, task.specFile);
    const { name, document, errors } = this.#base;
    return errors === undefined ? ({ name, document } satisfies LoadedBase) : undefined;
  }
}

const worker = new BaseWorker();
respondToRequests((task: BaseTask) => worker.answer(task));
