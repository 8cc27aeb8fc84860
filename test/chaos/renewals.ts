import { setTimeout as sleep } from 'node:timers/promises';

import { createClient } from '@billing/client';

import { type Bar, some } from './bar.ts';
import { type DueGroup, renewalsDueAt, seedDueSubscriptions } from './due-subscriptions.ts';
import { now } from './now.ts';
import { makePlace } from './place.ts';
import { Processes } from './processes.ts';
import { renewalBars } from './renewal-bars.ts';
import { renewalsSettled } from './renewals-settled.ts';
import { seedAccount } from './seed-account.ts';
import { settledBars } from './settled-bars.ts';
import { withWholeTables } from './whole-tables.ts';

export interface RenewalsOptions {
  readonly rounds: number;
  /**
   * PostgreSQL with one `api` and three `worker`; the embedded engine with one process that does all when it
   * is not given.
   */
  readonly databaseUrl: string | undefined;
  readonly print: (line: string) => void;
}

const ACCOUNT = 'chaos';
/**
 * What workers renew in the time between two kills, several times over, so that every kill hits renewals.
 */
const SUBSCRIPTIONS_A_ROUND = { postgres: 250, pglite: 60 };
/** Periods that every subscription has missed. */
const MISSED = 3;
const KILL_WITHIN_MS = 1_000;
const ROUNDS_A_LINE = 10;

/**
 * Subscriptions that have missed several renewals are renewed by workers that are killed and started again.
 * Then compares what was billed and charged with what each of them had to be billed and charged.
 */
export async function renewals({ rounds, databaseUrl, print }: RenewalsOptions): Promise<Bar[]> {
  const place = await makePlace(databaseUrl, { BILLING_PAYMENT_TIMEOUT: '1' });
  try {
    const count = rounds * SUBSCRIPTIONS_A_ROUND[place.engine];
    const groups: readonly DueGroup[] = [{ count, renewals: MISSED, from: Math.floor(now()), everyMs: 0 }];
    const seeded = await place.open();
    const { key } = await seedAccount(seeded.services, ACCOUNT, []);
    await seedDueSubscriptions(seeded.services, ACCOUNT, groups);
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
    const expected = renewalsDueAt(groups, now());
    const isSettled = await renewalsSettled(createClient({ baseUrl: place.url, apiKey: key }), expected);
    await processes.stop();
    const opened = await place.open();
    const bars = await withWholeTables(opened.database.db, async (trx) => [
      ...(await renewalBars(trx, { expected, isSettled, interrupted: 1 })),
      ...(await settledBars(trx)),
    ]);
    await opened.database.close();
    return [some('kills', rounds, rounds), ...bars];
  } finally {
    await place.remove();
  }
}
