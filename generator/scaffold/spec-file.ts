import { existsSync, readFileSync } from 'node:fs';

import { type Document, isCollection, isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';

/** A path in a YAML document: keys of mappings and indexes of sequences. */
export type YamlPath = readonly (string | number)[];

/** The place of a new entry: after the last one that `before` accepts, or at the end. */
export interface Placement {
  before?(key: string): boolean;
}

/**
 * A YAML file to which entries are added as text, so existing lines and comments do not change. Serializing the parsed document
 * would reflow long texts.
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

  /** Returns the value at `path`, or undefined. */
  value(path: YamlPath): unknown {
    return valueAt(this.#document().toJS(), path);
  }

  has(path: YamlPath): boolean {
    return this.value(path) !== undefined;
  }

  /** Adds `text`, whole lines without indentation, as an entry of the mapping or block sequence at `path`; returns the number of its first line. */
  addEntry(path: YamlPath, text: string, placement: Placement = {}): number {
    const node =
      path.length === 0 ? this.#document().contents : (this.#document().getIn(path, true) as Node | undefined);
    if (node == null && path.length === 0) return this.#insert(this.#text.length, text);
    if (!isCollection(node)) throw new Error(`${this.path} has no list or mapping at ${path.join('.')}`);
    if (node.flow === true) return this.#addToFlow(node, text);
    const entries = entriesOf(node);
    const { before } = placement;
    const found = before === undefined ? undefined : entries.findLast(({ key }) => before(key));
    const after = found ?? entries.at(-1);
    const first = entries[0];
    if (after === undefined || first === undefined) throw new Error(`${this.path} has nothing at ${path.join('.')}`);
    const column = first.start - (this.#text.lastIndexOf('\n', first.start - 1) + 1);
    const indented = text
      .trimEnd()
      .split('\n')
      .map((line) => (line === '' ? '' : `${' '.repeat(column)}${line}`))
      .join('\n');
    return this.#insert(this.#endOfLine(after.end), `${path.length === 0 ? '\n' : ''}${indented}\n`);
  }

  #addToFlow(node: Node, text: string): number {
    const close = this.#text.lastIndexOf(']', (node.range?.[1] ?? 0) - 1);
    if (!isSeq(node)) throw new Error(`${this.path}: write the mapping in block style first`);
    const item = text.trim().replace(/^- /, '');
    return this.#insert(close, node.items.length === 0 ? item : `, ${item}`);
  }

  /** Returns the offset after the line of `end`, or `end` at the start of a line; excludes trailing blank lines. */
  #endOfLine(end: number): number {
    const last = this.#text.slice(0, end).trimEnd().length;
    const newline = this.#text.indexOf('\n', last);
    return newline === -1 ? this.#text.length : newline + 1;
  }

  #insert(at: number, text: string): number {
    const before = this.#text.slice(0, at);
    this.#text = `${before}${before !== '' && at === this.#text.length && !before.endsWith('\n') ? '\n' : ''}${text}${this.#text.slice(at)}`;
    const leading = text.length - text.trimStart().length;
    return this.#text.slice(0, at + leading).split('\n').length;
  }

  #document(): Document {
    return parseDocument(this.#text);
  }
}

interface Entry {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

function entriesOf(node: Node): Entry[] {
  if (isMap(node)) {
    return node.items.map(({ key, value }) => {
      const start = (key as Node).range![0];
      return { key: String(isScalar(key) ? key.value : key), start, end: (value as Node | null)?.range?.[1] ?? start };
    });
  }
  if (!isSeq(node)) return [];
  // The range of an item starts after its dash.
  return (node.items as Node[]).map((item) => ({
    key: isScalar(item) ? String(item.value) : '',
    start: item.range![0] - 2,
    end: item.range![1],
  }));
}

type Reading = Readonly<Record<string, unknown>>;

function valueAt(value: unknown, path: YamlPath): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Reading)[key] : undefined),
    value,
  );
}
