import { share } from '../../model/share.ts';

/** What somebody has looked up in notes before writing it there, and what they have written. */
export interface Trace<Value> {
  readonly read: Map<string, Value | undefined>;
  readonly written: Map<string, Value>;
}

/**
 * What pages find out and leave to those that are made after them. A trace tells what a page depends on, and what there is to be left to
 * others in its place when it need not be made.
 */
export class Notes<Value> {
  readonly #values = new Map<string, Value>();
  /** Of an earlier site: a value that is equal to one there is that one. */
  readonly #before: ReadonlyMap<string, Value> | undefined;
  /** Those that are being made, the innermost last. */
  readonly #traces: Trace<Value>[] = [];

  constructor(before?: Notes<Value>) {
    this.#before = before === undefined ? undefined : before.#values;
  }

  keys(): Iterable<string> {
    return this.#values.keys();
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    const trace = this.#traces.at(-1);
    if (trace !== undefined && !trace.written.has(key)) trace.read.set(key, value);
    return value;
  }

  /** Gives the value, or the one that is equal to it. */
  set(key: string, value: Value): Value {
    const shared = share(this.#before?.get(key), value);
    this.#values.set(key, shared);
    this.#traces.at(-1)?.written.set(key, shared);
    return shared;
  }

  /** Notes what is read and written from now on, until `endTrace`. */
  startTrace(): Trace<Value> {
    const trace: Trace<Value> = { read: new Map(), written: new Map() };
    this.#traces.push(trace);
    return trace;
  }

  endTrace(): void {
    this.#noteAround(this.#traces.pop()!);
  }

  /** Whether it would be read again as it was. */
  agrees({ read }: Trace<Value>): boolean {
    for (const [key, value] of read) if (this.#values.get(key) !== value) return false;
    return true;
  }

  repeat(trace: Trace<Value>): void {
    for (const [key, value] of trace.written) this.#values.set(key, value);
    this.#noteAround(trace);
  }

  /** What a part of something needs and leaves, the whole needs and leaves. */
  #noteAround({ read, written }: Trace<Value>): void {
    const around = this.#traces.at(-1);
    if (around === undefined) return;
    for (const [key, value] of read) if (!around.written.has(key)) around.read.set(key, value);
    for (const [key, value] of written) around.written.set(key, value);
  }
}
