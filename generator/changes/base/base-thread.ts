import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';

import type { JsonObject } from '../../json.ts';
import type { PlacedPosition, Places, WantedPosition } from '../render/places.ts';
import { BaseError } from './base-error.ts';

export interface BaseInput {
  /** A commit, or a file. */
  readonly base: string;
  /** The document that is compared with it. */
  readonly spec: string;
  /** Whether complaints are for a terminal with colours. */
  readonly colour: boolean;
}

export type BaseRead =
  | { readonly document: string }
  /** What is wrong with the document, as people read it. */
  | { readonly complaint: string }
  /** Why there is none. */
  | { readonly problem: string };

/**
 * Reads the base in a thread of its own, so that it costs no time beside reading the new document; and finds its positions there.
 * Does not keep the process alive while nobody waits for it.
 */
export class BaseThread implements Places, Disposable {
  readonly #worker: Worker;
  readonly #read: Promise<unknown>;

  constructor(input: BaseInput) {
    const cache = getCompileCacheDir();
    this.#worker = new Worker(new URL('./base-worker.ts', import.meta.url), {
      workerData: input,
      // Without it, a thread compiles all of its modules anew.
      env: cache === undefined ? process.env : { ...process.env, NODE_COMPILE_CACHE: dirname(cache) },
    });
    this.#read = this.#next();
    // Whoever asks for the document learns of it.
    this.#read.catch(() => {});
  }

  /** The document, or what is wrong with it. Throws a `BaseError` when there is none. */
  async document(): Promise<{ readonly document: JsonObject } | { readonly complaint: string }> {
    const read = (await this.#read) as BaseRead;
    if ('problem' in read) throw new BaseError(read.problem);
    return 'complaint' in read ? read : { document: JSON.parse(read.document) as JsonObject };
  }

  readonly find = async (wanted: readonly WantedPosition[]): Promise<readonly PlacedPosition[]> => {
    if (wanted.length === 0) return [];
    this.#worker.postMessage(wanted);
    return (await this.#next()) as readonly PlacedPosition[];
  };

  [Symbol.dispose](): void {
    void this.#worker.terminate();
  }

  async #next(): Promise<unknown> {
    const [message] = (await once(this.#worker, 'message')) as unknown[];
    return message;
  }
}
