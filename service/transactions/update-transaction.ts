import type { TransactionUpdate } from '@billing/types';
import type { Selectable, Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { releaseCredit } from '../credit-balances/apply-credit.ts';
import { lockDiscount, releaseDiscount } from '../discounts/redeem-discount.ts';
import type { AccountServices } from '../services.ts';
import { customDataColumn } from '../storage/custom-data-column.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { billTransaction } from './bill-transaction.ts';
import { changedTransaction, isChange, requestedChanges } from './changed-transaction.ts';
import type { CreateTransactionCode } from './create-transaction.ts';
import type { CheckoutPageServices } from './checkout-page.ts';
import { checkMinimumCharge } from './minimum-charge.ts';
import { checkNoPaymentUnderWay } from './payment-under-way.ts';
import { lastRow, passed, readied } from './stages.ts';
import { checkStatusChange, type StatusChangeCode } from './status-rules.ts';
import { type Outcome, storeTransaction } from './store-transaction.ts';

type Row = Selectable<TransactionRow>;

export type UpdateTransactionCode =
  | CreateTransactionCode
  | StatusChangeCode
  | 'conflict'
  | 'transaction_immutable_while_processing_payment';

type Services = Pick<AccountServices, 'clock' | 'notifyDue'> & CheckoutPageServices;

/**
 * Changes the members of a draft or ready transaction, then bills it if the body says so; or cancels it.
 * Returns the row after that.
 *
 * @throws `conflict` when another request has changed the transaction since `before` was read.
 */
export async function updateTransaction(
  newError: NewError<UpdateTransactionCode>,
  trx: Transaction<Tables>,
  services: Services,
  before: Row,
  { status = before.status, ...body }: TransactionUpdate,
): Promise<Row> {
  const changes = requestedChanges(newError, services.clock, before, body);
  const isChanged = isChange(changes);
  checkStatusChange(newError, before, status, isChanged);
  if (!isChanged && status === before.status) return before;
  checkNoPaymentUnderWay(newError, before);
  if (status === 'canceled')
    return storeTransaction(newError, trx, services, before, await canceled(trx, services, before));
  const isBilled = status === 'billed';
  const discountId = changes.columns.discount_id ?? before.discount_id;
  if (isBilled && discountId !== null) await lockDiscount(trx, before.account_id, discountId);
  const changed = isChanged ? await changedTransaction(newError, trx, services, before, changes) : before;
  const row = { ...changed, updated_at: services.clock.now() };
  const stages = readied([{ row, events: isChanged ? ['transaction.updated'] : [] }]);
  if (lastRow(stages).status === 'ready') checkMinimumCharge(newError, row);
  const custom_data = await changedData(newError, trx, services, before, changed);
  const outcome = isBilled ? await billTransaction(newError, trx, services, stages) : { stages, redemption: undefined };
  return storeTransaction(newError, trx, services, before, outcome, custom_data);
}

async function changedData(
  newError: NewError<'storage_limit_reached'>,
  trx: Transaction<Tables>,
  { rules }: Pick<Services, 'rules'>,
  { account_id, custom_data: stored }: Row,
  { custom_data }: Row,
): Promise<string | null | undefined> {
  return custom_data === stored ? undefined : customDataColumn(newError, trx, rules, account_id, custom_data, stored);
}

async function canceled(trx: Transaction<Tables>, services: Services, before: Row): Promise<Outcome> {
  await releaseCredit(trx, services.clock, before);
  const start = { row: { ...before, updated_at: services.clock.now() }, events: [] };
  const stages = passed([start], 'cancel', { discount_redeemed: false });
  const { account_id, discount_id, discount_redeemed } = before;
  const isReleased = discount_redeemed && discount_id !== null;
  return { stages, redemption: isReleased ? await releaseDiscount(trx, services, account_id, discount_id) : undefined };
}
