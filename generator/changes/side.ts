import type { JsonObject, JsonValue } from '../json.ts';
import { parsePointer } from '../load/document/json-pointer.ts';
import { isObject } from '../model/canonical.ts';

export type Path = readonly (string | number)[];

/** A value of a document and the keys that lead to it there. */
export interface Located<T = JsonValue> {
  readonly json: T;
  readonly path: Path;
}

/** References that lead to references, one after the other, before it is called a circle. */
const MAX_STEPS = 50;

/** One of the two documents that are compared. */
export class Side {
  readonly document: JsonObject;
  /** What references lead to; nothing for those that lead nowhere. */
  readonly #targets = new Map<string, Located | undefined>();

  /** `document` is in one piece, as loading gives it. */
  constructor(document: JsonObject) {
    this.document = document;
  }

  root(...path: Path): Located<JsonValue | undefined> {
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

  /** The value itself, or what it refers to when it is a `$ref` with nothing of weight beside it. */
  follow<T extends JsonValue | undefined>(value: Located<T>): Located<T> {
    const json: JsonValue | undefined = value.json;
    if (!isObject(json) || typeof json['$ref'] !== 'string') return value;
    const ref = json['$ref'];
    if (!this.#targets.has(ref)) this.#targets.set(ref, this.#targetOf(ref));
    return (this.#targets.get(ref) as Located<T> | undefined) ?? value;
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

/** The member of an object, or nothing at the place where it would stand. */
export function member(of: Located<JsonValue | undefined>, key: string): Located<JsonValue | undefined> {
  const json = isObject(of.json) && Object.hasOwn(of.json, key) ? of.json[key] : undefined;
  return { json, path: [...of.path, key] };
}

/** Every member of an object with its key; none of anything else. */
export function membersOf(of: Located<JsonValue | undefined>): [string, Located][] {
  if (!isObject(of.json)) return [];
  return Object.entries(of.json).map(([key, json]) => [key, { json, path: [...of.path, key] }]);
}

/** Every item of a list; none of anything else. */
export function itemsOf(of: Located<JsonValue | undefined>): Located[] {
  if (!Array.isArray(of.json)) return [];
  return (of.json as readonly JsonValue[]).map((json, index) => ({ json, path: [...of.path, index] }));
}
