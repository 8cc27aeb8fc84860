/**
 * Divides an amount in proportion to weights, in whole units: the largest remainders get one more, of equal
 * ones the earlier.
 */
export function spread(amount: bigint, weights: readonly bigint[]): readonly bigint[] {
  const sum = weights.reduce((total, weight) => total + weight, 0n);
  const parts = weights.map((weight) => (amount * weight) / sum);
  let missing = amount - parts.reduce((total, part) => total + part, 0n);
  const remainders = weights.map((weight, index) => ({ index, remainder: (amount * weight) % sum }));
  while (missing > 0n) {
    const largest = remainders.reduce((best, each) => (each.remainder > best.remainder ? each : best));
    parts[largest.index]! += 1n;
    largest.remainder = -1n;
    missing -= 1n;
  }
  return parts;
}
