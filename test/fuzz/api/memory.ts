import type { Chance } from './chance.ts';
import type { DocumentedApi } from './documented-api.ts';

/** Values of path parameters that belong together. */
export type Named = Readonly<Record<string, string>>;

/** Ids from earlier responses, for use in later requests. */
export class Memory {
  readonly #parameterOf: ReadonlyMap<string, string>;
  readonly #ids = new Map<string, Set<string>>();
  readonly #named = new Map<string, Named>();
  readonly #deleted = new Set<string>();
  /** Whether an entity was deleted, and perhaps its parts with it. */
  hasForgotten = false;

  constructor({ parameterOf }: Pick<DocumentedApi, 'parameterOf'>, seeded: Named) {
    this.#parameterOf = parameterOf;
    this.learn(seeded, {});
    this.#remember(seeded);
  }

  /**
   * Stores the ids of the entities in the response to a request for `path`, and of those that they refer to.
   * Ignores deeper ids, which may be made up, as in the payload of a simulated event.
   */
  learn(data: unknown, path: Named): void {
    for (const entity of Array.isArray(data) ? data : [data]) {
      if (typeof entity !== 'object' || entity === null) continue;
      for (const value of Object.values(entity)) if (typeof value === 'string') this.#take(value, path);
    }
  }

  forget(id: string): void {
    this.#deleted.add(id);
    this.hasForgotten = true;
    for (const ids of this.#ids.values()) ids.delete(id);
    for (const [key, named] of this.#named) if (Object.values(named).includes(id)) this.#named.delete(key);
  }

  /** Values for all of `names` from one response, with a preference for recent ones. */
  pathFor(names: readonly string[], random: Chance): Named | undefined {
    const fitting = [...this.#named.values()].filter((named) => names.every((name) => name in named));
    if (fitting.length === 0) return undefined;
    const named = random.pick(random.happens(0.5) ? fitting.slice(-3) : fitting);
    return Object.fromEntries(names.map((name) => [name, named[name]!]));
  }

  idWith(prefix: string, random: Chance): string | undefined {
    const ids = [...(this.#ids.get(prefix) ?? [])];
    return ids.length === 0 ? undefined : random.pick(ids);
  }

  #take(value: string, path: Named): void {
    const prefix = /^([a-z]+_)[a-z0-9]{26}$/.exec(value)?.[1];
    if (prefix === undefined || this.#deleted.has(value)) return;
    this.#idsOf(prefix).add(value);
    const name = this.#parameterOf.get(prefix);
    if (name !== undefined) this.#remember({ ...path, [name]: value });
  }

  #idsOf(prefix: string): Set<string> {
    const known = this.#ids.get(prefix) ?? new Set();
    this.#ids.set(prefix, known);
    return known;
  }

  /** A limit, because the lists of a short sequence can be long. */
  #remember(named: Named): void {
    if (this.#named.size < 300) this.#named.set(JSON.stringify(named), named);
  }
}
