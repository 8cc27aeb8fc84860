import { type Kysely, sql } from 'kysely';

import { transactionEntity } from '../../service/transactions/transaction-entity.ts';
import type { Tables } from '../../service/storage/tables.ts';
import { newModel } from '../../test/service/subscriptions/model/new-model.ts';
import { shownModel, shownRealTransaction } from '../../test/service/subscriptions/model/shown.ts';
import { pass } from '../../test/service/subscriptions/model/time.ts';
import { CYCLES } from '../../test/service/subscriptions/model/world.ts';
import { RENEWED } from '../../test/service/renewals/subscriber.ts';

/** The first invoice number of an account. */
const FIRST_NUMBER = 10_001;

/**
 * How much of what renewals have made differs from what the model of the tests says: the period, status,
 * amounts and payment of each transaction, the order of the events of each subscription, invoice numbers,
 * and what the bank has captured.
 *
 * @param until The time of the account.
 */
export async function differences(db: Kysely<Tables>, accountId: string, until: string): Promise<number> {
  const expected = new Map<string, readonly string[]>();
  const transactionsOf = (start: string): readonly string[] => {
    const known = expected.get(start) ?? renewalsOf(start, until);
    expected.set(start, known);
    return known;
  };
  const subscriptions = await db
    .selectFrom('subscriptions')
    .select(['id', 'started_at'])
    .where('account_id', '=', accountId)
    .where('status', '=', 'active')
    .execute();
  const rows = await db
    .selectFrom('transactions')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  const made = Map.groupBy(rows, ({ subscription_id }) => subscription_id);
  const events = await eventsBySubscription(db, accountId);
  let count = 0;
  for (const { id, started_at } of subscriptions) {
    const renewals = transactionsOf(started_at!);
    const own = (made.get(id) ?? []).map((row) => shownRealTransaction(transactionEntity(row)));
    count += differing(own, renewals);
    count += differing(
      events.get(id) ?? [],
      renewals.flatMap(() => RENEWED),
    );
  }
  const numbers = rows.map(({ invoice_number }) => Number(invoice_number?.split('-')[1])).toSorted((a, b) => a - b);
  count += numbers.filter((number, index) => number !== FIRST_NUMBER + index).length;
  return count + (await wrongCaptures(db, accountId));
}

/** The renewals of a subscription of two units of the first price, as texts. */
function renewalsOf(start: string, until: string): readonly string[] {
  const beginning = { start, cycle: CYCLES.month, card: 'success', quantity: 2, isTrial: false } as const;
  const model = newModel(beginning);
  pass(model, Date.parse(until));
  const [, ...renewals] = shownModel(model).transactions;
  return renewals;
}

function differing(found: readonly string[], expected: readonly string[]): number {
  const longer = found.length > expected.length ? found : expected;
  return longer.filter((_, index) => found[index] !== expected[index]).length;
}

/**
 * The events of each subscription and of its transactions, in their order: the type, and the status that it
 * shows.
 */
async function eventsBySubscription(db: Kysely<Tables>, accountId: string): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await sql<{ id: string; types: string[] }>`
    select coalesce(data::json ->> 'subscription_id', data::json ->> 'id') as id, array_agg(type || ' ' || (data::json ->> 'status') order by id) as types
    from events
    where account_id = ${accountId} and (type like 'subscription.%' or type like 'transaction.%')
    group by 1`.execute(db);
  return new Map(rows.map(({ id, types }) => [id, types]));
}

/** The transactions for which the bank has not captured their total once. */
async function wrongCaptures(db: Kysely<Tables>, accountId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select t.id from transactions t
      left join payment_attempts a on a.account_id = t.account_id and a.transaction_id = t.id
      left join test_gateway_attempts g on g.attempt_id = a.id and g.status = 'captured'
      where t.account_id = ${accountId}
      group by t.id, t.totals ->> 'grand_total'
      having array_agg(g.amount::text) <> array[t.totals ->> 'grand_total']
    ) wrong`.execute(db);
  return rows[0]!.count;
}
