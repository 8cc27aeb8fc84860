import { publishTogether } from '../events/publish.ts';
import { chargeAttempts } from '../payments/pay.ts';
import type { AttemptRequest } from '../payments/gateway.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { timestamp } from '../common/clock.ts';
import type { Timestamp } from '../storage/columns.ts';
import {
  claimSubscriptions,
  findDueInAccount,
  findDueSubscriptions,
  type SubscriptionKey,
} from './claim-subscription.ts';
import { renewTogether } from './renew-together.ts';
import { takeStep } from './take-step.ts';

/** How many subscriptions are looked up at once. */
const BATCH = 200;

const PUT_OFF_MS = 60_000;

/**
 * How many database transactions a process uses for it at the same time: half of its connections, so that
 * requests find one.
 */
const AT_ONCE = 4;

/**
 * How many subscriptions take their step in one transaction, and have their captured charges stored in one.
 * What they share there leaves 2 of 21 statements for each renewal. More of them would save little, and a
 * failure repeats them all.
 */
const TOGETHER = 25;

/** Counts what fails. */
export interface RenewalObserver {
  renewalFailed(): void;
}

/**
 * Takes the next step of every subscription that is due in an account without a test clock. Any number of
 * processes may call it at once. Returns how many steps it took.
 */
export async function renewSubscriptions(
  payments: PaymentServices,
  signal?: AbortSignal,
  observer?: RenewalObserver,
): Promise<number> {
  const { db, clock } = payments.services;
  const keys = await findDueSubscriptions(db, timestamp(clock.now()), BATCH);
  const failed = async (key: SubscriptionKey): Promise<void> => {
    observer?.renewalFailed();
    await putOff(payments, key);
  };
  return stepEach(payments, keys, failed, signal);
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
  const groups = Array.from({ length: Math.ceil(keys.length / TOGETHER) }, (_, i) =>
    keys.slice(i * TOGETHER, (i + 1) * TOGETHER),
  ).values();
  const step = async (group: readonly SubscriptionKey[]): Promise<void> => {
    try {
      const steps = await stepSubscriptions(payments, group, signal);
      // Not in one expression, which would read the number before the steps of other groups count.
      taken += steps;
    } catch (error) {
      // One subscription that fails must not stop the others: nothing of the group is stored, and each takes
      // its step alone.
      if (group.length > 1) {
        for (const alone of group) if (signal?.aborted !== true) await step([alone]);
      } else {
        const key = group[0]!;
        payments.log.error({ err: error, subscription_id: key.id }, 'failed to renew a subscription; retrying');
        await onFailure(key);
      }
    }
  };
  const work = async (): Promise<void> => {
    for (const group of groups) if (signal?.aborted !== true) await step(group);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return taken;
}

/**
 * Lets a subscription whose step failed wait for a minute, so that many of them don't keep others from being
 * found. Its next step has the dates that it would have had.
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

/**
 * Takes the next step of subscriptions, and charges them when the steps are stored. Returns how many steps
 * there were.
 */
async function stepSubscriptions(
  payments: PaymentServices,
  keys: readonly SubscriptionKey[],
  signal?: AbortSignal,
): Promise<number> {
  const steps = await startSteps(payments, keys);
  // A job charges those that are left here (`resolvePayments`).
  if (payments.gateway !== undefined && signal?.aborted !== true)
    await chargeAttempts(
      payments,
      steps.flatMap(({ attempt }) => attempt ?? []),
    );
  return steps.length;
}

/** What a step leaves to do after the commit. */
interface Started {
  readonly attempt: AttemptRequest | undefined;
}

/**
 * Stores the next step of each subscription that is due, all in one database transaction. When the process
 * ends before their attempts are charged, a job sends them (`resolvePayments`).
 */
export async function startSteps(payments: PaymentServices, keys: readonly SubscriptionKey[]): Promise<Started[]> {
  const { services } = payments;
  return services.db.transaction().execute(async (trx) => {
    const started: Started[] = [];
    const claimed = await claimSubscriptions(trx, services.clock, keys);
    for (const ofAccount of Map.groupBy(claimed, ({ row }) => row.account_id).values()) {
      const { clock } = ofAccount[0]!;
      await publishTogether(trx, { ...services, clock }, async (own) => {
        const rows = ofAccount.map(({ row }) => row);
        const { attempts, renewed } = await renewTogether({ trx, payments, own }, rows);
        started.push(...attempts.map((attempt) => ({ attempt })));
        for (const row of rows)
          if (!renewed.has(row.id)) started.push({ attempt: await takeStep({ trx, payments, own, row }) });
      });
    }
    return started;
  });
}
