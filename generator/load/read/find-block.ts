import type { Lines } from './lines.ts';
import type { Entries } from './plain-yaml.ts';

/** Lines of a text that hold one member of a mapping, its key first: from the beginning of one to that of another. */
export interface Block {
  readonly key: string;
  readonly from: number;
  /** The first line behind it, or the end of the text. */
  readonly to: number;
  /** Whether its value stands below its key, member by member. */
  readonly isOpen: boolean;
  /** Those of its members, where who read the text has kept them. */
  readonly entries?: Entries;
}

/** A block of so few characters is parsed whole: a parser takes longer for it than it takes to look at its lines. */
const FEW = 300;

/**
 * The smallest large block that a path leads into, found by indentation alone, and how many parts of the path lead there. Nothing where the
 * text is small, or not laid out in blocks. That a text is looked at in blocks makes positions in one of megabytes fifty times as fast.
 */
export class BlockFinder {
  readonly #text: string;
  readonly #lines: Lines;
  readonly #entries: Entries | undefined;
  readonly #members = new Map<number, ReadonlyMap<string, Block>>();

  /** `entries` are those of the text, where they are known. */
  constructor(text: string, lines: Lines, entries?: Entries) {
    this.#text = text;
    this.#lines = lines;
    this.#entries = entries;
  }

  find(path: readonly (string | number)[]): { readonly block: Block; readonly depth: number } | undefined {
    const entries = this.#entries === undefined ? {} : { entries: this.#entries };
    let block: Block = { key: '', from: -1, to: this.#text.length, isOpen: true, ...entries };
    let depth = 0;
    while (depth < path.length && block.isOpen && block.to - block.from > FEW) {
      const inner = this.#membersOf(block).get(String(path[depth]));
      if (inner === undefined) break;
      block = inner;
      depth += 1;
    }
    return depth === 0 ? undefined : { block, depth };
  }

  #membersOf(block: Block): ReadonlyMap<string, Block> {
    const known = this.#members.get(block.from);
    if (known !== undefined) return known;
    const { entries } = block;
    const found = entries === undefined ? this.#read(block) : this.#readEntries(block, entries);
    const members = new Map(found.map((member) => [member.key, member]));
    this.#members.set(block.from, members);
    return members;
  }

  /** Entries stand one behind the other, each from its key to the line of the next one. */
  #readEntries({ from, to }: Block, entries: Entries): readonly Block[] {
    let line = from === -1 ? 0 : this.#lines.lineOf(from) + 1;
    const isEmpty = (text: string): boolean => /^ *(#|$)/.test(text) || (from === -1 && isOutside(text));
    while (this.#lines.starts[line]! < to && isEmpty(this.#lineAt(this.#lines.starts[line]!))) line += 1;
    let start = this.#lines.starts[line]!;
    return [...entries].map(([key, { text, column, inner }]) => {
      const [own, end] = [start, start + column + text.length];
      start = end;
      if (inner.size > 0) return { key, from: own, to: end, isOpen: true, entries: inner };
      const isOpen = (): boolean => keyOf(this.#lineAt(own + column))?.isOpen === true;
      return {
        ...{ key, from: own, to: end },
        // Of thousands, few are gone into.
        get isOpen() {
          return isOpen();
        },
      };
    });
  }

  /** None when a line at their depth is no key: what is behind it may be anything. */
  #read({ from, to }: Block): readonly Block[] {
    const members: { key: string; from: number; to: number; isOpen: boolean }[] = [];
    const { starts } = this.#lines;
    let depth = -1;
    for (let line = from === -1 ? 0 : this.#lines.lineOf(from) + 1; line < starts.length; line += 1) {
      const start = starts[line]!;
      if (start >= to) break;
      // Nearly all lines are deeper.
      if (depth !== -1 && this.#isDeeper(start, depth)) continue;
      const text = this.#lineAt(start);
      const indent = indentOf(text);
      if (indent === text.length || text[indent] === '#' || (from === -1 && isOutside(text))) continue;
      if (depth === -1) depth = indent;
      const last = members.at(-1);
      if (isClosing(text[indent]!)) {
        // The bracket of what these are members of.
        if (indent < depth && last !== undefined) last.to = Math.min(last.to, start);
        continue;
      }
      const key = indent === depth ? keyOf(text.slice(indent)) : undefined;
      if (key === undefined) return [];
      if (last !== undefined) last.to = start;
      members.push({ ...key, from: start, to });
    }
    return members;
  }

  #isDeeper(start: number, depth: number): boolean {
    for (let at = start + depth; at >= start; at -= 1) if (this.#text.charCodeAt(at) !== 32) return false;
    return true;
  }

  #lineAt(start: number): string {
    const end = this.#text.indexOf('\n', start);
    const text = this.#text.slice(start, end === -1 ? this.#text.length : end);
    return text.endsWith('\r') ? text.slice(0, -1) : text;
  }
}

function indentOf(line: string): number {
  let indent = 0;
  while (line.charCodeAt(indent) === 32) indent += 1;
  return indent;
}

/** What stands around the members of a whole text: the brace of a JSON document, the beginning of a YAML one. */
function isOutside(line: string): boolean {
  return line === '{' || line === '---';
}

function isClosing(character: string): boolean {
  return character === '}' || character === ']';
}

const KEY = /^(?:("(?:[^"\\]|\\.)*")|'((?:[^']|'')*)'|([\w$/.][^:#"']*?)) *:(?: +(.*))?$/;

/** `name:`, `'name': value`, `"name": {`. */
function keyOf(text: string): { key: string; isOpen: boolean } | undefined {
  const [found, double, single, plain, value = ''] = KEY.exec(text) ?? [];
  if (found === undefined) return undefined;
  const isOpen = /^(\{|#.*|)$/.test(value);
  if (double !== undefined) return { key: JSON.parse(double) as string, isOpen };
  return { key: single?.replaceAll("''", "'") ?? plain!, isOpen };
}
