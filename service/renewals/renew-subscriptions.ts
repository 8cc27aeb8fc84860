import { publishTogether } from '../events/publish.ts';
import { chargeAttempt } from '../payments/pay.ts';
import type { AttemptRequest } from '../payments/gateway.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { timestamp } from '../common/clock.ts';
import type { Timestamp } from '../storage/columns.ts';
import {
  claimSubscription,
  findDueInAccount,
  findDueSubscriptions,
  type SubscriptionKey,
} from './claim-subscription.ts';
import { takeStep } from './take-step.ts';

/** How many subscriptions are looked up at once. */
const BATCH = 200;

const PUT_OFF_MS = 60_000;

/** How many subscriptions a process works on at the same time: half of its connections, so that requests find one. */
const AT_ONCE = 4;

/**
 * Takes the next step of every subscription that is due in an account without a test clock. Any number of processes may call it at once.
 * Returns how many steps it took.
 */
export async function renewSubscriptions(payments: PaymentServices, signal?: AbortSignal): Promise<number> {
  const { db, clock } = payments.services;
  const keys = await findDueSubscriptions(db, timestamp(clock.now()), BATCH);
  return stepEach(payments, keys, (key) => putOff(payments, key), signal);
}

/** The same for an account at its current time. */
export async function renewInAccount(
  payments: PaymentServices,
  accountId: string,
  now: Timestamp,
  signal?: AbortSignal,
): Promise<number> {
  const keys = await findDueInAccount(payments.services.db, accountId, now, BATCH);
  // A test clock does not go on without it, and tries it again every second.
  return stepEach(payments, keys, async () => undefined, signal);
}

async function stepEach(
  payments: PaymentServices,
  keys: readonly SubscriptionKey[],
  onFailure: (key: SubscriptionKey) => Promise<void>,
  signal?: AbortSignal,
): Promise<number> {
  let taken = 0;
  const left = keys.values();
  const work = async (): Promise<void> => {
    for (const key of left) {
      if (signal?.aborted === true) return;
      try {
        if (await stepSubscription(payments, key)) taken += 1;
      } catch (error) {
        // One subscription that fails must not stop the others.
        payments.log.error({ err: error, subscription_id: key.id }, 'failed to renew a subscription; retrying');
        await onFailure(key);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return taken;
}

/**
 * Lets a subscription whose step failed wait for a minute, so that many of them don't keep others from being found. Its next step has the
 * dates that it would have had.
 */
async function putOff(
  { services: { db, clock } }: PaymentServices,
  { account_id, id }: SubscriptionKey,
): Promise<void> {
  const now = clock.now();
  await db
    .updateTable('subscriptions')
    .set({ due_at: timestamp(new Date(now.getTime() + PUT_OFF_MS)) })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .where('due_at', '<=', timestamp(now))
    .execute();
}

/** Takes the next step of a subscription, and charges it when the step is stored. Returns whether there was one. */
export async function stepSubscription(payments: PaymentServices, key: SubscriptionKey): Promise<boolean> {
  const started = await startStep(payments, key);
  if (started === undefined) return false;
  if (started.attempt !== undefined && payments.gateway !== undefined) await chargeAttempt(payments, started.attempt);
  return true;
}

/**
 * Stores the next step of a subscription in one database transaction. When the process ends before the attempt is charged, a job sends it
 * (`resolvePayments`).
 */
export async function startStep(
  payments: PaymentServices,
  key: SubscriptionKey,
): Promise<{ readonly attempt: AttemptRequest | undefined } | undefined> {
  const { services } = payments;
  return services.db.transaction().execute(async (trx) => {
    const claimed = await claimSubscription(trx, services.clock, key);
    if (claimed === undefined) return undefined;
    const { row, clock } = claimed;
    const attempt = await publishTogether(trx, { ...services, clock }, (own) => takeStep({ trx, payments, own, row }));
    return { attempt };
  });
}
