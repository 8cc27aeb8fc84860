import type { CreditBalance, CurrencyCode } from '@billing/types';
import { type Kysely, sql } from 'kysely';

import type { Id } from '../ids/id.ts';
import type { Tables } from '../storage/tables.ts';

interface Sums {
  readonly currency_code: string;
  readonly available: string;
  readonly reserved: string;
  readonly used: string;
}

/**
 * The balances of a customer, in the order of their currencies. There is none in a currency in which the
 * customer never had credit.
 *
 * @param currencies Only these; undefined for all.
 */
export async function readBalances(
  db: Kysely<Tables>,
  accountId: string,
  customerId: string,
  currencies?: readonly string[],
): Promise<CreditBalance[]> {
  const { rows } = await sql<Sums>`
    select b.currency_code, coalesce(sum(m.available), 0)::text as available,
      coalesce(sum(m.reserved), 0)::text as reserved, coalesce(sum(m.used), 0)::text as used
    from credit_balances b
    join credit_movements m
      on m.account_id = b.account_id and m.customer_id = b.customer_id and m.currency_code = b.currency_code
    where b.account_id = ${accountId} and b.customer_id = ${customerId}
    group by b.currency_code order by b.currency_code collate "C"`.execute(db);
  return rows
    .filter(({ currency_code }) => currencies?.includes(currency_code) ?? true)
    .map(({ currency_code, ...balance }) => ({
      customer_id: customerId as Id<'ctm_'>,
      // Only codes that the service has are stored.
      currency_code: currency_code as CurrencyCode,
      balance,
    }));
}
