import type { JsonObject, JsonValue } from '../json.ts';
import { parsePointer } from '../load/document/json-pointer.ts';
import { isObject } from '../model/canonical.ts';

export type Path = readonly (string | number)[];

/** The same place in both documents; in a document without it, the place where it would be. */
export type Paths = readonly [before: Path, after: Path];

export interface Located<T = JsonValue> {
  readonly json: T;
  readonly path: Path;
}

/** A value that may be absent; then `path` is where it would be. */
export type Maybe = Located<JsonValue | undefined>;

/** Longer chains of references count as cycles. */
const MAX_STEPS = 50;

/** One of the two documents of a comparison, bundled. */
export class Side {
  readonly document: JsonObject;
  /** By reference; `undefined` for an unresolved one. */
  readonly #targets = new Map<string, Located | undefined>();
  readonly #results = new Map<(side: Side) => unknown, unknown>();

  constructor(document: JsonObject) {
    this.document = document;
  }

  root(...path: Path): Maybe {
    return { json: this.at(path), path };
  }

  at(path: Path): JsonValue | undefined {
    let value: JsonValue | undefined = this.document;
    for (const key of path) {
      if (typeof value !== 'object' || value === null) return undefined;
      value = Object.hasOwn(value, key) ? (value as Record<string | number, JsonValue>)[key] : undefined;
    }
    return value;
  }

  /** The value itself, or the target of its `$ref`. */
  follow<T extends JsonValue | undefined>(value: Located<T>): Located<T> {
    const json: JsonValue | undefined = value.json;
    if (!isObject(json) || typeof json['$ref'] !== 'string') return value;
    const ref = json['$ref'];
    if (!this.#targets.has(ref)) this.#targets.set(ref, this.#targetOf(ref));
    return (this.#targets.get(ref) as Located<T> | undefined) ?? value;
  }

  /** The result of a function of this document, computed once. */
  once<T>(compute: (side: Side) => T): T {
    if (!this.#results.has(compute)) this.#results.set(compute, compute(this));
    return this.#results.get(compute) as T;
  }

  #targetOf(reference: string): Located | undefined {
    let found: Located | undefined;
    let ref = reference;
    for (let steps = 0; steps < MAX_STEPS; steps += 1) {
      const path = parsePointer(ref.slice(1));
      const json = this.at(path);
      if (json === undefined) return found;
      found = { json, path };
      if (!isObject(json) || typeof json['$ref'] !== 'string') return found;
      ref = json['$ref'];
    }
    return found;
  }
}

export function member(of: Maybe, key: string): Maybe {
  const json = isObject(of.json) && Object.hasOwn(of.json, key) ? of.json[key] : undefined;
  return { json, path: [...of.path, key] };
}

/** The place of a value below `owner`; of an absent one, the place where it would be. */
export function placeOf(value: Located | undefined, owner: Maybe, ...keys: Path): Path {
  return value?.path ?? [...owner.path, ...keys];
}

/** Every member of an object with its key; none of anything else. */
export function membersOf(of: Maybe): [string, Located][] {
  if (!isObject(of.json)) return [];
  return Object.entries(of.json).map(([key, json]) => [key, { json, path: [...of.path, key] }]);
}

/** Every item of a list; none of anything else. */
export function itemsOf(of: Maybe): Located[] {
  if (!Array.isArray(of.json)) return [];
  return (of.json as readonly JsonValue[]).map((json, index) => ({ json, path: [...of.path, index] }));
}

export function* byName<K, V>(
  before: ReadonlyMap<K, V>,
  after: ReadonlyMap<K, V>,
): Generator<readonly [key: K, was: V | undefined, is: V | undefined]> {
  for (const key of new Set([...before.keys(), ...after.keys()])) yield [key, before.get(key), after.get(key)];
}

export function membersByName(base: Maybe, head: Maybe): ReturnType<typeof byName<string, Located>> {
  return byName(new Map(membersOf(base)), new Map(membersOf(head)));
}
