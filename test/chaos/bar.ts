/** Something that a run has to show. */
export interface Bar {
  readonly name: string;
  /** What was counted or measured. */
  readonly seen: string;
  readonly wanted: string;
  readonly met: boolean;
  /** It is a time, which a busy machine can make longer than anything here does. */
  readonly isTime?: boolean;
}

/** Nothing of this kind was to be found. */
export function none(name: string, found: number): Bar {
  return { name, seen: `${found}`, wanted: '0', met: found === 0 };
}

export function atMost(name: string, seen: number, most: number, unit = ''): Bar {
  return {
    name,
    seen: `${rounded(seen)}${unit}`,
    wanted: `≤ ${rounded(most)}${unit}`,
    met: seen <= most,
    isTime: unit !== '',
  };
}

/** Otherwise a run would have shown nothing. */
export function some(name: string, seen: number, least = 1): Bar {
  return { name, seen: `${seen}`, wanted: `≥ ${least}`, met: seen >= least };
}

export function barTable(bars: readonly Bar[]): string {
  const width = (part: (bar: Bar) => string): number => Math.max(...bars.map((bar) => part(bar).length));
  const [name, seen, wanted] = [width((bar) => bar.name), width((bar) => bar.seen), width((bar) => bar.wanted)];
  const lines = bars.map(
    (bar) =>
      `  ${bar.met ? 'met   ' : 'MISSED'}  ${bar.name.padEnd(name)}  ${bar.seen.padStart(seen)}  ${bar.wanted.padEnd(wanted)}`,
  );
  return lines.map((line) => `${line.trimEnd()}\n`).join('');
}

function rounded(value: number): string {
  return String(Math.round(value * 1_000) / 1_000);
}
