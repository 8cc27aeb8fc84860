import { Document, isMap, isScalar, isSeq, type Node, parseDocument, Scalar, stringify } from 'yaml';

export type YamlPath = readonly (string | number)[];

/** The lines of a top-level entry, without trailing blank lines. */
export function yamlBlock(text: string, key: string): string {
  const entry = entriesOf(parseDocument(text).contents).find((each) => each.key === key);
  if (entry === undefined) throw new Error(`there is no ${key}`);
  return text.slice(entry.start, entry.end).trimEnd();
}

/**
 * A YAML text with `entry`, whole lines without indentation, in the mapping or sequence at `path`: after the
 * last entry whose key `isBefore` accepts, or at the end. Existing lines and comments do not change;
 * serializing the parsed document would reflow long texts.
 */
export function withEntry(text: string, path: YamlPath, entry: string, isBefore = (_: string) => false): string {
  const document = parseDocument(text);
  const node = path.length === 0 ? document.contents : (document.getIn(path, true) as Node | undefined);
  if (node == null && path.length === 0) return inserted(text, text.length, entry);
  if (!isMap(node) && !isSeq(node)) throw new Error(`there is no list or mapping at ${path.join('.')}`);
  if (node.flow === true) {
    if (!isSeq(node)) throw new Error(`write the mapping at ${path.join('.')} in block style first`);
    const item = entry.trim().replace(/^- /, '');
    const close = text.lastIndexOf(']', node.range![1] - 1);
    return inserted(text, close, node.items.length === 0 ? item : `, ${item}`);
  }
  const entries = entriesOf(node);
  const after = entries.findLast(({ key }) => isBefore(key)) ?? entries.at(-1);
  if (after === undefined) throw new Error(`there is nothing at ${path.join('.')}`);
  const column = after.start - (text.lastIndexOf('\n', after.start - 1) + 1);
  const indented = entry.trimEnd().replace(/^(?=.)/gm, ' '.repeat(column));
  return inserted(text, endOfLine(text, after.end), `${path.length === 0 ? '\n' : ''}${indented}\n`);
}

/** The offset after the line of `end`, or `end` at the start of a line; excludes trailing blank lines. */
function endOfLine(text: string, end: number): number {
  const last = text.slice(0, end).trimEnd().length;
  const newline = text.indexOf('\n', last);
  return newline === -1 ? text.length : newline + 1;
}

function inserted(text: string, at: number, added: string): string {
  const before = text.slice(0, at);
  const end = at === text.length && /[^\n]$/.test(before) ? '\n' : '';
  return before + end + added + text.slice(at);
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
