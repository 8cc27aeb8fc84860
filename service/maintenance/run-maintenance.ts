import { timestamp } from '../common/clock.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { renewInAccount } from '../renewals/renew-subscriptions.ts';
import { inAccount } from '../services.ts';
import type { Timestamp } from '../storage/columns.ts';
import { refreshStatistics } from '../storage/refresh-statistics.ts';
import { accountsToPass, findDue } from './find-due.ts';
import { readAccountDue } from './read-account-due.ts';

/**
 * After so many steps of an account it is the turn of the next: a clock that advances by years must not stop
 * the others.
 */
const STEPS_A_TURN = 100;

/**
 * Lets everything happen that is due: in each account in the order of its due times, and while its test
 * clock advances, each at its own time. Returns how much happened. Any number of processes may call it at
 * once: each step locks its account or its subscription and is one transaction, so a crash loses and repeats
 * nothing. In a closed account, the test clock stands still and subscriptions wait. Subscriptions of
 * accounts without a test clock have their own job (`renewals`).
 */
export async function runMaintenance(payments: PaymentServices, signal?: AbortSignal): Promise<number> {
  const { db, clock } = payments.services;
  for (let happened = 0; ;) {
    const before = happened;
    for (const accountId of await accountsToPass(db, timestamp(clock.now())))
      happened += await takeTurn(payments, accountId, signal);
    if (happened - before >= STEPS_A_TURN) await refreshStatistics(db);
    if (happened === before || signal?.aborted === true) return happened;
  }
}

/** Lets the due steps of an account happen, up to about `STEPS_A_TURN`. Returns how many did. */
async function takeTurn(payments: PaymentServices, accountId: string, signal?: AbortSignal): Promise<number> {
  for (let happened = 0; ;) {
    if (signal?.aborted === true || happened >= STEPS_A_TURN) return happened;
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

/**
 * What the next step of an account was, or its time when it is one of subscriptions, which the caller takes
 * outside of the transaction.
 */
type NextStep = 'none' | 'passed' | { readonly renewAt: Timestamp };

/** Lets the first due moment of an account happen. Without one, an advancing clock reaches its target. */
function nextStep({ services, newError }: PaymentServices, accountId: string): Promise<NextStep> {
  return services.db.transaction().execute(async (trx): Promise<NextStep> => {
    const account = await trx
      .selectFrom('accounts')
      .select(['test_clock_time', 'test_clock_target', 'closed_at'])
      .where('id', '=', accountId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const { test_clock_time, test_clock_target, closed_at } = account;
    const own = inAccount(services, account);
    const now = own.clock.now();
    if (test_clock_target === null || closed_at !== null) {
      const due = await findDue(trx, accountId, now);
      await due?.pass(newError, trx, own);
      if (due !== undefined) return 'passed';
      if (closed_at !== null) return 'none';
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
