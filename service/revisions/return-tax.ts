import type { Selectable, Transaction } from 'kysely';

import { adjustmentFigures } from '../adjustments/adjustment-figures.ts';
import { approvalTime } from '../adjustments/approval-time.ts';
import { insertAdjustment } from '../adjustments/insert-adjustment.ts';
import { remainderOf } from '../adjustments/remainder.ts';
import { storeCredited } from '../adjustments/store-adjusted.ts';
import type { AccountClock } from '../common/account-clock.ts';
import type { NewError } from '../common/errors.ts';
import { newId } from '../ids/id.ts';
import { partsOf } from '../money/spread-flat.ts';
import type { AccountServices } from '../services.ts';
import type { AdjustmentLine } from '../storage/rows/adjustment-rows.ts';
import type { BuyerCopy, TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { isReverseCharge } from '../tax/rate-for.ts';

type Row = Selectable<TransactionRow>;

const REASON = 'Tax number of the business added';

/** Whether the corrected buyer accounts for the tax itself, and the one of the sale did not. */
export function removesTax(
  { rules }: Pick<AccountServices, 'rules'>,
  { totals }: Row,
  before: BuyerCopy,
  after: BuyerCopy,
): boolean {
  const isExempt = ({ address, business }: BuyerCopy): boolean =>
    isReverseCharge(rules.taxes.sellerCountry, { country: address.country_code }, business);
  return BigInt(totals.tax) > 0n && isExempt(after) && !isExempt(before);
}

/**
 * How the tax of a transaction can be returned: a completed one is refunded, and an unpaid invoice is
 * credited.
 *
 * @throws `transaction_invalid_status_to_revise` when neither is possible.
 */
export function actionToReturn(
  newError: NewError<'transaction_invalid_status_to_revise'>,
  { id, status, collection_mode }: Row,
): 'refund' | 'credit' {
  if (status === 'completed') return 'refund';
  if (status === 'billed' && collection_mode === 'manual') return 'credit';
  throw newError(
    'transaction_invalid_status_to_revise',
    `The tax number returns the tax of transaction ${id}, which has ${collection_mode} collection and the status ${status}. Add the tax number when the transaction is completed.`,
  );
}

/**
 * Returns the tax of a transaction without adjustments, or as much of it as the customer paid or has to pay.
 * Returns its row after that.
 */
export async function returnTax(
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'notifyDue' | 'rules'>,
  row: Row,
  action: 'refund' | 'credit',
): Promise<Row> {
  const { total } = remainderOf(row, [], action);
  const tax = BigInt(row.totals.tax);
  const amount = tax < total ? tax : total;
  if (amount <= 0n) return row;
  const isRefund = action === 'refund';
  const items = taxItems(services.clock, row, amount);
  await insertAdjustment(trx, services, row, {
    action,
    type: 'partial',
    reason: REASON,
    status: isRefund ? 'pending_approval' : 'approved',
    items,
    ...adjustmentFigures(row, [], action, items),
    approve_at: isRefund ? approvalTime(services) : null,
  });
  return isRefund ? row : storeCredited(trx, services, row, amount);
}

/**
 * An item for each taxed line: its tax, which is negative on a negative line. If the amount is less than
 * their sum, it is spread over the positive ones in proportion.
 */
function taxItems(clock: AccountClock, { lines, totals: { tax } }: Row, returned: bigint): AdjustmentLine[] {
  const all = lines.map(({ id, totals }) => ({ id, weight: BigInt(totals.tax) }));
  const isAll = returned === BigInt(tax);
  const taxed = isAll ? all : all.filter(({ weight }) => weight > 0n);
  const parts = isAll ? all.map(({ weight }) => weight) : partsOf(taxed, returned);
  return taxed.flatMap(({ id }, index): AdjustmentLine[] => {
    const part = String(parts[index] ?? 0n);
    if (part === '0') return [];
    const totals = { subtotal: '0', tax: part, total: part };
    // Amounts of items have no sign.
    const amount = part.startsWith('-') ? null : part;
    return [{ id: newId('adjitm_', clock), item_id: id, type: 'tax', amount, totals }];
  });
}
