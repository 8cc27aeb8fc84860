import type { JsonObject } from '../json.ts';
import type { Api } from './api.ts';
import { canonical, type KeptForms } from './canonical.ts';
import { KeptReadings } from './kept-readings.ts';
import { share } from './share.ts';

/** What was made of the last document, for the next one; nothing where only one is read. */
export class KeptModel {
  readonly readings: KeptReadings;
  readonly #forms: KeptForms | undefined;
  #written: JsonObject | undefined;
  #document: JsonObject | undefined;
  #api: Api | undefined;

  constructor(keeps: boolean) {
    this.readings = new KeptReadings(keeps);
    this.#forms = keeps ? new WeakMap() : undefined;
  }

  canonical(document: JsonObject): JsonObject {
    if (this.#forms === undefined) return canonical(document) as JsonObject;
    this.#written = share(this.#written, document);
    this.#document = share(this.#document, canonical(this.#written, this.#forms) as JsonObject);
    return this.#document;
  }

  /** Frozen. */
  shared(api: Api): Api {
    const shared = deepFreeze(share(this.#api, api));
    if (this.#forms !== undefined) this.#api = shared;
    return shared;
  }
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const member of Object.values(value)) deepFreeze(member);
  }
  return value;
}
