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
  #trace: Trace<Value> | undefined;

  constructor(before?: Notes<Value>) {
    this.#before = before === undefined ? undefined : before.#values;
  }

  keys(): Iterable<string> {
    return this.#values.keys();
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    const trace = this.#trace;
    if (trace !== undefined && !trace.written.has(key)) trace.read.set(key, value);
    return value;
  }

  /** Gives the value, or the one that is equal to it. */
  set(key: string, value: Value): Value {
    const shared = share(this.#before?.get(key), value);
    this.#values.set(key, shared);
    this.#trace?.written.set(key, shared);
    return shared;
  }

  /** Notes what is read and written from now on, until `endTrace`. */
  startTrace(): Trace<Value> {
    this.#trace = { read: new Map(), written: new Map() };
    return this.#trace;
  }

  endTrace(): void {
    this.#trace = undefined;
  }

  /** Whether it would be read again as it was. */
  agrees({ read }: Trace<Value>): boolean {
    for (const [key, value] of read) if (this.#values.get(key) !== value) return false;
    return true;
  }

  repeat({ written }: Trace<Value>): void {
    for (const [key, value] of written) this.#values.set(key, value);
  }
}
