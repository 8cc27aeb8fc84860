/** Lines of a text that hold one member of a mapping, its key first: from the beginning of one to that of another. */
export interface Block {
  readonly key: string;
  readonly from: number;
  /** The first line behind it, or the end of the text. */
  readonly to: number;
  /** Whether its value stands below its key, member by member. */
  readonly isOpen: boolean;
}

/** A block of so few characters is parsed whole. */
const FEW = 2000;

/**
 * The smallest large block that a path leads into, found by indentation alone, and how many parts of the path lead there. Nothing where the
 * text is small, or not laid out in blocks. That a text is looked at in blocks makes positions in one of megabytes fifty times as fast.
 */
export class BlockFinder {
  readonly #text: string;
  readonly #members = new Map<number, readonly Block[]>();

  constructor(text: string) {
    this.#text = text;
  }

  find(path: readonly (string | number)[]): { readonly block: Block; readonly depth: number } | undefined {
    let block: Block = { key: '', from: -1, to: this.#text.length, isOpen: true };
    let depth = 0;
    while (depth < path.length && block.isOpen && block.to - block.from > FEW) {
      const inner = this.#membersOf(block).find(({ key }) => key === String(path[depth]));
      if (inner === undefined) break;
      block = inner;
      depth += 1;
    }
    return depth === 0 ? undefined : { block, depth };
  }

  #membersOf(block: Block): readonly Block[] {
    const known = this.#members.get(block.from);
    if (known !== undefined) return known;
    const members = this.#read(block);
    this.#members.set(block.from, members);
    return members;
  }

  /** None when a line at their depth is no key: what is behind it may be anything. */
  #read({ from, to }: Block): readonly Block[] {
    const members: { key: string; from: number; to: number; isOpen: boolean }[] = [];
    let depth = -1;
    let shallow: RegExp | undefined;
    for (let line = from === -1 ? 0 : this.#lineBehind(from); line < to; line = this.#lineBehind(line, shallow)) {
      const text = this.#lineAt(line);
      const indent = indentOf(text);
      if (indent === text.length || text[indent] === '#' || (from === -1 && isOutside(text))) continue;
      if (depth === -1) {
        depth = indent;
        shallow = new RegExp(`\\n(?! {${depth + 1}})`, 'g');
      }
      const last = members.at(-1);
      if (isClosing(text[indent]!)) {
        // The bracket of what these are members of.
        if (indent < depth && last !== undefined) last.to = Math.min(last.to, line);
        continue;
      }
      const key = indent === depth ? keyOf(text.slice(indent)) : undefined;
      if (key === undefined) return [];
      if (last !== undefined) last.to = line;
      members.push({ ...key, from: line, to });
    }
    return members;
  }

  #lineAt(start: number): string {
    const text = this.#text.slice(start, this.#endOf(start));
    return text.endsWith('\r') ? text.slice(0, -1) : text;
  }

  #endOf(start: number): number {
    const end = this.#text.indexOf('\n', start);
    return end === -1 ? this.#text.length : end;
  }

  /** The next line, or the next of those that are not deeper: nearly all are. */
  #lineBehind(start: number, shallow?: RegExp): number {
    const end = this.#endOf(start);
    if (shallow === undefined) return Math.min(end + 1, this.#text.length);
    shallow.lastIndex = end;
    const found = shallow.exec(this.#text);
    return found === null ? this.#text.length : found.index + 1;
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
