import type { JsonObject, JsonValue } from '../../json.ts';
import { isObject } from '../../model/canonical.ts';
import { endOf, toYaml } from './to-yaml.ts';

interface Chunk {
  readonly key: string;
  readonly depth: number;
  readonly text: string;
}

/** Levels that are printed member by member: `components`, `schemas`, and the schemas. */
const LEVELS = 3;

/** The text that `toYaml` gives, put together from members that are printed once as long as they are the same objects. */
export class KeptYaml {
  readonly #known = new WeakMap<object, Chunk>();
  readonly #heads = new Map<string, string | undefined>();

  of(document: JsonObject): string {
    return this.#members(document, 0) + endOf(document);
  }

  #members(value: JsonObject, depth: number): string {
    return Object.entries(value)
      .map(([key, member]) => this.#member(key, member, depth))
      .join('');
  }

  #headOf(key: string): string | undefined {
    if (!this.#heads.has(key)) this.#heads.set(key, headOf(key));
    return this.#heads.get(key);
  }

  #member(key: string, member: JsonValue, depth: number): string {
    if (typeof member !== 'object' || member === null) return memberText(key, member, depth);
    const known = this.#known.get(member);
    if (known?.key === key && known.depth === depth) return known.text;
    const text = this.#print(key, member, depth);
    this.#known.set(member, { key, depth, text });
    return text;
  }

  #print(key: string, member: JsonValue, depth: number): string {
    const head =
      depth + 1 < LEVELS && isObject(member) && Object.keys(member).length > 0 ? this.#headOf(key) : undefined;
    if (head === undefined) return memberText(key, member, depth);
    return indented(head, depth) + this.#members(member as JsonObject, depth + 1);
  }
}

/** As it stands where another member follows. */
function memberText(key: string, member: JsonValue, depth: number): string {
  const next = key === 'next' ? 'other' : 'next';
  const text = toYaml({ [key]: member, [next]: 1 });
  return indented(text.slice(0, -`${next}: 1\n`.length), depth);
}

/** The line before the members of an object; undefined where a key is so long that it stands on lines of its own. */
function headOf(key: string): string | undefined {
  const [, head] = /^(?!\? )(.*:) 1\n$/.exec(toYaml({ [key]: 1 })) ?? [];
  return head === undefined ? undefined : `${head}\n`;
}

/** Empty lines of a text stay empty. */
function indented(text: string, depth: number): string {
  if (depth === 0) return text;
  const indent = '  '.repeat(depth);
  return text
    .split('\n')
    .map((line) => (line === '' ? line : indent + line))
    .join('\n');
}
