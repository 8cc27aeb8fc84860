import type { Transaction } from 'kysely';

import { nextNumber } from '../storage/next-number.ts';
import type { Tables } from '../storage/tables.ts';

/** The next invoice number of an account, such as `101-10042`. Taking it has the effects of `nextNumber`. */
export async function nextInvoiceNumber(trx: Transaction<Tables>, accountId: string): Promise<string> {
  const [number] = await nextInvoiceNumbers(trx, accountId, 1);
  return number!;
}

/** The next ones, in their order. */
export async function nextInvoiceNumbers(
  trx: Transaction<Tables>,
  accountId: string,
  count: number,
): Promise<readonly string[]> {
  const { prefix, number } = await nextNumber(trx, 'invoice_numbers', accountId, count);
  return Array.from({ length: count }, (_, index) => `${prefix}-${number + index}`);
}
