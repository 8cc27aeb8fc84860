/** The lines of a text. */
export interface Lines {
  /** Without their ends. */
  readonly texts: readonly string[];
  /** Offsets at which they begin. */
  readonly starts: readonly number[];
}

export function linesOf(text: string): Lines {
  const split = text.split('\n');
  const starts: number[] = [];
  let offset = 0;
  for (const line of split) {
    starts.push(offset);
    offset += line.length + 1;
  }
  return { texts: text.includes('\r') ? split.map((line) => line.replace(/\r$/, '')) : split, starts };
}

/** The line, from 0, that this offset is in. */
export function lineOf({ starts }: Lines, offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
