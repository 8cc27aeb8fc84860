/** `count` numbers, the first `first`, each `factor` times the one before it, none above `longest`. */
export function geometricDelays(first: number, factor: number, longest: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => Math.min(first * factor ** index, longest));
}
