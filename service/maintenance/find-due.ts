import type { Transaction } from 'kysely';

import { findDueRefund, passDueRefund } from '../adjustments/due-refund.ts';
import { findDueKey, passDueKey } from '../api-keys/due-key.ts';
import type { NewError } from '../common/errors.ts';
import { findDueReport, passDueReport } from '../reports/due-report.ts';
import type { AccountServices } from '../services.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { Tables } from '../storage/tables.ts';
import { findDueInvoice, passDueInvoice } from '../subscription-payments/due-invoice.ts';

export type DueCode = 'invalid_field' | 'conflict';

/** Something that happens in an account at a time. */
export interface Due {
  readonly at: Timestamp;
  /** Lets it happen, once. */
  pass(newError: NewError<DueCode>, trx: Transaction<Tables>, services: AccountServices): Promise<void>;
}

/** The first that is due in an account until `until`, locked. At equal times, keys come first, then invoices, refunds and reports. */
export async function findDue(trx: Transaction<Tables>, accountId: string, until: Timestamp): Promise<Due | undefined> {
  const key = await findDueKey(trx, accountId, until);
  const invoice = await findDueInvoice(trx, accountId, until);
  const refund = await findDueRefund(trx, accountId, until);
  const report = await findDueReport(trx, accountId, until);
  const [first] = [
    ...(key === undefined ? [] : [{ at: key.at, pass: passing(passDueKey, key) }]),
    ...(invoice === undefined ? [] : [{ at: invoice.at, pass: passing(passDueInvoice, invoice) }]),
    ...(refund === undefined ? [] : [{ at: refund.at, pass: passing(passDueRefund, refund) }]),
    ...(report === undefined ? [] : [{ at: report.at, pass: passing(passDueReport, report) }]),
  ].toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  return first;
}

function passing<What>(
  pass: (newError: NewError<DueCode>, trx: Transaction<Tables>, services: AccountServices, what: What) => Promise<void>,
  what: What,
): Due['pass'] {
  return (newError, trx, services) => pass(newError, trx, services, what);
}
