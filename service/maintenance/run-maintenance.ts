import type { Kysely } from 'kysely';

import { accountsWithDueRefunds } from '../adjustments/due-refund.ts';
import { accountsWithDueKeys } from '../api-keys/due-key.ts';
import { timestamp } from '../common/clock.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { accountsWithDueSubscriptions } from '../renewals/claim-subscription.ts';
import { renewInAccount } from '../renewals/renew-subscriptions.ts';
import { accountsWithDueReports } from '../reports/due-report.ts';
import { inAccount } from '../services.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { Tables } from '../storage/tables.ts';
import { accountsWithDueInvoices } from '../subscription-payments/due-invoice.ts';
import { findDue } from './find-due.ts';
import { readAccountDue } from './read-account-due.ts';

/**
 * Lets everything happen that is due: in each account in the order of its due times, and while its test clock advances, each at its
 * own time. Returns how much happened. Any number of processes may call it at once: each step locks its account or its subscription and is
 * one transaction, so a crash loses and repeats nothing. Subscriptions of accounts without a test clock have their own job (`renewals`).
 */
export async function runMaintenance(payments: PaymentServices, signal?: AbortSignal): Promise<number> {
  const { db, clock } = payments.services;
  const accounts = new Set([
    ...(await accountsAdvancing(db)),
    ...(await accountsWithDueKeys(db, timestamp(clock.now()))),
    ...(await accountsWithDueInvoices(db, timestamp(clock.now()))),
    ...(await accountsWithDueRefunds(db, timestamp(clock.now()))),
    ...(await accountsWithDueReports(db, timestamp(clock.now()))),
    ...(await accountsWithDueSubscriptions(db)),
  ]);
  let happened = 0;
  for (const accountId of accounts) happened += await passAllDue(payments, accountId, signal);
  return happened;
}

async function passAllDue(payments: PaymentServices, accountId: string, signal?: AbortSignal): Promise<number> {
  for (let happened = 0; ;) {
    if (signal?.aborted === true) return happened;
    const step = await nextStep(payments, accountId);
    if (step === 'none') return happened;
    if (step === 'passed') {
      happened += 1;
      continue;
    }
    const renewed = await renewInAccount(payments, accountId, step.renewAt, signal);
    // Another process works on what is left.
    if (renewed === 0) return happened;
    happened += renewed;
  }
}

async function accountsAdvancing(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db.selectFrom('accounts').select('id').where('test_clock_target', 'is not', null).execute();
  return rows.map(({ id }) => id);
}

/** What the next step of an account was, or its time when it is one of subscriptions, which the caller takes outside of the transaction. */
type NextStep = 'none' | 'passed' | { readonly renewAt: Timestamp };

/** Lets the first due moment of an account happen. Without one, an advancing clock reaches its target. */
function nextStep({ services, newError }: PaymentServices, accountId: string): Promise<NextStep> {
  return services.db.transaction().execute(async (trx): Promise<NextStep> => {
    const account = await trx
      .selectFrom('accounts')
      .select(['test_clock_time', 'test_clock_target'])
      .where('id', '=', accountId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const { test_clock_time, test_clock_target } = account;
    const own = inAccount(services, account);
    const now = own.clock.now();
    if (test_clock_target === null) {
      const due = await findDue(trx, accountId, now);
      await due?.pass(newError, trx, own);
      if (due !== undefined) return 'passed';
      const { renewal } = await readAccountDue(trx, accountId);
      return test_clock_time !== null && renewal !== null && renewal <= now ? { renewAt: now } : 'none';
    }
    const { renewal, other, isWaiting } = await readAccountDue(trx, accountId);
    if (isWaiting) return 'none';
    const isRenewal = renewal !== null && renewal <= test_clock_target && (other === null || renewal < other);
    const isOther = !isRenewal && other !== null && other <= test_clock_target;
    const due = isOther ? await findDue(trx, accountId, test_clock_target) : undefined;
    const at = isRenewal ? renewal : due?.at;
    // What fell due earlier, such as the notice of a key for a few days, happens at the current time.
    const time = at == null ? test_clock_target : at > now ? at : now;
    await trx
      .updateTable('accounts')
      .set({ test_clock_time: time, ...(at == null && { test_clock_target: null }) })
      .where('id', '=', accountId)
      .execute();
    if (isRenewal) return { renewAt: time };
    await due?.pass(newError, trx, inAccount(services, { test_clock_time: time }));
    return due === undefined ? 'none' : 'passed';
  });
}
