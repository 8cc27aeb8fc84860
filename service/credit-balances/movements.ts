import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';

import type { AccountClock } from '../common/account-clock.ts';
import { newId } from '../ids/id.ts';
import type { CreditMovementRow } from '../storage/rows/credit-rows.ts';
import type { Tables } from '../storage/tables.ts';

type Movement = Selectable<CreditMovementRow>;

/** The key of a balance. */
export interface BalanceKey {
  readonly accountId: string;
  readonly customerId: string;
  readonly currencyCode: string;
}

/** What is left of one credit. */
export interface OpenCredit {
  readonly creditId: Movement['credit_id'];
  readonly amount: bigint;
}

/**
 * Locks a balance until the commit, so that of several transactions for one credit each sees what the others
 * left. Returns whether there is one: a customer who never had credit in the currency has none, and nothing
 * is locked.
 */
export async function lockBalance(
  trx: Transaction<Tables>,
  { accountId, customerId, currencyCode }: BalanceKey,
): Promise<boolean> {
  const found = await trx
    .selectFrom('credit_balances')
    .select('created_at')
    .where('account_id', '=', accountId)
    .where('customer_id', '=', customerId as Movement['customer_id'])
    .where('currency_code', '=', currencyCode)
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * The credits of a balance of which something is available, the oldest first. Exact for any number of
 * movements.
 */
export async function openCredits(
  db: Kysely<Tables>,
  { accountId, customerId, currencyCode }: BalanceKey,
): Promise<readonly OpenCredit[]> {
  const { rows } = await sql<{ credit_id: Movement['credit_id']; amount: string }>`
    select credit_id, sum(available)::text as amount from credit_movements
    where account_id = ${accountId} and customer_id = ${customerId} and currency_code = ${currencyCode}
    group by credit_id having sum(available) > 0 order by credit_id`.execute(db);
  return rows.map(({ credit_id, amount }) => ({ creditId: credit_id, amount: BigInt(amount) }));
}

export function sumOf(credits: readonly OpenCredit[]): bigint {
  return credits.reduce((sum, { amount }) => sum + amount, 0n);
}

/** The parts of credits that add up to `amount`, the oldest first. */
export function oldestFirst(credits: readonly OpenCredit[], amount: bigint): OpenCredit[] {
  let left = amount;
  return credits.flatMap((credit) => {
    const part = credit.amount < left ? credit.amount : left;
    left -= part;
    return part === 0n ? [] : [{ ...credit, amount: part }];
  });
}

/** A part of a credit, and where it goes from and to. */
export type NewMovement = Pick<Movement, 'kind' | 'transaction_id'> & {
  readonly from: 'available' | 'reserved';
  readonly to: 'available' | 'reserved' | 'used';
  readonly part: OpenCredit;
};

/** Stores movements of a balance that the caller has locked. */
export async function move(
  trx: Transaction<Tables>,
  clock: AccountClock,
  { accountId, customerId, currencyCode }: BalanceKey,
  movements: readonly NewMovement[],
): Promise<void> {
  if (movements.length === 0) return;
  const none = { available: 0, reserved: 0, used: 0, reason: null };
  const values = movements.map(({ kind, transaction_id, from, to, part: { creditId, amount } }) => ({
    ...none,
    account_id: accountId,
    id: newId('crdmov_', clock),
    customer_id: customerId as Movement['customer_id'],
    currency_code: currencyCode,
    credit_id: creditId,
    transaction_id,
    kind,
    // At most 15 digits, which a number holds exactly.
    [from]: -Number(amount),
    [to]: Number(amount),
    created_at: clock.now(),
  }));
  await trx.insertInto('credit_movements').values(values).execute();
}
