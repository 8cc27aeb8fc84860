import { setTimeout as sleep } from 'node:timers/promises';

import { createClient, type Client } from '@billing/client';
import { sql } from 'kysely';

import type { PriceCopy, ProductCopy } from '../../service/storage/rows/catalog-rows.ts';
import type { Services } from '../../service/services.ts';
import { timestamp } from '../../service/common/clock.ts';
import { fillSubscriptions } from '../support/fill-subscriptions.ts';
import { seedPrice, seedProduct } from '../support/fixtures.ts';
import { type Bar, some } from './bar.ts';
import { now } from './now.ts';
import { makePlace } from './place.ts';
import { Processes } from './processes.ts';
import { renewalBars } from './renewal-bars.ts';
import { seedAccount } from './seed-account.ts';

export interface RenewalsOptions {
  readonly rounds: number;
  /** PostgreSQL with one `api` and three `worker`; the embedded engine with one process that does all when it is not given. */
  readonly databaseUrl: string | undefined;
  readonly print: (line: string) => void;
}

const ACCOUNT = 'chaos';
/** What workers renew in the time between two kills, several times over, so that every kill hits renewals. */
const SUBSCRIPTIONS_A_ROUND = { postgres: 250, pglite: 60 };
/** Periods that every subscription has missed. */
const MISSED = 3;
const KILL_WITHIN_MS = 1_000;
/** A job sends attempts again after 11 and 22 seconds. */
const SETTLE_MS = 180_000;
const POLL_MS = 500;
const DECLINED_OF = 10;
const ROUNDS_A_LINE = 10;

/**
 * Subscriptions that have missed several renewals are renewed by workers that are killed and started again. Then compares what was billed
 * and charged with what each of them had to be billed and charged.
 */
export async function renewals({ rounds, databaseUrl, print }: RenewalsOptions): Promise<Bar[]> {
  const place = await makePlace(databaseUrl, { BILLING_PAYMENT_TIMEOUT: '1' });
  try {
    const count = rounds * SUBSCRIPTIONS_A_ROUND[place.engine];
    const seeded = await place.open();
    const { key } = await seedAccount(seeded.services, ACCOUNT, []);
    await seedSubscriptions(seeded.services, count);
    await seeded.database.close();

    const isOne = databaseUrl === undefined;
    const processes = new Processes(place, isOne ? ['all'] : ['api', 'worker', 'worker', 'worker']);
    await processes.ready();
    for (let round = 1; round <= rounds; round += 1) {
      await sleep(Math.random() * KILL_WITHIN_MS);
      await processes.killOne(isOne ? undefined : 'worker');
      await processes.ready();
      if (round % ROUNDS_A_LINE === 0 || round === rounds) print(`${place.engine}: ${round} of ${rounds} kills`);
    }
    const client = createClient({ baseUrl: place.url, apiKey: key });
    const declined = Math.ceil(count / DECLINED_OF);
    const expected = { completed: (count - declined) * MISSED, past_due: declined };
    const isSettled = await settle(client, expected);
    await processes.stop();
    const opened = await place.open();
    const bars = await renewalBars(opened.database.db, { expected, isSettled });
    await opened.database.close();
    return [some('kills', rounds, rounds), ...bars];
  } finally {
    await place.remove();
  }
}

/** Every tenth has a card that declines renewals. The first renewal of all was due three periods ago. */
async function seedSubscriptions(services: Services, count: number): Promise<void> {
  const { db, clock } = services;
  const price_id = await seedPrice(services, ACCOUNT, await seedProduct(services, ACCOUNT));
  const price = await db.selectFrom('prices').selectAll().where('id', '=', price_id).executeTakeFirstOrThrow();
  const product = await db.selectFrom('products').selectAll().executeTakeFirstOrThrow();
  const start = new Date(clock.now());
  start.setUTCDate(1);
  start.setUTCMonth(start.getUTCMonth() - MISSED);
  await fillSubscriptions(
    db,
    { price: price as unknown as PriceCopy, product: product as unknown as ProductCopy },
    {
      accountId: ACCOUNT,
      count,
      start: timestamp(start),
      everyMinutes: 0,
      prefix: 'a',
      cardOf: (number) => (number % DECLINED_OF === 0 ? 'renewals_declined' : 'success'),
    },
  );
  await sql`analyze`.execute(db);
}

/** Waits until every renewal is completed or past due. Returns whether that was in time. */
async function settle(
  client: Client,
  expected: { readonly completed: number; readonly past_due: number },
): Promise<boolean> {
  const countOf = async (status: 'completed' | 'past_due'): Promise<number> => {
    const query = { origin: ['subscription_recurring' as const], status: [status], per_page: 1 };
    return (await client.transactions.list({ query })).meta.pagination.estimated_total ?? 0;
  };
  for (const end = now() + SETTLE_MS; now() < end; await sleep(POLL_MS)) {
    const isDone =
      (await countOf('completed')) >= expected.completed && (await countOf('past_due')) >= expected.past_due;
    if (isDone) return true;
  }
  return false;
}
