import type { JsonValue } from '../../json.ts';
import { isPlainStart, resolveValue } from './plain-scalar.ts';
import { setKey } from '../document/set-key.ts';

const MAX_DEPTH = 50;
const NEWLINE = 10;
/** Where a scalar without quotes ends, or where it may. */
const STOP = /[,[\]{}\n#]|:(?=[ \n,[\]{}])/g;

/** A list or mapping in brackets (YAML 1.2.2, §7.4), and where it ends. */
export interface FlowValue {
  readonly value: JsonValue;
  readonly end: number;
}

/**
 * Reads what stands in brackets in an entry of this indentation, on one line or several. Gives nothing for what is not all plain in
 * it: comments, escapes, texts of several lines, members without a value.
 */
export function readFlowValue(text: string, at: number, parent: number): FlowValue | undefined {
  const reader = new FlowReader(text, at, parent);
  const value = reader.collection(0);
  return value === undefined ? undefined : { value, end: reader.at };
}

class FlowReader {
  at: number;
  readonly #text: string;
  readonly #parent: number;

  constructor(text: string, at: number, parent: number) {
    this.#text = text;
    this.at = at;
    this.#parent = parent;
  }

  collection(depth: number): JsonValue | undefined {
    if (depth > MAX_DEPTH) return undefined;
    return this.#text[this.at] === '[' ? this.#list(depth) : this.#mapping(depth);
  }

  #list(depth: number): JsonValue | undefined {
    const items: JsonValue[] = [];
    this.at += 1;
    for (let next = this.#next(); ; next = this.#next()) {
      if (next === ']') break;
      const item = this.#value(next, depth);
      if (item === undefined) return undefined;
      items.push(item);
      const after = this.#next();
      if (after === ']') break;
      if (after !== ',') return undefined;
      this.at += 1;
    }
    this.at += 1;
    return items;
  }

  #mapping(depth: number): JsonValue | undefined {
    const members: Record<string, JsonValue> = {};
    this.at += 1;
    for (let next = this.#next(); ; next = this.#next()) {
      if (next === '}') break;
      const key = next === undefined ? undefined : this.#scalar(next);
      if (key === undefined || key === '<<' || Object.hasOwn(members, String(key))) return undefined;
      if (this.#text[this.at] !== ':' || !/[ \n]/.test(this.#text[this.at + 1] ?? '')) return undefined;
      this.at += 1;
      const value = this.#value(this.#next(), depth);
      if (value === undefined) return undefined;
      setKey(members, String(key), value);
      const after = this.#next();
      if (after === '}') break;
      if (after !== ',') return undefined;
      this.at += 1;
    }
    this.at += 1;
    return members;
  }

  #value(next: string | undefined, depth: number): JsonValue | undefined {
    if (next === '[' || next === '{') return this.collection(depth + 1);
    return next === undefined ? undefined : this.#scalar(next);
  }

  #scalar(first: string): JsonValue | undefined {
    const [text, start] = [this.#text, this.at];
    if (first === "'" || first === '"') {
      const end = text.indexOf(first, start + 1);
      const inner = text.slice(start + 1, end);
      if (end === -1 || text[end + 1] === first || /[\n\\]/.test(inner)) return undefined;
      this.at = end + 1;
      return inner;
    }
    if (!isPlainStart(text.charCodeAt(start)) && !/^-\d/.test(text.slice(start, start + 2))) return undefined;
    STOP.lastIndex = start;
    const stop = STOP.exec(text);
    if (stop === null || stop[0] === '#') return undefined;
    this.at = stop.index;
    return resolveValue(text.slice(start, stop.index).trimEnd());
  }

  /** Goes to the next character that says something. A line that begins too far to the left belongs to something else. */
  #next(): string | undefined {
    const text = this.#text;
    let lineStart = -1;
    for (; this.at < text.length; this.at += 1) {
      const code = text.charCodeAt(this.at);
      if (code === NEWLINE) lineStart = this.at + 1;
      else if (code !== 32) return lineStart !== -1 && this.at - lineStart <= this.#parent ? undefined : text[this.at];
    }
    return undefined;
  }
}
