/** The lines of a text, which are told apart when they are asked for: most of those of megabytes never are. */
export class Lines {
  readonly #text: string;
  #texts: readonly string[] | undefined;
  #starts: Uint32Array | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** Without their ends. */
  get texts(): readonly string[] {
    this.#texts ??= this.#text.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
    return this.#texts;
  }

  /** The offsets at which they begin. */
  get starts(): Uint32Array {
    this.#starts ??= startsIn(this.#text);
    return this.#starts;
  }

  /** The line, from 0, that this offset is in. */
  lineOf(offset: number): number {
    return indexIn(this.starts, offset);
  }

  /** The same, with the offsets at which it begins and ends. */
  around(offset: number): { readonly line: number; readonly start: number; readonly end: number } {
    const line = this.lineOf(offset);
    const end = (this.starts[line + 1] ?? this.#text.length + 1) - 1;
    return { line, start: this.starts[line]!, end: this.#text[end - 1] === '\r' ? end - 1 : end };
  }
}

function startsIn(text: string): Uint32Array {
  let starts = new Uint32Array(1024);
  let count = 1;
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) {
    if (count === starts.length) {
      const more = new Uint32Array(2 * count);
      more.set(starts);
      starts = more;
    }
    starts[count] = end + 1;
    count += 1;
  }
  return starts.subarray(0, count);
}

/** The last that is not behind the offset. */
function indexIn(starts: Uint32Array, offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
