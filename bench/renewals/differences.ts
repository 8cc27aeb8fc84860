import { type Kysely, type Selectable, sql } from 'kysely';

import { transactionEntity } from '../../service/transactions/transaction-entity.ts';
import type { TransactionRow } from '../../service/storage/rows/transaction-rows.ts';
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
  return count + (await wrongCaptures(db, rows));
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

/** How many transactions there are for which the bank has not captured their total once. */
async function wrongCaptures(db: Kysely<Tables>, rows: readonly Selectable<TransactionRow>[]): Promise<number> {
  // Joined here: joined by the database, before it has statistics, 12,000 transactions took minutes.
  const attempts = await db.selectFrom('payment_attempts').select(['id', 'transaction_id']).execute();
  const captures = await db
    .selectFrom('test_gateway_attempts')
    .select(['attempt_id', 'amount'])
    .where('status', '=', 'captured')
    .execute();
  const amounts = new Map(captures.map(({ attempt_id, amount }) => [attempt_id, amount]));
  const attemptsOf = Map.groupBy(attempts, ({ transaction_id }) => transaction_id);
  return rows.filter(({ id, totals }) => {
    const captured = (attemptsOf.get(id) ?? []).flatMap((attempt) => amounts.get(attempt.id) ?? []);
    return captured.length !== 1 || captured[0] !== totals.grand_total;
  }).length;
}
