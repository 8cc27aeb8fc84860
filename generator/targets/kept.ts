import { isSame } from '../model/share.ts';

/**
 * What was made of some parts, for as long as they are the same ones (`===`): runs of one watch share what is equal (`share.ts`). All that
 * the making looks at has to be among the parts. Outside of a watch nothing is kept, since it would only take memory.
 */
export class Kept<Result> {
  readonly #known: Map<string, { readonly parts: readonly unknown[]; readonly result: Result }> | undefined;

  constructor(keeps: boolean) {
    this.#known = keeps ? new Map() : undefined;
  }

  /** `parts` are asked for where something could be kept. */
  get(name: string, parts: () => readonly unknown[], make: () => Result): Result {
    if (this.#known === undefined) return make();
    const now = parts();
    const known = this.#known.get(name);
    if (known !== undefined && isSame(known.parts, now)) return known.result;
    const result = make();
    this.#known.set(name, { parts: now, result });
    return result;
  }
}
