import { randomBytes } from 'node:crypto';

import { sql } from 'kysely';
import { Client } from 'pg';

import { secretBox } from '../service/auth/secret-box.ts';
import { accountClock } from '../service/common/account-clock.ts';
import { anyError } from '../service/common/any-error.ts';
import { systemClock } from '../service/common/clock.ts';
import { silentLog } from '../service/common/log.ts';
import { runMaintenance } from '../service/maintenance/run-maintenance.ts';
import type { PaymentServices } from '../service/payments/payment-services.ts';
import { TestGateway } from '../service/payments/test-gateway/test-gateway.ts';
import { createPrice } from '../service/products/create-price.ts';
import type { PriceCopy, ProductCopy } from '../service/storage/rows/catalog-rows.ts';
import { type Database, openDatabase } from '../service/storage/open-database.ts';
import { PRICES, TAXES } from '../test/service/subscriptions/model/world.ts';
import { rules, seedAccount } from './http/seed-account.ts';
import { copySubscriptions } from './renewals/copy-subscriptions.ts';
import { differences } from './renewals/differences.ts';
import { fillSubscriptions } from '../test/support/fill-subscriptions.ts';

/**
 * How long a test clock takes for a year of monthly renewals, on both databases; how that changes with the
 * number of stored subscriptions that are not due; and the year of one subscription. Then counts what of all
 * this differs from the model of the tests.
 */
const SUBSCRIPTIONS = Number(process.argv[2] ?? 1_000);
const MONTHS = Number(process.argv[3] ?? 12);
const STORED = Number(process.argv[4] ?? 20_000);
const ENGINES = (process.argv[5] ?? 'postgres,pglite').split(',');
/** How many stored subscriptions are written one by one; the others are copies. */
const FILLED = 500;

const START = '2028-01-15T10:00:00.000000Z';
const BARS = { postgres: 5, pglite: 10, one: 2_000, growth: 1.5 };

let isMet = true;
for (const engine of ENGINES) {
  const opened = await open(engine);
  if (opened === undefined) continue;
  try {
    await measure(engine as 'postgres' | 'pglite', opened.database);
  } finally {
    await opened.end();
  }
}
process.exitCode = isMet ? 0 : 1;

async function open(engine: string) {
  if (engine === 'pglite') {
    const database = await openDatabase({ engine: 'pglite', schema: 'bench' }, silentLog);
    return { database, end: () => database.close() };
  }
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined) {
    console.log('PostgreSQL was not measured: TEST_DATABASE_URL names none.');
    return undefined;
  }
  const schema = `bench_${randomBytes(6).toString('hex')}`;
  const database = await openDatabase({ engine: 'postgres', url, schema, poolSize: 10 }, silentLog);
  return {
    database,
    async end() {
      await database.close();
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query(`drop schema "${schema}" cascade`);
      await client.end();
    },
  };
}

async function measure(engine: 'postgres' | 'pglite', { db }: Database): Promise<void> {
  const services = {
    db,
    clock: systemClock,
    secrets: secretBox(randomBytes(32)),
    rules: { ...rules, taxes: TAXES },
    notifyDue: () => undefined,
    notifyRunDue: () => undefined,
  };
  const payments: PaymentServices = {
    services,
    newError: anyError,
    gateway: new TestGateway(services),
    log: { info: () => undefined, warn: console.log, error: console.log },
    timeoutMs: 20_000,
  };
  /** The milliseconds of each renewal. Counts what differs from the model. */
  let differing = 0;
  const year = async (accountId: string, count: number, everyMinutes: number, stored = 0): Promise<number> => {
    const { productId } = await seedAccount(services, accountId);
    await db.updateTable('accounts').set({ test_clock_time: START }).where('id', '=', accountId).execute();
    const own = { ...services, clock: accountClock(systemClock, START) };
    const price = await db.transaction().execute((trx) =>
      createPrice(anyError, trx, own, accountId, {
        product_id: productId as `pro_${string}`,
        description: 'Plan',
        unit_price: { amount: String(PRICES[0]), currency_code: 'EUR' },
        tax_mode: 'external',
        billing_cycle: { interval: 'month', frequency: 1 },
      }),
    );
    const product = await db
      .selectFrom('products')
      .selectAll()
      .where('id', '=', productId as `pro_${string}`)
      .executeTakeFirstOrThrow();
    const sold = { price: price as unknown as PriceCopy, product: product as unknown as ProductCopy };
    const filling = { accountId, start: START };
    if (stored > 0) {
      const count = Math.min(stored, FILLED);
      await fillSubscriptions(db, sold, { ...filling, count, everyMinutes: 0, prefix: 's', status: 'paused' });
      await copySubscriptions(db, accountId, 's', Math.ceil(stored / count) - 1);
    }
    await fillSubscriptions(db, sold, { ...filling, count, everyMinutes, prefix: 'a' });
    if (engine === 'postgres') await sql`analyze`.execute(db);
    const end = new Date(Date.parse(START));
    end.setUTCMonth(end.getUTCMonth() + MONTHS);
    await db
      .updateTable('accounts')
      .set({ test_clock_target: end.toISOString() })
      .where('id', '=', accountId)
      .execute();
    const usedBefore = process.cpuUsage();
    const began = performance.now();
    await runMaintenance(payments);
    const took = performance.now() - began;
    const used = process.cpuUsage(usedBefore);
    const { renewals } = await db
      .selectFrom('transactions')
      .select(({ fn }) => fn.countAll<string>().as('renewals'))
      .where('account_id', '=', accountId)
      .where('status', '=', 'completed')
      .executeTakeFirstOrThrow();
    if (everyMinutes === 0 && Number(renewals) !== count * MONTHS)
      throw new Error(`${renewals} of ${count * MONTHS} renewals were completed`);
    differing += await differences(db, accountId, end.toISOString());
    const usedMs = (used.user + used.system) / 1_000 / Number(renewals);
    console.log(
      `       ${accountId}: ${renewals} renewals, ${usedMs.toFixed(2)} ms of processor time of this process each`,
    );
    return took / Number(renewals);
  };
  await year('warm', 20, 0);
  const one = (await year('one', 1, 0)) * MONTHS;
  report(`${engine}: ${MONTHS} months of one subscription`, one, BARS.one, 'ms');
  const together = await year('together', SUBSCRIPTIONS, 0);
  report(`${engine}: a renewal of ${SUBSCRIPTIONS} subscriptions that fall due together`, together, BARS[engine], 'ms');
  const spread = await year('spread', Math.ceil(SUBSCRIPTIONS / 4), 160);
  report(
    `${engine}: a renewal of ${Math.ceil(SUBSCRIPTIONS / 4)} that fall due one by one`,
    spread,
    BARS[engine] * 2,
    'ms',
  );
  if (STORED > 0) {
    const small = await year('few', SUBSCRIPTIONS, 0);
    const large = await year('many', SUBSCRIPTIONS, 0, STORED);
    report(`${engine}: the same beside ${STORED} stored ones that are not due`, large / small, BARS.growth, '×');
  }
  report(`${engine}: differences from the model`, differing, 0, '');
}

function report(name: string, value: number, bar: number, unit: string): void {
  const met = value <= bar;
  isMet &&= met;
  console.log(`${met ? 'met   ' : 'MISSED'} ${name}: ${value.toFixed(2)} ${unit} (≤ ${bar})`);
}
