import type { Kysely } from 'kysely';

import { OperatorError } from '../common/operator-error.ts';
import type { Tables } from '../storage/tables.ts';

const FORM = /^(\d+)-(CN-)?(\d+)$/;

/**
 * Continues the invoices and credit notes of accounts after `numbers`, the last ones that were issued after
 * the backup: a number that a customer has must not be used twice. The numbers between are then missing in
 * the data.
 *
 * @throws OperatorError when a number belongs to none of the accounts, or the backup has a later one.
 */
export async function skipUsedNumbers(db: Kysely<Tables>, numbers: readonly string[]): Promise<void> {
  for (const text of numbers) {
    const [, prefix, creditNote, number] = FORM.exec(text) ?? [];
    if (prefix === undefined) {
      throw new OperatorError(`--used-number must be a number such as 101-10042 or 101-CN-10001, not "${text}".`);
    }
    const table = creditNote === undefined ? 'invoice_numbers' : 'credit_note_numbers';
    const account = await db
      .selectFrom('accounts')
      .select('id')
      .where('invoice_prefix', '=', Number(prefix))
      .executeTakeFirst();
    if (account === undefined)
      throw new OperatorError(`No account of the backup has numbers that begin with ${prefix}.`);
    const stored = await db
      .selectFrom(table)
      .select('last_number')
      .where('account_id', '=', account.id)
      .executeTakeFirst();
    const last = Number(number);
    if (last < (stored?.last_number ?? 0)) {
      throw new OperatorError(
        `The backup has later numbers than ${text}: the last one is ${prefix}-${creditNote ?? ''}${stored?.last_number}.`,
      );
    }
    await db
      .insertInto(table)
      .values({ account_id: account.id, last_number: last })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ last_number: last }))
      .execute();
  }
}
