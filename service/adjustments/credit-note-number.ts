import type { Transaction } from 'kysely';

import { nextNumber } from '../storage/next-number.ts';
import type { Tables } from '../storage/tables.ts';

/**
 * The next number of a credit note in an account, such as `101-CN-10001`: the prefix of its invoices, and
 * its own sequence. Taking it has the effects of `nextNumber`.
 */
export async function nextCreditNoteNumber(trx: Transaction<Tables>, accountId: string): Promise<string> {
  const { prefix, number } = await nextNumber(trx, 'credit_note_numbers', accountId);
  return `${prefix}-CN-${number}`;
}
