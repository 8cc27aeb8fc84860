import { YAMLException } from 'js-yaml';

import type { JsonValue } from '../../json.ts';
import { readBlockScalar } from './block-scalar.ts';
import { readFlowValue } from './flow-value.ts';
import { loadYaml } from './load-yaml.ts';
import { isPlainStart, resolveScalar, resolveValue } from './plain-scalar.ts';
import { setKey } from '../document/set-key.ts';

/** Characters that YAML does not allow, or that this reader does not want to know about: among them tabs and carriage returns. */
// oxlint-disable-next-line no-control-regex
const UNUSUAL = /[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/;
/** Deeper than any document a person wrote. */
const MAX_DEPTH = 200;
/** Texts of fewer characters have no more values than can be used. */
const MANY = 5_000_000;
/** Of this many characters one may be left to the full parser, which takes longer for many small texts than for the whole. */
const STRANGE_SHARE = 4;

/** Keys that are remembered from file to file; nearly all of a document are some hundred. */
const NAMES = 1024;
const names: (string | undefined)[] = Array.from({ length: NAMES });

/** Mappings below each other whose entries are kept: `components`, `schemas`, `Customer`. */
const KEPT_DEPTH = 3;

/** An entry of a mapping as it is written, from its key to the line of the next entry. */
export interface Entry {
  readonly text: string;
  readonly column: number;
  readonly value: JsonValue;
  readonly inner: Entries;
}

/** By key. */
export type Entries = ReadonlyMap<string, Entry>;

export interface PlainYaml {
  readonly value: JsonValue;
  /** Whether it surely is a JSON tree of no absurd depth; else somebody has to look through it. */
  readonly isUsable: boolean;
  /** Those near the root, for who reads another version of the text. */
  readonly entries: Entries;
}

const NONE: Entries = new Map();

/** This reader can't be sure of the text. */
class NotPlain extends Error {}

/**
 * The value of a YAML text that is written as programs and most people write it: one key a line, lists and mappings below or in brackets. That
 * takes half as long as a full parser takes, which has everything in YAML to think of. Single entries that are written otherwise are left to
 * that. Gives nothing for a text that has to be read by it as a whole, such as any that is wrong.
 *
 * Of `known`, the entries of another version, what stands here in the same place and letter by letter is taken over, its value being the same object.
 */
export function readPlainYaml(text: string, known: Entries = NONE): PlainYaml | undefined {
  if (UNUSUAL.test(text) || !text.isWellFormed()) return undefined;
  try {
    return new Reader(text).read(known);
  } catch (error) {
    if (error instanceof NotPlain || error instanceof YAMLException) return undefined;
    throw error;
  }
}

const [NEWLINE, SPACE, QUOTE, HASH, APOSTROPHE, DASH, COLON, LESS] = [10, 32, 34, 35, 39, 45, 58, 60];
const isEnd = (code: number): boolean => code === NEWLINE || code === SPACE || Number.isNaN(code);
/** The entries of a mapping that are known, and where those go that are found. */
interface Keep {
  readonly known: Entries;
  readonly found: Map<string, Entry>;
  /** How many mappings lead there. */
  readonly depth: number;
}

class Reader {
  readonly #text: string;
  /** Where the entry begins that is next, and the column of that; -1 behind the last one. */
  #at = 0;
  #indent = -1;
  #depth = 0;
  #strange = 0;
  #isUsable = true;

  constructor(text: string) {
    this.#text = text;
  }

  read(known: Entries): PlainYaml {
    this.#next(this.#text.startsWith('---\n') ? 4 : 0);
    const column = this.#indent;
    const entries = new Map<string, Entry>();
    const value = this.#mapping(0, { known, found: entries, depth: 1 });
    if (column !== 0 || this.#indent !== -1) throw new NotPlain();
    return { value, isUsable: this.#isUsable && this.#text.length < MANY, entries };
  }

  /** Goes to the first line from here that says something. */
  #next(line: number): void {
    const text = this.#text;
    for (let start = line; start < text.length;) {
      let at = start;
      while (text.charCodeAt(at) === SPACE) at += 1;
      const code = text.charCodeAt(at);
      if (code !== NEWLINE && code !== HASH && at < text.length) {
        this.#at = at;
        this.#indent = at - start;
        return;
      }
      start = this.#lineEnd(at) + 1;
    }
    this.#at = text.length;
    this.#indent = -1;
  }

  #lineEnd(from: number): number {
    const end = this.#text.indexOf('\n', from);
    return end === -1 ? this.#text.length : end;
  }

  #mapping(indent: number, keep?: Keep): JsonValue {
    const mapping: Record<string, JsonValue> = {};
    if ((this.#depth += 1) > MAX_DEPTH) throw new NotPlain();
    do {
      const entry = this.#at;
      const key = this.#key();
      if (Object.hasOwn(mapping, key)) throw new NotPlain();
      setKey(mapping, key, keep === undefined ? this.#valueOf(indent, entry) : this.#kept(key, indent, entry, keep));
    } while (this.#indent === indent);
    if (this.#indent > indent) throw new NotPlain();
    this.#depth -= 1;
    return mapping;
  }

  /** The value behind a key whose entry is kept, or was already. */
  #kept(key: string, indent: number, entry: number, { known, found, depth }: Keep): JsonValue {
    const twin = known.get(key);
    if (twin !== undefined && this.#repeats(twin, indent, entry)) {
      found.set(key, twin);
      return twin.value;
    }
    const inner = new Map<string, Entry>();
    const below = depth < KEPT_DEPTH ? { known: twin?.inner ?? NONE, found: inner, depth: depth + 1 } : undefined;
    const value = this.#valueOf(indent, entry, below);
    found.set(key, { text: this.#text.slice(entry, this.#lineStart()), column: indent, value, inner });
    return value;
  }

  /** Passes over an entry that is written as the other one is, and ends where that ends. */
  #repeats({ text, column }: Entry, indent: number, entry: number): boolean {
    if (column !== indent || !this.#text.startsWith(text, entry)) return false;
    const end = entry + text.length;
    if (end < this.#text.length) {
      // Something else has to begin right here: an empty line or what looks like a comment may belong to a text of several lines.
      const at = this.#skipSpaces(end);
      const code = this.#text.charCodeAt(at);
      const goesOn = at - end > indent || (at - end === indent && this.#isDash(at));
      if (goesOn || !text.endsWith('\n') || code === NEWLINE || code === HASH || Number.isNaN(code)) return false;
    }
    this.#next(end);
    return true;
  }

  /** Where the line of the next entry begins. */
  #lineStart(): number {
    return this.#indent === -1 ? this.#text.length : this.#at - this.#indent;
  }

  /** Reads the key, and the colon behind it. */
  #key(): string {
    const [text, start] = [this.#text, this.#at];
    const colon = this.#colonOf(start);
    if (colon === -1) throw new NotPlain();
    this.#at = colon + 1;
    const code = text.charCodeAt(start);
    if (code === APOSTROPHE || code === QUOTE) return text.slice(start + 1, colon - 1);
    return this.#name(start, colon);
  }

  /** A key as it was read before, when it was: then it takes no new text, and nobody has to look that up among all texts to set a member. */
  #name(start: number, end: number): string {
    const text = this.#text;
    const slot = (31 * text.charCodeAt(start) + 7 * text.charCodeAt(end - 1) + 131 * (end - start)) % NAMES;
    const known = names[slot];
    if (known?.length === end - start && text.startsWith(known, start)) return known;
    const written = text.slice(start, end);
    const name = String(resolveScalar(written));
    if (name === written) names[slot] = name;
    return name;
  }

  /** Where the colon stands behind the key that begins here; -1 when none does. */
  #colonOf(start: number): number {
    const text = this.#text;
    const code = text.charCodeAt(start);
    if (code === APOSTROPHE || code === QUOTE) {
      const end = text.indexOf(text[start]!, start + 1);
      const isKey = end !== -1 && text.charCodeAt(end + 1) === COLON && isEnd(text.charCodeAt(end + 2));
      return isKey && !/[\n\\]/.test(text.slice(start, end)) ? end + 1 : -1;
    }
    // `<<` takes over what another mapping has.
    if (!isPlainStart(code) || code === LESS) return -1;
    for (let at = start; ; at += 1) {
      const next = text.charCodeAt(at);
      if (next === NEWLINE || next === HASH || Number.isNaN(next)) return -1;
      if (next === COLON && isEnd(text.charCodeAt(at + 1))) return text.charCodeAt(at - 1) === SPACE ? -1 : at;
    }
  }

  /** What stands behind a colon. */
  #valueOf(indent: number, entry: number, keep?: Keep): JsonValue {
    const at = this.#skipSpaces(this.#at);
    if (!this.#isLineEnd(at)) return this.#scalar(indent, entry, at);
    this.#next(at);
    if (this.#indent === indent && this.#isDash(this.#at)) return this.#sequence(indent);
    return this.#indent > indent ? this.#below(indent, entry, keep) : null;
  }

  /** A value that begins on a line of its own. */
  #below(indent: number, entry: number, keep?: Keep): JsonValue {
    if (this.#isDash(this.#at)) return this.#sequence(this.#indent);
    return this.#colonOf(this.#at) === -1 ? this.#scalar(indent, entry, this.#at) : this.#mapping(this.#indent, keep);
  }

  #sequence(indent: number): JsonValue {
    const items: JsonValue[] = [];
    if ((this.#depth += 1) > MAX_DEPTH) throw new NotPlain();
    while (this.#indent === indent && this.#isDash(this.#at)) items.push(this.#item(indent, this.#at));
    if (this.#indent > indent) throw new NotPlain();
    this.#depth -= 1;
    return items;
  }

  #item(indent: number, dash: number): JsonValue {
    const at = this.#skipSpaces(dash + 1);
    if (this.#isLineEnd(at)) {
      this.#next(at);
      return this.#indent > indent ? this.#below(indent, dash) : null;
    }
    const isList = this.#isDash(at);
    if (!isList && this.#colonOf(at) === -1) return this.#scalar(indent, dash, at);
    // What begins behind the dash goes on below, in the same column.
    this.#indent = indent + at - dash;
    this.#at = at;
    return isList ? this.#sequence(this.#indent) : this.#mapping(this.#indent);
  }

  #isDash(at: number): boolean {
    return this.#text.charCodeAt(at) === DASH && isEnd(this.#text.charCodeAt(at + 1));
  }

  #isLineEnd(at: number): boolean {
    return at >= this.#text.length || this.#text.charCodeAt(at) === NEWLINE;
  }

  #skipSpaces(from: number): number {
    let at = from;
    while (this.#text.charCodeAt(at) === SPACE) at += 1;
    return at;
  }

  /** A value on the line of its key or dash, and perhaps below. */
  #scalar(indent: number, entry: number, at: number): JsonValue {
    const first = this.#text[at]!;
    if (first === '|' || first === '>') return this.#blockScalar(indent, entry, at);
    if (first === '[' || first === '{') return this.#flow(indent, entry, at);
    const end = this.#lineEnd(at);
    const written = this.#text.slice(at, end).trimEnd();
    const value = first === "'" || first === '"' ? unquoted(written) : plain(written);
    if (value === undefined) return this.#other(indent, entry);
    this.#next(end + 1);
    // It goes on in the next line.
    return this.#indent > indent ? this.#other(indent, entry) : value;
  }

  #blockScalar(indent: number, entry: number, at: number): JsonValue {
    const found = readBlockScalar(this.#text, at, indent);
    if (found === undefined) return this.#other(indent, entry);
    this.#next(found.end);
    return found.value;
  }

  #flow(indent: number, entry: number, at: number): JsonValue {
    const found = readFlowValue(this.#text, at, indent);
    const end = found && this.#skipSpaces(found.end);
    if (end === undefined || !this.#isLineEnd(end)) return this.#other(indent, entry);
    this.#next(end);
    return this.#indent > indent ? this.#other(indent, entry) : found!.value;
  }

  /** An entry that is written in another way: up to the next one, it is left to the full parser. */
  #other(indent: number, entry: number): JsonValue {
    do this.#next(this.#lineEnd(Math.max(this.#at, entry)) + 1);
    while (this.#indent > indent);
    const text = this.#text.slice(entry, this.#lineStart());
    this.#strange += text.length;
    if (this.#strange * STRANGE_SHARE > this.#text.length) throw new NotPlain();
    const values = Object.values(loadYaml(' '.repeat(indent) + text) as Record<string, JsonValue>);
    if (values.length !== 1) throw new NotPlain();
    const value = values[0]!;
    if (!isUsableScalar(value)) this.#isUsable = false;
    return value;
  }
}

function isUsableScalar(value: JsonValue): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  return typeof value === 'number' ? Number.isFinite(value) : typeof value === 'boolean' || value === null;
}

/** What stands in quotes, all on one line. */
function unquoted(written: string): string | undefined {
  const quote = written[0]!;
  const inner = written.slice(1, -1);
  if (written.length < 2 || written.at(-1) !== quote) return undefined;
  if (!inner.includes(quote)) return quote === '"' && inner.includes('\\') ? undefined : inner;
  return quote === "'" && !/(?<!')'(?:'')*(?!')/.test(inner) ? inner.replaceAll("''", "'") : undefined;
}

/** What stands without quotes, all on one line. */
function plain(written: string): JsonValue | undefined {
  if (!isPlainStart(written.charCodeAt(0)) && !/^-\d/.test(written)) return undefined;
  if (written.includes(' #') || written.includes(': ') || written.endsWith(':')) return undefined;
  return resolveValue(written);
}
