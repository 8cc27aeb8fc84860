import type { JsonObject, JsonValue } from '../json.ts';
import { entries, get, isObject, list, parsePointer } from '../load/document/json.ts';
import { memoized } from '../model/memoized.ts';

export type Path = readonly (string | number)[];

export interface Located<T = JsonValue> {
  readonly json: T;
  readonly path: Path;
}

/** A value that may be absent; then `path` is where it would be. */
export type Maybe = Located<JsonValue | undefined>;

/** The same value in the old document and in the new one. */
export type Both = readonly [was: Maybe, is: Maybe];

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
    if (!this.#targets.has(ref)) {
      // A cycle ends here: while its target is unresolved, a reference leads to itself.
      this.#targets.set(ref, undefined);
      const target = this.root(...parsePointer(ref.slice(1)));
      if (target.json !== undefined) this.#targets.set(ref, this.follow(target as Located));
    }
    return (this.#targets.get(ref) as Located<T> | undefined) ?? value;
  }

  once<T>(compute: (side: Side) => T): T {
    return memoized(this.#results as Map<typeof compute, T>, compute, () => compute(this));
  }
}

export function member(of: Maybe, key: string): Maybe {
  return { json: get(of.json, key), path: [...of.path, key] };
}

export function memberOf([was, is]: Both, key: string): Both {
  return [member(was, key), member(is, key)];
}

export function membersOf(of: Maybe): [string, Located][] {
  return entries(of.json).map(([key, json]) => [key, { json, path: [...of.path, key] }]);
}

export function itemsOf(of: Maybe): Located[] {
  return list(of.json).map((json, index) => ({ json, path: [...of.path, index] }));
}

export function* byName<K, V>(
  before: ReadonlyMap<K, V>,
  after: ReadonlyMap<K, V>,
): Generator<readonly [key: K, was: V | undefined, is: V | undefined]> {
  for (const key of new Set([...before.keys(), ...after.keys()])) yield [key, before.get(key), after.get(key)];
}

/** The same for values below `owners`: one that is missing from a map would be at `keys` and its name. */
export function* bothByName(
  before: ReadonlyMap<string, Located>,
  after: ReadonlyMap<string, Located>,
  [base, head]: Both,
  ...keys: Path
): Generator<readonly [name: string, both: Both]> {
  for (const [name, was, is] of byName(before, after)) {
    const absent = ({ path }: Maybe): Maybe => ({ json: undefined, path: [...path, ...keys, name] });
    yield [name, [was ?? absent(base), is ?? absent(head)]];
  }
}

export function membersByName(both: Both): ReturnType<typeof bothByName> {
  return bothByName(new Map(membersOf(both[0])), new Map(membersOf(both[1])), both);
}

export function isEqual([was, is]: Both): boolean {
  return equal(was.json, is.json);
}

/** Whether two JSON values are equal; the order of keys does not matter. */
export function equal(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [x, y] = [a as Readonly<Record<string, JsonValue>>, b as Readonly<Record<string, JsonValue>>];
  const keys = Object.keys(x);
  return keys.length === Object.keys(y).length && keys.every((key) => Object.hasOwn(y, key) && equal(x[key], y[key]));
}
