/** What is required, and whether it is so. */
export type Bar = readonly [text: string, met: boolean];

/** The number below which `share` of them are. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

export function showPercentiles(values: readonly number[]): string {
  const [p50, p99, most] = [0.5, 0.99, 1].map((share) => percentile(values, share).toFixed(1));
  return `p50 ${p50} ms   p99 ${p99} ms   longest ${most} ms   of ${values.length}`;
}
