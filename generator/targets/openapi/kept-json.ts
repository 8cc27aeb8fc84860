import type { JsonObject, JsonValue } from '../../json.ts';
import { isObject } from '../../model/canonical.ts';

/** Levels that are printed member by member: `components`, `schemas`, and the schemas. */
const LEVELS = 3;

/** The text that `JSON.stringify` gives, put together from values that are printed once as long as they are the same objects. */
export class KeptJson {
  readonly #indent: string;
  readonly #known = new WeakMap<object, { readonly depth: number; readonly text: string }>();

  /** `indent` of each level; without one, everything stands in one line. */
  constructor(indent = '') {
    this.#indent = indent;
  }

  of(document: JsonObject): string {
    return this.#value(document, 0);
  }

  #value(value: JsonValue, depth: number): string {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const known = this.#known.get(value);
    if (known?.depth === depth) return known.text;
    const text =
      depth < LEVELS && isObject(value) && Object.keys(value).length > 0
        ? this.#members(value, depth)
        : JSON.stringify(value, null, this.#indent).replaceAll('\n', this.#newline(depth));
    this.#known.set(value, { depth, text });
    return text;
  }

  #members(value: JsonObject, depth: number): string {
    const newline = this.#newline(depth + 1);
    const colon = this.#indent === '' ? ':' : ': ';
    const members = Object.entries(value).map(
      ([key, member]) => newline + JSON.stringify(key) + colon + this.#value(member, depth + 1),
    );
    return `{${members.join(',')}${this.#newline(depth)}}`;
  }

  #newline(depth: number): string {
    return this.#indent === '' ? '' : `\n${this.#indent.repeat(depth)}`;
  }
}
