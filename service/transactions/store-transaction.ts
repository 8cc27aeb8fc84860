import type { Selectable, Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { publishRedemption } from '../discounts/redeem-discount.ts';
import type { AccountServices } from '../services.ts';
import type { DiscountRow } from '../storage/rows/catalog-rows.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { updateRow } from '../storage/update-row.ts';
import { withBuyer } from './buyer-copy.ts';
import { publishStages } from './publish-stages.ts';
import { lastRow, type Stages } from './stages.ts';
import { differingColumns, transactionColumns } from './transaction-columns.ts';

type Row = Selectable<TransactionRow>;

const TRANSACTION = { table: 'transactions', name: 'Transaction' } as const;

/** What a change leads to. */
export interface Outcome {
  readonly stages: Stages;
  /** The discount whose `times_used` it changes. */
  readonly redemption: Selectable<DiscountRow> | undefined;
}

/**
 * Stores a new transaction as it is after the last step, and publishes the events of all steps and of the
 * discount.
 *
 * @param custom_data From `customDataColumn`.
 */
export async function insertTransaction(
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'notifyDue'>,
  outcome: Outcome,
  custom_data: string | null,
): Promise<Row> {
  const row = await trx
    .insertInto('transactions')
    .values({ ...transactionColumns(await withBuyer(trx, lastRow(outcome.stages))), custom_data })
    .returningAll()
    .executeTakeFirstOrThrow();
  await publishOutcome(trx, services, outcome);
  return row;
}

/**
 * Writes the row of the last step, and publishes the events of all steps and of the discount.
 *
 * @param before The row as it was read.
 * @param custom_data From `customDataColumn`; undefined when it does not change.
 * @throws `conflict` when another request has changed the transaction since it was read.
 */
export async function storeTransaction(
  newError: NewError<'conflict'>,
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'notifyDue'>,
  before: Row,
  outcome: Outcome,
  custom_data?: string | null,
): Promise<Row> {
  const row = await updateRow(newError, trx, services.clock, TRANSACTION, before, {
    ...transactionColumns(differingColumns(before, await withBuyer(trx, lastRow(outcome.stages)))),
    ...(custom_data !== undefined && { custom_data }),
  });
  await publishOutcome(trx, services, outcome);
  return row;
}

/**
 * The same for a row that the caller has read under a lock, so that no other request can have changed it,
 * and without a discount.
 */
export async function storeLockedTransaction(
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'notifyDue'>,
  before: Row,
  stages: Stages,
): Promise<Row> {
  const row = await trx
    .updateTable('transactions')
    .set({ ...transactionColumns(differingColumns(before, lastRow(stages))), revision: before.revision + 1 })
    .where('account_id', '=', before.account_id)
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await publishStages(trx, services, stages);
  return row;
}

/** Publishes the events of all steps, then that of the discount. */
async function publishOutcome(
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'notifyDue'>,
  { stages, redemption }: Outcome,
): Promise<void> {
  await publishStages(trx, services, stages);
  if (redemption !== undefined) await publishRedemption(trx, services, redemption);
}
