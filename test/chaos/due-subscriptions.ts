import type { Client } from '@billing/client';
import { sql } from 'kysely';

import { timestamp } from '../../service/common/clock.ts';
import type { Services } from '../../service/services.ts';
import type { PriceCopy, ProductCopy } from '../../service/storage/rows/catalog-rows.ts';
import { fillSubscriptions } from '../support/fill-subscriptions.ts';
import { seedPrice, seedProduct } from '../support/fixtures.ts';
import { now } from './now.ts';

/** Daily subscriptions that fall due one after the other. */
export interface DueGroup {
  readonly count: number;
  /** Renewals of each that were due when the first one fell due; the last of them is due at that moment. */
  readonly renewals: number;
  /** When the first one falls due, in Unix milliseconds. */
  readonly from: number;
  /** Between one subscription and the next. */
  readonly everyMs: number;
}

export interface RenewalCounts {
  readonly completed: number;
  readonly past_due: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Longer than a request takes, also on a busy machine: time can't go back. */
const AHEAD_MS = 15_000;
const DAILY = { interval: 'day', frequency: 1 } as const;
/**
 * Every tenth has a card that declines renewals, so that its first renewal is past due and the others never
 * come.
 */
const DECLINED_OF = 10;

/** Stores them, each of a separate customer. */
export async function seedDueSubscriptions(
  services: Services,
  accountId: string,
  groups: readonly DueGroup[],
): Promise<void> {
  const { db } = services;
  const price_id = await seedPrice(services, accountId, await seedProduct(services, accountId));
  const price = await db.selectFrom('prices').selectAll().where('id', '=', price_id).executeTakeFirstOrThrow();
  const product = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', price.product_id)
    .executeTakeFirstOrThrow();
  const copies = { price: price as unknown as PriceCopy, product: product as unknown as ProductCopy };
  for (const [index, { count, renewals, from, everyMs }] of groups.entries())
    await fillSubscriptions(db, copies, {
      accountId,
      count,
      cycle: DAILY,
      start: timestamp(new Date(from - renewals * DAY_MS)),
      everyMinutes: everyMs / MINUTE_MS,
      prefix: String.fromCharCode('a'.charCodeAt(0) + index),
      cardOf: (number) => (isDeclined(number) ? 'renewals_declined' : 'success'),
    });
  await sql`analyze`.execute(db);
}

/** The renewals that there must be once everything that was due at `at` is done. */
export function renewalsDueAt(groups: readonly DueGroup[], at: number): RenewalCounts {
  let [completed, past_due] = [0, 0];
  for (const { count, renewals, from, everyMs } of groups)
    for (let number = 0; number < count; number += 1) {
      const passed = Math.floor((at - from - number * everyMs) / DAY_MS);
      const due = Math.max(0, renewals + passed);
      if (!isDeclined(number)) completed += due;
      else if (due > 0) past_due += 1;
    }
  return { completed, past_due };
}

/**
 * Starts a test clock of the account, a little ahead, which stands still, so that no more subscriptions
 * fall due. Returns it.
 */
export async function freezeClock(client: Client, { from, everyMs }: DueGroup): Promise<number> {
  // Between two of them, so that it is certain which are due.
  const at = from + (Math.ceil((now() + AHEAD_MS - from) / everyMs) + 0.5) * everyMs;
  await client.testClock.start({ body: { time: new Date(at).toISOString() } });
  return at;
}

function isDeclined(number: number): boolean {
  return number % DECLINED_OF === 0;
}
