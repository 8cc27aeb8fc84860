import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { sql } from 'kysely';

import { OperatorError } from '../basics/operator-error.ts';
import type { Services } from '../services.ts';
import { inDataDirectory } from '../storage/in-data-directory.ts';
import { type Demo, seedDemo } from './seed-demo.ts';

/**
 * On the first start, makes the demo account; on later ones, finds it again. Its key is the only one that is kept in the clear, in a
 * file of the data directory that only its owner can read, so that every start can print something to try.
 *
 * Undefined when the database has accounts of its own and no demo was made from this directory.
 */
export async function ensureDemo(services: Services, directory: string): Promise<Demo | undefined> {
  const file = join(directory, 'demo.json');
  const seeded = await services.db.transaction().execute(async (trx) => {
    // Of several processes that start at once on an empty database, one seeds.
    await sql`lock table accounts in exclusive mode`.execute(trx);
    const account = await trx.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
    if (account !== undefined) return undefined;
    const demo = await seedDemo(trx, services);
    keep(file, directory, demo);
    return demo;
  });
  return seeded ?? (await remembered(file, services));
}

/** Written before the account is committed: a key that nobody could tell would be lost for good. */
function keep(file: string, directory: string, demo: Demo): void {
  inDataDirectory(directory, () => {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    writeFileSync(file, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 });
  });
}

/** What the file says, as long as it speaks of this database. */
async function remembered(file: string, { db }: Services): Promise<Demo | undefined> {
  const demo = read(file);
  if (demo === undefined) return undefined;
  const customer = await db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', (demo.ids['customer'] ?? '') as `ctm_${string}`)
    .executeTakeFirst();
  return customer === undefined ? undefined : demo;
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
