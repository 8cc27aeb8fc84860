import { isDeepStrictEqual } from 'node:util';

import type { JsonObject, JsonValue } from '../json.ts';
import { at, entries, get, list, parsePointer, type Path } from '../load/document/json.ts';
import { memoized } from '../model/memoized.ts';

export type { Path };

/** One of the two documents of a comparison, bundled. */
export class Side {
  readonly document: JsonObject;
  readonly #results = new Map<(side: Side) => unknown, unknown>();

  constructor(document: JsonObject) {
    this.document = document;
  }

  at(...path: Path): Maybe {
    return new Located(this, path, at(this.document, path));
  }

  once<T>(compute: (side: Side) => T): T {
    return memoized(this.#results as Map<typeof compute, T>, compute, () => compute(this));
  }
}

/** A value of a document. One that is absent has no `json`, and `path` is where it would be. */
export class Located<T extends JsonValue | undefined = JsonValue> {
  readonly side: Side;
  readonly path: Path;
  readonly json: T;

  constructor(side: Side, path: Path, json: T) {
    this.side = side;
    this.path = path;
    this.json = json;
  }

  member(key: string): Maybe {
    return new Located(this.side, [...this.path, key], get(this.json, key));
  }

  members(): [string, Located][] {
    return entries(this.json).map(([key, json]) => [key, new Located(this.side, [...this.path, key], json)]);
  }

  items(): Located[] {
    return list(this.json).map((json, index) => new Located(this.side, [...this.path, index], json));
  }

  /** The value itself, or the target of its `$ref`: the last one that exists. */
  follow(steps = 32): Located<T> {
    const reference = get(this.json, '$ref');
    const target = typeof reference === 'string' ? this.side.at(...parsePointer(reference.slice(1))) : undefined;
    return target?.json === undefined || steps === 0 ? this : (target as Located<T>).follow(steps - 1);
  }
}

export type Maybe = Located<JsonValue | undefined>;

/** The same value in the old document and in the new one. */
export type Both = readonly [was: Maybe, is: Maybe];

export function* byName<K, V>(
  before: ReadonlyMap<K, V>,
  after: ReadonlyMap<K, V>,
): Generator<readonly [key: K, was: V | undefined, is: V | undefined]> {
  for (const key of new Set([...before.keys(), ...after.keys()])) yield [key, before.get(key), after.get(key)];
}

export function isEqual([was, is]: Both): boolean {
  return equal(was.json, is.json);
}

/** Whether two JSON values are equal; the order of keys does not matter. */
export const equal: (a: JsonValue | undefined, b: JsonValue | undefined) => boolean = isDeepStrictEqual;
