/** What a change credits, what it charges, and what is left of both. */
export interface UpdateSummary {
  /** The sum of the lines that credit, at most 0. */
  readonly credit: bigint;
  /** The sum of the lines that charge, at least 0. */
  readonly charge: bigint;
  readonly result: {
    readonly action: 'charge' | 'credit';
    /** Without a sign: `action` is the direction. */
    readonly amount: bigint;
  };
}

/** Sums up the totals of the lines of a change. A change whose lines cancel each other charges 0. */
export function updateSummary(totals: readonly { readonly total: bigint }[]): UpdateSummary {
  const sumOf = (some: readonly { readonly total: bigint }[]): bigint =>
    some.reduce((sum, { total }) => sum + total, 0n);
  const credit = sumOf(totals.filter(({ total }) => total < 0n));
  const charge = sumOf(totals.filter(({ total }) => total > 0n));
  const sum = credit + charge;
  return {
    credit,
    charge,
    result: sum < 0n ? { action: 'credit', amount: -sum } : { action: 'charge', amount: sum },
  };
}
