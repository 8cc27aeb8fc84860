import { existsSync, readFileSync } from 'node:fs';

import { Document, isMap, isScalar, isSeq, type Node, parse, parseDocument, Scalar, stringify } from 'yaml';

export type YamlPath = readonly (string | number)[];

/**
 * A YAML file to which entries are added as text, so existing lines and comments do not change. Serializing
 * the parsed document would reflow long texts.
 */
export class SpecFile {
  readonly path: string;
  #text: string;

  constructor(path: string) {
    this.path = path;
    this.#text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  }

  get text(): string {
    return this.#text;
  }

  /** The value at a path, by default of the whole file. */
  value(path: YamlPath = []): unknown {
    return valueAt(parse(this.#text), path);
  }

  has(path: YamlPath): boolean {
    return this.value(path) !== undefined;
  }

  /** The lines of a top-level entry, without trailing blank lines. */
  block(key: string): string {
    const entry = entriesOf(parseDocument(this.#text).contents).find((each) => each.key === key);
    if (entry === undefined) throw new Error(`${this.path} has no ${key}`);
    return this.#text.slice(entry.start, entry.end).trimEnd();
  }

  /**
   * Adds `text`, whole lines without indentation, to the mapping or sequence at `path`: after the last entry
   * whose key `isBefore` accepts, or at the end. Returns the number of its first line.
   */
  addEntry(path: YamlPath, text: string, isBefore: (key: string) => boolean = () => false): number {
    const document = parseDocument(this.#text);
    const node = path.length === 0 ? document.contents : (document.getIn(path, true) as Node | undefined);
    if (node == null && path.length === 0) return this.#insert(this.#text.length, text);
    if (!isMap(node) && !isSeq(node)) throw new Error(`${this.path} has no list or mapping at ${path.join('.')}`);
    if (node.flow === true) {
      if (!isSeq(node)) throw new Error(`${this.path}: write the mapping in block style first`);
      const item = text.trim().replace(/^- /, '');
      const close = this.#text.lastIndexOf(']', node.range![1] - 1);
      return this.#insert(close, node.items.length === 0 ? item : `, ${item}`);
    }
    const entries = entriesOf(node);
    const after = entries.findLast(({ key }) => isBefore(key)) ?? entries.at(-1);
    if (after === undefined) throw new Error(`${this.path} has nothing at ${path.join('.')}`);
    const column = after.start - (this.#text.lastIndexOf('\n', after.start - 1) + 1);
    const indented = text.trimEnd().replace(/^(?=.)/gm, ' '.repeat(column));
    return this.#insert(this.#endOfLine(after.end), `${path.length === 0 ? '\n' : ''}${indented}\n`);
  }

  /** The offset after the line of `end`, or `end` at the start of a line; excludes trailing blank lines. */
  #endOfLine(end: number): number {
    const last = this.#text.slice(0, end).trimEnd().length;
    const newline = this.#text.indexOf('\n', last);
    return newline === -1 ? this.#text.length : newline + 1;
  }

  #insert(at: number, text: string): number {
    const before = this.#text.slice(0, at);
    const end = at === this.#text.length && /[^\n]$/.test(before) ? '\n' : '';
    this.#text = `${before}${end}${text}${this.#text.slice(at)}`;
    return `${before}${/^\s*/.exec(text)![0]}`.split('\n').length;
  }
}

/** The keys of the entries of a mapping or sequence, and the offsets of their text. */
function entriesOf(node: unknown): { readonly key: string; readonly start: number; readonly end: number }[] {
  if (isMap<Node, Node | null>(node)) {
    return node.items.map(({ key, value }) => {
      const [start, end] = key.range!;
      return { key: String(isScalar(key) ? key.value : key), start, end: value?.range?.[1] ?? end };
    });
  }
  if (!isSeq<Node>(node)) return [];
  return node.items.map((item) => {
    const [start, end] = item.range!;
    // The range of an item starts after its dash.
    return { key: isScalar(item) ? String(item.value) : '', start: start - 2, end };
  });
}

export function valueAt(value: unknown, path: YamlPath): unknown {
  return path.reduce<unknown>((inner, key) => mapping(inner)[key], value);
}

export function mapping(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

/** Prints a value as YAML in the style of the spec: long texts on one line, and single quotes. */
export function yamlText(value: object): string {
  return stringify(value, { lineWidth: 0, singleQuote: true, flowCollectionPadding: false });
}

export function onOneLine(value: readonly unknown[]): object {
  return new Document().createNode(value, { flow: true });
}

/** A reference that `yamlText` prints in quotes. */
export function reference(target: string): object {
  const quoted = new Scalar(target);
  quoted.type = 'QUOTE_SINGLE';
  return { $ref: quoted };
}
