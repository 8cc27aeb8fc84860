import { createHash } from 'node:crypto';

/** Everything that happens, as a hash; and as text for a run that is to be read. */
export class Trace {
  readonly #hash = createHash('sha256');
  readonly #print: ((line: string) => void) | undefined;
  lines = 0;

  constructor(print?: (line: string) => void) {
    this.#print = print;
  }

  add(at: number, who: string, what: string): void {
    this.lines += 1;
    const line = `${at.toFixed(3)} ${who} ${what}`;
    this.#hash.update(line).update('\n');
    this.#print?.(line);
  }

  /** The same for two runs that did the same. Ends the trace. */
  digest(): string {
    return this.#hash.digest('hex').slice(0, 16);
  }
}
