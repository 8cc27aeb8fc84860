import type { Selectable } from 'kysely';

import type { Timestamp } from '../../storage/columns.ts';
import type { AdjustmentRow } from '../../storage/rows/adjustment-rows.ts';
import type { TransactionRow } from '../../storage/rows/transaction-rows.ts';

type Sale = Pick<Selectable<TransactionRow>, 'customer_id' | 'subscription_id' | 'origin'>;

/** A change of the balance that payouts are made from, as the database knows it. */
export interface Movement extends Sale {
  readonly transaction_id: TransactionRow['id'];
  readonly transaction_updated_at: Timestamp;
  /** Of the transaction. */
  readonly payout_totals: NonNullable<Selectable<TransactionRow>['payout_totals']>;
  /** `payment`, or the action of the adjustment. */
  readonly type: 'payment' | 'refund' | 'chargeback' | 'chargeback_reverse';
  readonly occurred_at: Timestamp;
  /** Empty for a payment. */
  readonly adjustment_id: AdjustmentRow['id'] | '';
  /** Of the adjustment; null for a payment. */
  readonly adjusted: Selectable<AdjustmentRow>['payout_totals'];
  readonly document_number: string | null;
  readonly reason: string | null;
  /** When the adjustment was last changed, or the transaction of a payment. */
  readonly changed_at: Timestamp;
}

/**
 * Amounts of a payment are positive, those of a refund negative. Fees that are charged are positive, those
 * that are refunded negative.
 */
interface MovementFigures {
  readonly total: bigint;
  readonly tax: bigint;
  /** `total − tax` */
  readonly subtotal: bigint;
  readonly fee: bigint;
  readonly chargebackFee: bigint;
  /** `subtotal − fee − chargebackFee` */
  readonly change: bigint;
}

export type MovementRow = Movement & MovementFigures;

/** A movement with its figures, in the currency of the payout. */
export function movementRow(movement: Movement): MovementRow {
  const { payout_totals, adjusted } = movement;
  const { total, tax, fee, chargebackFee } =
    adjusted === null ? charged(payout_totals) : returned(adjusted, movement.type === 'chargeback_reverse' ? 1n : -1n);
  const subtotal = total - tax;
  return { ...movement, total, tax, subtotal, fee, chargebackFee, change: subtotal - fee - chargebackFee };
}

type Given = Pick<MovementFigures, 'total' | 'tax' | 'fee' | 'chargebackFee'>;

/** What was charged, so after credit. */
function charged({ grand_total, grand_total_tax, fee }: Movement['payout_totals']): Given {
  return { total: BigInt(grand_total), tax: BigInt(grand_total_tax), fee: BigInt(fee), chargebackFee: 0n };
}

/**
 * What an adjustment returns. The reverse of a chargeback has the figures of the chargeback, with the other
 * sign.
 */
function returned({ total, tax, fee, chargeback_fee }: NonNullable<Movement['adjusted']>, sign: 1n | -1n): Given {
  return {
    total: sign * BigInt(total),
    tax: sign * BigInt(tax),
    fee: sign * BigInt(fee),
    chargebackFee: -sign * BigInt(chargeback_fee.amount),
  };
}
