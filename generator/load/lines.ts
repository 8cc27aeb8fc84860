/** The lines of a text, which are told apart when they are asked for: most of those of megabytes never are. */
export class Lines {
  readonly #text: string;
  #texts: readonly string[] | undefined;
  #starts: readonly number[] | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** Without their ends. */
  get texts(): readonly string[] {
    this.#texts ??= this.#text.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
    return this.#texts;
  }

  /** The line, from 0, that this offset is in, with the offsets at which it begins and ends. */
  around(offset: number): { readonly line: number; readonly start: number; readonly end: number } {
    this.#starts ??= startsIn(this.#text);
    const line = indexIn(this.#starts, offset);
    const end = (this.#starts[line + 1] ?? this.#text.length + 1) - 1;
    return { line, start: this.#starts[line]!, end: this.#text[end - 1] === '\r' ? end - 1 : end };
  }
}

function startsIn(text: string): number[] {
  const starts = [0];
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return starts;
}

/** The last that is not behind the offset. */
function indexIn(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
