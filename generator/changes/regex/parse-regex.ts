/** Characters, as code points from and to. */
export type Ranges = readonly (readonly [from: number, to: number])[];

export type RegexNode =
  | { readonly kind: 'set'; readonly ranges: Ranges }
  | { readonly kind: 'sequence'; readonly items: readonly RegexNode[] }
  | { readonly kind: 'choice'; readonly items: readonly RegexNode[] }
  | { readonly kind: 'repeat'; readonly item: RegexNode; readonly least: number; readonly most: number }
  | { readonly kind: 'start' | 'end' };

/** Something in an expression that is not understood here, such as a look-ahead. */
class NotUnderstood extends Error {}

const LAST = 0x10ffff;
const DIGIT: Ranges = [[0x30, 0x39]];
const WORD: Ranges = [
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
];
const SPACE: Ranges = [
  [0x9, 0xd],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];
const LINE_ENDS: Ranges = [
  [0xa, 0xa],
  [0xd, 0xd],
  [0x2028, 0x2029],
];
const CONTROL: Readonly<Record<string, number>> = { n: 0xa, r: 0xd, t: 0x9, v: 0xb, f: 0xc, '0': 0 };

/**
 * Takes a regular expression of ECMAScript with the `u` flag apart. `undefined` for what describes no plain set of texts: look-arounds,
 * back references, word boundaries, properties of characters.
 */
export function parseRegex(pattern: string): RegexNode | undefined {
  try {
    return new Parser(pattern).parse();
  } catch (error) {
    if (error instanceof NotUnderstood) return undefined;
    throw error;
  }
}

class Parser {
  readonly #characters: readonly string[];
  #at = 0;

  constructor(pattern: string) {
    this.#characters = [...pattern];
  }

  parse(): RegexNode {
    const node = this.#choice();
    if (this.#peek() !== undefined) throw new NotUnderstood();
    return node;
  }

  #peek(): string | undefined {
    return this.#characters[this.#at];
  }

  #take(): string {
    const character = this.#characters[this.#at];
    if (character === undefined) throw new NotUnderstood();
    this.#at += 1;
    return character;
  }

  #takes(character: string): boolean {
    if (this.#peek() !== character) return false;
    this.#at += 1;
    return true;
  }

  #choice(): RegexNode {
    const items = [this.#sequence()];
    while (this.#takes('|')) items.push(this.#sequence());
    return items.length === 1 ? items[0]! : { kind: 'choice', items };
  }

  #sequence(): RegexNode {
    const items: RegexNode[] = [];
    for (let next = this.#peek(); next !== undefined && next !== '|' && next !== ')'; next = this.#peek()) {
      items.push(this.#repeated(this.#atom()));
    }
    return { kind: 'sequence', items };
  }

  #atom(): RegexNode {
    const character = this.#take();
    if (character === '^') return { kind: 'start' };
    if (character === '$') return { kind: 'end' };
    if (character === '.') return { kind: 'set', ranges: without(LINE_ENDS) };
    if (character === '[') return { kind: 'set', ranges: this.#set() };
    if (character === '\\') return { kind: 'set', ranges: this.#escape() };
    if (character === '(') return this.#group();
    if ('*+?{}])'.includes(character)) throw new NotUnderstood();
    return { kind: 'set', ranges: one(character.codePointAt(0)!) };
  }

  #group(): RegexNode {
    if (this.#takes('?')) {
      if (this.#takes('<')) {
        if (this.#peek() === '=' || this.#peek() === '!') throw new NotUnderstood();
        while (this.#take() !== '>');
      } else if (!this.#takes(':')) throw new NotUnderstood();
    }
    const inner = this.#choice();
    if (!this.#takes(')')) throw new NotUnderstood();
    return inner;
  }

  #repeated(item: RegexNode): RegexNode {
    let [least, most] = [1, 1];
    if (this.#takes('*')) [least, most] = [0, Infinity];
    else if (this.#takes('+')) [least, most] = [1, Infinity];
    else if (this.#takes('?')) [least, most] = [0, 1];
    else if (this.#takes('{')) {
      let text = '';
      for (let next = this.#take(); next !== '}'; next = this.#take()) text += next;
      const found = /^(\d+)(,(\d*))?$/.exec(text);
      if (found === null) throw new NotUnderstood();
      least = Number(found[1]);
      most = found[2] === undefined ? least : found[3] === '' ? Infinity : Number(found[3]);
    } else return item;
    this.#takes('?');
    if (item.kind === 'start' || item.kind === 'end') throw new NotUnderstood();
    return { kind: 'repeat', item, least, most };
  }

  #set(): Ranges {
    const negated = this.#takes('^');
    const ranges: (readonly [number, number])[] = [];
    while (!this.#takes(']')) {
      const from = this.#member();
      if (
        from.length === 1 &&
        from[0]![0] === from[0]![1] &&
        this.#peek() === '-' &&
        this.#characters[this.#at + 1] !== ']'
      ) {
        this.#take();
        const to = this.#member();
        if (to.length !== 1 || to[0]![0] !== to[0]![1]) throw new NotUnderstood();
        ranges.push([from[0]![0], to[0]![0]]);
      } else ranges.push(...from);
    }
    return negated ? without(ranges) : ranges;
  }

  #member(): Ranges {
    const character = this.#take();
    return character === '\\' ? this.#escape(true) : one(character.codePointAt(0)!);
  }

  #escape(inSet = false): Ranges {
    const character = this.#take();
    if (character === 'd') return DIGIT;
    if (character === 'D') return without(DIGIT);
    if (character === 'w') return WORD;
    if (character === 'W') return without(WORD);
    if (character === 's') return SPACE;
    if (character === 'S') return without(SPACE);
    if (inSet && character === 'b') return one(8);
    if (Object.hasOwn(CONTROL, character)) return one(CONTROL[character]!);
    if (character === 'x') return one(this.#hex(2));
    if (character === 'u') {
      if (!this.#takes('{')) return one(this.#hex(4));
      let text = '';
      for (let next = this.#take(); next !== '}'; next = this.#take()) text += next;
      return one(Number.parseInt(text, 16));
    }
    if (/[A-Za-z0-9]/.test(character)) throw new NotUnderstood();
    return one(character.codePointAt(0)!);
  }

  #hex(digits: number): number {
    const text = Array.from({ length: digits }, () => this.#take()).join('');
    if (!/^[0-9a-f]+$/i.test(text)) throw new NotUnderstood();
    return Number.parseInt(text, 16);
  }
}

function one(point: number): Ranges {
  return [[point, point]];
}

/** Every other character. */
function without(ranges: Ranges): Ranges {
  const sorted = ranges.toSorted((a, b) => a[0] - b[0]);
  const rest: (readonly [number, number])[] = [];
  let next = 0;
  for (const [from, to] of sorted) {
    if (from > next) rest.push([next, from - 1]);
    next = Math.max(next, to + 1);
  }
  if (next <= LAST) rest.push([next, LAST]);
  return rest;
}
