import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { createApiKey } from '../../../service/auth/key-store.ts';
import { accountClock } from '../../../service/common/account-clock.ts';
import { systemClock } from '../../../service/common/clock.ts';
import { PAGE_BYTES } from '../../../service/storage/read-page.ts';
import type { Database } from '../../../service/storage/open-database.ts';
import { allPermissions } from '../../support/service.ts';
import { isLongRun } from '../../support/suite-length.ts';
import { newId } from '../../../service/ids/id.ts';
import { caller } from '../http/test-client.ts';
import { eachPlace, served } from './place.ts';
import { nodeCommand, startProgram } from './program.ts';

/**
 * The long form has as much as an account may store, and the heap that a process had when it died of that.
 */
const [RUNS, BODY_BYTES, HEAP_MEGABYTES] = isLongRun ? [128, 2_000_000, 512] : [100, 400_000, 160];
const READERS = 8;
const SIMULATION = 'ntfsim_01jnk8q7b1d3f5h7j9m1n3p5q7';

/**
 * The key of an account that has these runs. The database makes the bodies, so that this process needn't.
 */
async function seed({ db }: Database): Promise<string> {
  const now = new Date().toISOString();
  const account_id = 'acc_memory';
  await db.insertInto('accounts').values({ id: account_id, name: 'Much', created_at: now, updated_at: now }).execute();
  const { key } = await db
    .transaction()
    .execute((trx) =>
      createApiKey(
        trx,
        { clock: accountClock(systemClock, null), environment: 'sandbox' },
        { accountId: account_id, name: 'All', description: null, permissions: allPermissions, expiresAt: null },
      ),
    );
  await db
    .insertInto('simulations')
    .values({
      account_id,
      id: SIMULATION,
      notification_setting_id: 'ntfset_01jnk8q3x0z2b4d6f8h0k2m4n6',
      name: 'Much',
      type: 'customer.created',
      payload: null,
      config: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return key;
}

async function seedRuns({ db }: Database): Promise<void> {
  // Runs are removed when their ids are old.
  const time = newId('', systemClock).slice(0, 10);
  const number = sql`${time}::text || lpad(number::text, 16, '0')`;
  await sql`
    insert into simulation_runs (account_id, id, simulation_id, notification_setting_id, status, type, bytes, created_at, updated_at)
    select 'acc_memory', 'ntfsimrun_' || ${number}, ${SIMULATION}, 'ntfset_01jnk8q3x0z2b4d6f8h0k2m4n6', 'completed', 'customer.created',
      ${BODY_BYTES}::integer, now(), now()
    from generate_series(1, ${RUNS}::integer) as number`.execute(db);
  await sql`
    insert into simulation_events (account_id, id, simulation_run_id, status, event_type, body, attempted_at, created_at, updated_at)
    select 'acc_memory', 'ntfsimevt_' || ${number}, 'ntfsimrun_' || ${number}, 'success', 'customer.created',
      '{"data":{"name":"' || repeat('\\"', ${BODY_BYTES / 2}::integer) || '"}}', now(), now(), now()
    from generate_series(1, ${RUNS}::integer) as number`.execute(db);
}

eachPlace('memory', (place) => {
  test('a process with a small heap survives parallel readers of the largest pages', async () => {
    const database = await place().open();
    const key = await seed(database);
    await seedRuns(database);
    await database.close();
    const [node = '', ...argv] = nodeCommand('service/app/main.ts', [
      '--data',
      place().directory,
      '--port',
      '0',
      '--json',
    ]);
    const command = [node, `--max-old-space-size=${HEAP_MEGABYTES}`, ...argv];
    const service = await served(startProgram(command, { env: place().env }));
    try {
      const call = caller({ url: service.url, fetch }, key);
      const list = `/simulations/${SIMULATION}/runs?include=events&per_page=200`;
      const sizes = await Promise.all(
        Array.from({ length: READERS }, async () => {
          const response = await call('GET', list);
          expect(response.status).toBe(200);
          return (await response.arrayBuffer()).byteLength;
        }),
      );

      expect(Math.max(...sizes)).toBeLessThan(PAGE_BYTES + 4 * BODY_BYTES);
      expect((await call('GET', '/event-types')).status).toBe(200);
    } finally {
      service.kill('SIGKILL');
      await service.ended;
    }
  });
});
