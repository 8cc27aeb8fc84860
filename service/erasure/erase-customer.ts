import type { Selectable, Transaction } from 'kysely';

import { anyError } from '../common/any-error.ts';
import { timestamp } from '../common/clock.ts';
import { notFound } from '../common/not-found.ts';
import type { AccountServices } from '../services.ts';
import { lockCustomDataSize } from '../storage/custom-data-column.ts';
import type { CustomerErasureRow, CustomerRow } from '../storage/rows/customer-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { eraseAddresses } from './erase-addresses.ts';
import { checkErasable } from './check-erasable.ts';
import { eraseHistory } from './erase-history.ts';
import { eraseParties } from './erase-parties.ts';
import { eraseReports, eraseResults } from './erase-results.ts';
import { eraseSales } from './erase-sales.ts';
import { erasedEmail } from './scrub.ts';
import { readTraces, type Traces } from './traces.ts';

type Customer = Selectable<CustomerRow>;

export interface Erasure {
  readonly accountId: string;
  readonly customerId: CustomerRow['id'];
  /** For the record: who does it. */
  readonly by: string;
}

export interface Erased {
  readonly record: Selectable<CustomerErasureRow>;
  /** Events, notifications and simulations that were changed. */
  readonly history: number;
  /** Stored results of requests that were deleted. */
  readonly results: number;
  /** Reports whose files were deleted. */
  readonly reports: number;
}

/** Ids of other processes can be so much older than the time of this one. */
const SKEW_MS = 3_600_000;

/**
 * Removes the personal data of a customer: from the history step by step, then from the rows and with the
 * record of it in one transaction, and then from what was published meanwhile. If it is interrupted, call it
 * again: it finds what is left as long as the rows show the customer's email address, and by ids after that.
 * The record has no `completed_at` until the end.
 *
 * @throws OperatorError when the customer has something open.
 */
export async function eraseCustomer(
  services: AccountServices,
  erasure: Erasure,
  progress: (text: string) => void,
): Promise<Erased> {
  const { db, clock } = services;
  const report = (table: string, changed: number): void => progress(`${table}: ${changed} changed so far`);
  const begin = new Date(clock.system.now().getTime() - SKEW_MS);
  const traces = await db.transaction().execute(async (trx) => tracesOf(trx, await lockErasable(trx, erasure)));
  const before = await eraseHistory(services, traces, undefined, report);
  const startedAt = await eraseRows(services, erasure);
  const meanwhile = await eraseHistory(services, traces, begin, report);
  const results = await eraseResults(services, traces);
  const reports = await eraseReports(services, traces);
  await eraseAddresses(db, traces);
  const record = await db
    .updateTable('customer_erasures')
    .set({ completed_at: timestamp(clock.system.now()) })
    .where('account_id', '=', erasure.accountId)
    .where('customer_id', '=', erasure.customerId)
    .where('started_at', '=', startedAt)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { record, history: before + meanwhile, results, reports };
}

/** Erases the rows, and returns when: it identifies the record. */
async function eraseRows(services: AccountServices, erasure: Erasure): Promise<string> {
  const { accountId, customerId, by } = erasure;
  return services.db.transaction().execute(async (trx) => {
    const customer = await lockErasable(trx, erasure);
    await eraseSales(trx, services, customer);
    await eraseParties(trx, services, customer);
    const startedAt = timestamp(services.clock.system.now());
    await trx
      .insertInto('customer_erasures')
      .values({
        account_id: accountId,
        customer_id: customerId,
        erased_by: by,
        started_at: startedAt,
        completed_at: null,
      })
      .execute();
    return startedAt;
  });
}

async function lockErasable(trx: Transaction<Tables>, { accountId, customerId }: Erasure): Promise<Customer> {
  await lockCustomDataSize(trx, accountId);
  const customer = await trx
    .selectFrom('customers')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  if (customer === undefined) throw notFound(anyError, 'Customer', customerId);
  await checkErasable(trx, customer);
  return customer;
}

function tracesOf(trx: Transaction<Tables>, customer: Customer): Promise<Traces> {
  return readTraces(trx, customer, customer.email === erasedEmail(customer.id) ? undefined : customer.email);
}
