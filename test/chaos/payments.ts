import { setTimeout as sleep } from 'node:timers/promises';

import { type Bar, some } from './bar.ts';
import { startBuyers } from './buyers.ts';
import { paymentBars } from './payment-bars.ts';
import { makePlace } from './place.ts';
import { Processes } from './processes.ts';
import { seedAccount } from './seed-account.ts';
import { seedShop } from './seed-shop.ts';
import { settledBars } from './settled-bars.ts';
import { withWholeTables } from './whole-tables.ts';

export interface PaymentsOptions {
  readonly rounds: number;
  /**
   * PostgreSQL with one `api` and two `worker`; the embedded engine with one process that does all when it
   * is not given.
   */
  readonly databaseUrl: string | undefined;
  readonly print: (line: string) => void;
}

const ACCOUNT = 'chaos';
/**
 * After processes serve and customers buy again. A payment takes a few milliseconds, or three seconds with
 * the slow card.
 */
const KILL_WITHIN_MS = 2_000;
/** How long a busy machine may take until customers buy again after a kill. */
const PROGRESS_MS = 30_000;
const LAST_PURCHASES_MS = 4_000;
/** Jobs ask the gateway after 11, 22 and 44 seconds; kills can cost each of them once. */
const SETTLE_MS = 180_000;
const ROUNDS_A_LINE = 10;

/**
 * Customers pay at the hosted checkout with all kinds of test cards, twice at once now and then, while
 * processes of the service are killed and started again. Then compares what the gateway captured with what
 * the transactions, invoice numbers and events say.
 */
export async function payments({ rounds, databaseUrl, print }: PaymentsOptions): Promise<Bar[]> {
  const place = await makePlace(databaseUrl, { BILLING_PAYMENT_TIMEOUT: '1' });
  try {
    const seeded = await place.open();
    const { key } = await seedAccount(seeded.services, ACCOUNT, []);
    const shop = { url: place.url, key, ...(await seedShop(seeded.services, ACCOUNT)) };
    await seeded.database.close();

    const paying = databaseUrl === undefined ? 'all' : 'api';
    const processes = new Processes(place, databaseUrl === undefined ? [paying] : [paying, 'worker', 'worker']);
    await processes.ready();
    const buyers = startBuyers(shop);
    for (let round = 1; round <= rounds; round += 1) {
      await processes.ready();
      await Promise.race([buyers.busy(PROGRESS_MS), buyers.broken]);
      await Promise.race([sleep(Math.random() * KILL_WITHIN_MS), buyers.broken]);
      // The first kill hits the process that takes payments, also in a run of few kills.
      await processes.killOne(round === 1 ? paying : undefined);
      if (round % ROUNDS_A_LINE === 0 || round === rounds)
        print(`${place.engine}: ${round} of ${rounds} kills, ${buyers.links.size} transactions`);
    }
    await processes.ready();
    await Promise.race([sleep(LAST_PURCHASES_MS), buyers.broken]);
    await buyers.stop();
    print(`${place.engine}: waiting for the results of ${buyers.links.size} transactions`);
    const unsettled = await buyers.settle(SETTLE_MS);
    await processes.stop();
    const opened = await place.open();
    const bars = await withWholeTables(opened.database.db, async (trx) => [
      ...(await paymentBars(trx, { unsettled, discountId: shop.discount_id })),
      ...(await settledBars(trx)),
    ]);
    await opened.database.close();
    return [some('kills', rounds, rounds), ...bars];
  } finally {
    await place.remove();
  }
}
