import type { Selectable, Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { AccountServices } from '../services.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { passed } from './stages.ts';
import { storeTransaction } from './store-transaction.ts';

type Row = Selectable<TransactionRow>;

/** Makes an invoice past due, and returns its row after that. */
export function fallDue(
  newError: NewError<'conflict'>,
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'notifyDue'>,
  row: Row,
): Promise<Row> {
  const start = { row: { ...row, updated_at: services.clock.now() }, events: [] };
  return storeTransaction(newError, trx, services, row, { stages: passed([start], 'fallDue'), redemption: undefined });
}
