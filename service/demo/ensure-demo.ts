import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { sql, type Transaction } from 'kysely';

import { findAccountClock } from '../accounts/find-account-clock.ts';
import { hashApiKey } from '../auth/api-key.ts';
import type { AccountClock } from '../common/account-clock.ts';
import { timestamp } from '../common/clock.ts';
import { OperatorError } from '../common/operator-error.ts';
import { inSystemTime, type Services } from '../services.ts';
import { inDataDirectory } from '../storage/in-data-directory.ts';
import { makeDirectory } from '../storage/make-directory.ts';
import type { Tables } from '../storage/tables.ts';
import { ACCOUNT, createDemoKey, type Demo, demoKeyExpiry, seedDemo } from './seed-demo.ts';

/** A printed key is valid for at least this long. */
const SHORTEST_REST_MS = 7 * 24 * 3_600_000;

/**
 * Creates the demo account on the first start. Later starts find it again, and replace its key when it is
 * revoked or expires within a week. The demo key is the only key stored in clear text, in a file of the
 * data directory that only its owner can read, so that every start can print a working example.
 *
 * Returns undefined when the database has other accounts and no demo was created from this directory.
 */
export async function ensureDemo(services: Services, directory: string): Promise<Demo | undefined> {
  const file = join(directory, 'demo.json');
  return services.db.transaction().execute(async (trx) => {
    // Only one of several processes that start at once on an empty database seeds it.
    await sql`lock table accounts in exclusive mode`.execute(trx);
    const account = await trx.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
    const stored = account === undefined ? undefined : await storedDemo(file, trx);
    if (account !== undefined && stored === undefined) return undefined;
    const demo =
      stored === undefined ? await seedDemo(trx, inSystemTime(services)) : await usable(trx, services, stored);
    if (demo === stored) return demo;
    // Before the commit: the key can't be read from the database afterwards.
    store(file, directory, demo);
    return demo;
  });
}

function store(file: string, directory: string, demo: Demo): void {
  inDataDirectory(directory, () => {
    makeDirectory(directory);
    writeFileSync(file, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 });
  });
}

/** The demo in the file, if it belongs to this database. */
async function storedDemo(file: string, trx: Transaction<Tables>): Promise<Demo | undefined> {
  const demo = read(file);
  if (demo === undefined) return undefined;
  const customer = await trx
    .selectFrom('customers')
    .select('id')
    .where('id', '=', (demo.ids['customer'] ?? '') as `ctm_${string}`)
    .executeTakeFirst();
  return customer === undefined ? undefined : demo;
}

/** The stored demo, with another key when its own is revoked or expires soon in the account's time. */
async function usable(trx: Transaction<Tables>, services: Services, stored: Demo): Promise<Demo> {
  const clock = await findAccountClock(trx, services.clock, ACCOUNT);
  if (await isKeyUsable(trx, clock, stored.key)) return stored;
  return { ...stored, key: await createDemoKey(trx, { ...services, clock }) };
}

async function isKeyUsable(trx: Transaction<Tables>, clock: AccountClock, key: string): Promise<boolean> {
  // Earlier releases created a demo key that never expired.
  const row = await trx
    .updateTable('api_keys')
    .set((eb) => ({ expires_at: eb.fn.coalesce('expires_at', eb.val(timestamp(demoKeyExpiry(clock)))) }))
    .where('key_hash', '=', hashApiKey(key))
    .where('status', '=', 'active')
    .returning('expires_at')
    .executeTakeFirst();
  return row !== undefined && Date.parse(row.expires_at ?? '') - Date.parse(clock.now()) > SHORTEST_REST_MS;
}

function read(file: string): Demo | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Demo;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new OperatorError(`${file} is not readable as JSON. Delete it to start without the demo key.`, {
      cause: error,
    });
  }
}
