import { sql, type Transaction } from 'kysely';

import type { Tables } from './tables.ts';

/** So that the numbers of an account have the same length for a long time. */
const BEFORE_FIRST = 10_000;

export interface NextNumber {
  /** Of the documents of the account, such as `101`. */
  readonly prefix: number;
  /** The first of those that were taken. */
  readonly number: number;
}

/**
 * The next number of a sequence of the account without gaps, or the next `count` numbers. They are taken in
 * the transaction that uses them, so a rollback returns them; until the commit, other requests of the
 * account wait. Take them as late as possible.
 */
export async function nextNumber(
  trx: Transaction<Tables>,
  sequence: 'invoice_numbers' | 'credit_note_numbers',
  accountId: string,
  count = 1,
): Promise<NextNumber> {
  const { last_number, invoice_prefix } = await trx
    .insertInto(sequence)
    .values({ account_id: accountId, last_number: BEFORE_FIRST + count })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ last_number: sql`${sql.table(sequence)}.last_number + ${count}::int` }),
    )
    .returning([
      'last_number',
      sql<number>`(select invoice_prefix from accounts where id = ${accountId})`.as('invoice_prefix'),
    ])
    .executeTakeFirstOrThrow();
  return { prefix: invoice_prefix, number: last_number - count + 1 };
}
