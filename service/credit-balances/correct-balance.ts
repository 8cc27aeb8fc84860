import type { CreditBalance } from '@billing/types';
import { type Selectable, sql, type Transaction } from 'kysely';

import type { AccountClock } from '../common/account-clock.ts';
import { OperatorError } from '../common/operator-error.ts';
import { newId } from '../ids/id.ts';
import { MINOR_DIGITS } from '../money/currencies.ts';
import type { CreditMovementRow } from '../storage/rows/credit-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { type BalanceKey, lockBalance, oldestFirst, openCredits, sumOf } from './movements.ts';
import { readBalances } from './read-balances.ts';

/** The currencies in which a customer can have credit. */
export const BALANCE_CURRENCIES: readonly string[] = Object.keys(MINOR_DIGITS);

type Movement = Selectable<CreditMovementRow>;

/**
 * Corrects what is available in a balance by an amount, for example to take over credit from another system.
 * A negative amount takes the oldest credit first. Returns the balance.
 *
 * @throws OperatorError when less than that is available, or the account has no such customer.
 */
export async function correctBalance(
  trx: Transaction<Tables>,
  clock: AccountClock,
  key: BalanceKey,
  amount: bigint,
  reason: string,
): Promise<CreditBalance> {
  const { accountId, customerId, currencyCode } = key;
  await checkCustomer(trx, key);
  await createBalance(trx, clock, key);
  await lockBalance(trx, key);
  const columns = {
    account_id: accountId,
    customer_id: customerId as Movement['customer_id'],
    currency_code: currencyCode,
    transaction_id: null,
    kind: 'corrected' as const,
    reserved: 0,
    used: 0,
    reason,
    created_at: clock.now(),
  };
  const values = (await partsOf(trx, key, amount)).map(({ creditId, available }) => {
    const id = newId('crdmov_', clock);
    return { ...columns, id, credit_id: creditId ?? id, available: Number(available) };
  });
  await trx.insertInto('credit_movements').values(values).execute();
  const [balance] = await readBalances(trx, accountId, customerId, [currencyCode]);
  return balance!;
}

/** A new credit, or the part that each credit loses. */
async function partsOf(
  trx: Transaction<Tables>,
  key: BalanceKey,
  amount: bigint,
): Promise<readonly { readonly creditId?: Movement['credit_id']; readonly available: bigint }[]> {
  if (amount > 0n) return [{ available: amount }];
  const credits = await openCredits(trx, key);
  const available = sumOf(credits);
  if (amount === 0n || -amount > available)
    throw new OperatorError(`The amount must not be 0, and at least -${available}: ${available} is available.`);
  return oldestFirst(credits, -amount).map((part) => ({ creditId: part.creditId, available: -part.amount }));
}

async function checkCustomer(trx: Transaction<Tables>, { accountId, customerId }: BalanceKey): Promise<void> {
  const customer = await trx
    .selectFrom('customers')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', customerId as Movement['customer_id'])
    .executeTakeFirst();
  if (customer === undefined) throw new OperatorError(`Account "${accountId}" has no customer ${customerId}.`);
}

async function createBalance(
  trx: Transaction<Tables>,
  clock: AccountClock,
  { accountId, customerId, currencyCode }: BalanceKey,
): Promise<void> {
  await sql`insert into credit_balances (account_id, customer_id, currency_code, created_at)
    values (${accountId}, ${customerId}, ${currencyCode}, ${clock.now()}) on conflict do nothing`.execute(trx);
}
