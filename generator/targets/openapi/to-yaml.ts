import { dump } from 'js-yaml';

import type { JsonObject, JsonValue } from '../../json.ts';

/** Without anchors or folding: one value stands in one place, a long line stays one line. */
const OPTIONS = { noRefs: true, lineWidth: -1 };

type Scalar = string | number | boolean | null;

/**
 * The text that js-yaml gives of a document. js-yaml is asked for each different key and value once, all of them in one go, which takes
 * a third of what it takes for the whole: in a large document most stand there hundreds of times.
 */
export function toYaml(document: JsonObject): string {
  const keys = new Set<string>();
  const values = new Set<Scalar>();
  collect(document, keys, values);
  if (keys.size === 0) return dump(document, OPTIONS);
  const text = new Writer(headsOf([...keys]), textsOf([...values])).members(document, '\n');
  return `${text}\n${endOf(document)}`;
}

function collect(value: JsonValue, keys: Set<string>, values: Set<Scalar>): void {
  if (typeof value !== 'object' || value === null) values.add(value);
  else if (Array.isArray(value)) for (const item of value) collect(item, keys, values);
  else
    for (const key of Object.keys(value)) {
      keys.add(key);
      collect((value as JsonObject)[key]!, keys, values);
    }
}

/** Each key with its colon; undefined for one that stands on lines of its own, as one of many lines does. */
function headsOf(keys: readonly string[]): ReadonlyMap<string, string | undefined> {
  const texts = items(keys.map((key) => ({ [key]: 1 })));
  return new Map(keys.map((key, index) => [key, /^(?!\? )(.*:) 1$/.exec(texts[index]!)?.[1]]));
}

/** Each value as it stands one level below the root. */
function textsOf(values: readonly Scalar[]): ReadonlyMap<Scalar, string> {
  const texts = items(values);
  return new Map(values.map((value, index) => [value, texts[index]!]));
}

/** No line of an item but its first begins at the left edge. */
function items(list: readonly JsonValue[]): readonly string[] {
  return dump([...list, 'end'], OPTIONS)
    .slice('- '.length)
    .split('\n- ');
}

/** What ends the whole, since a text that ends in empty lines has to be told from what might follow. */
export function endOf(document: JsonObject): string {
  return /(?<=\n)\.\.\.\n$/.exec(dump({ last: lastIn(document) }, OPTIONS))?.[0] ?? '';
}

/** The value whose text comes last. */
function lastIn(value: JsonValue): JsonValue {
  if (typeof value !== 'object' || value === null) return value;
  const last: JsonValue | undefined = Object.values(value).at(-1);
  return last === undefined ? value : lastIn(last);
}

/** A line break, as it is passed here, comes with the indentation of the line that it begins. */
class Writer {
  readonly #heads: ReadonlyMap<string, string | undefined>;
  readonly #texts: ReadonlyMap<Scalar, string>;

  constructor(heads: ReadonlyMap<string, string | undefined>, texts: ReadonlyMap<Scalar, string>) {
    this.#heads = heads;
    this.#texts = texts;
  }

  members(object: JsonObject, newline: string): string {
    let text = '';
    for (const key of Object.keys(object))
      text += (text === '' ? '' : newline) + this.#member(key, object[key]!, newline);
    return text;
  }

  #member(key: string, value: JsonValue, newline: string): string {
    const head = this.#heads.get(key);
    // js-yaml prints the rare member whole; as an item it stands one level deeper than here.
    if (head === undefined) return indented(items([{ [key]: value }])[0]!.replaceAll('\n  ', '\n'), newline);
    const below = `${newline}  `;
    if (typeof value !== 'object' || value === null) return `${head} ${this.#scalar(value, newline)}`;
    if (Array.isArray(value)) return value.length === 0 ? `${head} []` : head + below + this.#items(value, below);
    return Object.keys(value).length === 0 ? `${head} {}` : head + below + this.members(value as JsonObject, below);
  }

  #items(list: readonly JsonValue[], newline: string): string {
    return list.map((item) => `- ${this.#item(item, newline)}`).join(newline);
  }

  #item(value: JsonValue, newline: string): string {
    if (typeof value !== 'object' || value === null) return this.#scalar(value, newline);
    const below = `${newline}  `;
    if (Array.isArray(value)) return value.length === 0 ? '[]' : this.#items(value, below);
    return Object.keys(value).length === 0 ? '{}' : this.members(value as JsonObject, below);
  }

  #scalar(value: Scalar, newline: string): string {
    // To a map, it is 0.
    if (Object.is(value, -0)) return items([value])[0]!;
    return indented(this.#texts.get(value)!, newline);
  }
}

/** Empty lines of a text stay empty. */
function indented(text: string, newline: string): string {
  return newline === '\n' || !text.includes('\n') ? text : text.replace(/\n(?!\n|$)/g, newline);
}
