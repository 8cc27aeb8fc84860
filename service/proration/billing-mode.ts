import type { ItemDifference } from './item-differences.ts';
import { type ProrationRate, WHOLE_PERIOD } from './proration-rate.ts';

/** How a change of items is charged. */
export type BillingMode =
  | 'prorated_immediately'
  | 'full_immediately'
  | 'prorated_next_billing_period'
  | 'full_next_billing_period'
  | 'do_not_bill';

interface Billing {
  /**
   * `left` charges and credits the rest of the period; `whole` charges whole periods, and credits nothing.
   */
  readonly rate: 'left' | 'whole' | 'none';
  readonly charged: 'now' | 'at renewal' | 'never';
  /** Whether a request with this mode can also move `next_billed_at`. */
  readonly movesDate: boolean;
}

export const BILLING_MODES: Readonly<Record<BillingMode, Billing>> = {
  prorated_immediately: { rate: 'left', charged: 'now', movesDate: true },
  full_immediately: { rate: 'whole', charged: 'now', movesDate: false },
  prorated_next_billing_period: { rate: 'left', charged: 'at renewal', movesDate: true },
  full_next_billing_period: { rate: 'whole', charged: 'at renewal', movesDate: false },
  do_not_bill: { rate: 'none', charged: 'never', movesDate: true },
};

/** A line of a charge for a change. */
export type ChangeLine<Difference> = Difference & { readonly rate: ProrationRate };

/**
 * The lines that a change is charged with, now or at the renewal.
 *
 * @param left What is left of the billing period.
 */
export function changeLines<Difference extends Pick<ItemDifference<never>, 'quantity'>>(
  mode: BillingMode,
  differences: readonly Difference[],
  left: ProrationRate,
): readonly ChangeLine<Difference>[] {
  switch (BILLING_MODES[mode].rate) {
    case 'left':
      return differences.map((difference) => ({ ...difference, rate: left }));
    case 'whole':
      return differences
        .filter(({ quantity }) => quantity > 0)
        .map((difference) => ({ ...difference, rate: WHOLE_PERIOD }));
    case 'none':
      return [];
  }
}
