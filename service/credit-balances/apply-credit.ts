import { type Selectable, sql, type Transaction } from 'kysely';

import type { AccountClock } from '../common/account-clock.ts';
import { creditedTotals } from '../money/credited-totals.ts';
import type { CreditMovementRow } from '../storage/rows/credit-rows.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { creditFor } from './credit-for.ts';
import { type BalanceKey, lockBalance, move, oldestFirst, openCredits, sumOf } from './movements.ts';

type Row = Pick<
  Selectable<TransactionRow>,
  'account_id' | 'id' | 'status' | 'customer_id' | 'currency_code' | 'totals'
>;

/**
 * Reserves credit of the customer for a transaction that is billed or whose payment starts, the oldest
 * first, up to its total: available → reserved. What is reserved for it already remains. Returns its totals
 * with all that is reserved, which replace what they showed before. Only a `ready` transaction gets credit:
 * a billed one got it when it was billed. The caller has locked the transaction, or is creating it.
 */
export async function reserveCredit(
  trx: Transaction<Tables>,
  clock: AccountClock,
  row: Row,
): Promise<Selectable<TransactionRow>['totals']> {
  const key = balanceKey(row);
  if (key === undefined || row.status !== 'ready' || !(await lockBalance(trx, key))) return row.totals;
  const reserved = sumOf(await reservedCredits(trx, row));
  if (reserved > 0n) return row.totals;
  // Without the credit that was shown while the transaction could be changed.
  const totals = creditedTotals(row.totals, -BigInt(row.totals.credit));
  const credits = await openCredits(trx, key);
  const amount = creditFor(BigInt(totals.balance), sumOf(credits), row.currency_code);
  await move(
    trx,
    clock,
    key,
    oldestFirst(credits, amount).map((part) => ({
      kind: 'reserved',
      transaction_id: row.id,
      from: 'available',
      to: 'reserved',
      part,
    })),
  );
  return creditedTotals(totals, amount);
}

/** Reserved → used, for a transaction that is completed. */
export function useCredit(trx: Transaction<Tables>, clock: AccountClock, row: Row): Promise<void> {
  return moveReserved(trx, clock, row, 'used');
}

/** Reserved → available, for a transaction that is canceled, or whose items change before it is paid. */
export function releaseCredit(trx: Transaction<Tables>, clock: AccountClock, row: Row): Promise<void> {
  return moveReserved(trx, clock, row, 'available');
}

async function moveReserved(
  trx: Transaction<Tables>,
  clock: AccountClock,
  row: Row,
  to: 'available' | 'used',
): Promise<void> {
  const key = balanceKey(row);
  if (key === undefined || row.totals.credit === '0' || !(await lockBalance(trx, key))) return;
  const kind = to === 'used' ? 'used' : 'released';
  const parts = await reservedCredits(trx, row);
  await move(
    trx,
    clock,
    key,
    parts.map((part) => ({ kind, transaction_id: row.id, from: 'reserved', to, part })),
  );
}

function balanceKey({ account_id, customer_id, currency_code }: Row): BalanceKey | undefined {
  return customer_id === null
    ? undefined
    : { accountId: account_id, customerId: customer_id, currencyCode: currency_code };
}

async function reservedCredits(trx: Transaction<Tables>, { account_id, id }: Row) {
  const { rows } = await sql<{ credit_id: Selectable<CreditMovementRow>['credit_id']; amount: string }>`
    select credit_id, sum(reserved)::text as amount from credit_movements
    where account_id = ${account_id} and transaction_id = ${id}
    group by credit_id having sum(reserved) > 0 order by credit_id`.execute(trx);
  return rows.map(({ credit_id, amount }) => ({ creditId: credit_id, amount: BigInt(amount) }));
}
