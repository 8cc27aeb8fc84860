import { openAsBlob } from 'node:fs';

import { type Kysely, sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';

import { silentLog } from '../../../service/common/log.ts';
import { simulationEventEntity } from '../../../service/simulations/simulation-entities.ts';
import { openEmbedded } from '../../../service/storage/embedded-engine.ts';
import { guardedKysely } from '../../../service/storage/guarded-kysely.ts';
import { migrate } from '../../../service/storage/migrate.ts';
import { migrations } from '../../../service/storage/migrations.ts';
import type { Tables } from '../../../service/storage/tables.ts';

const SCHEMA = 'earlier';
const BODY = '{"event_id":"ntfsimevt_1","data":{"name":"Zoë\\u0000","amount":1.0}}';

async function emptyDatabase(): Promise<Kysely<Tables>> {
  const template = await openAsBlob(inject('databaseTemplate'));
  const engine = await openEmbedded({ schema: SCHEMA, template }, silentLog);
  const { db, destroy } = guardedKysely<Tables>(engine.dialect);
  onTestFinished(destroy);
  return db;
}

test('returns runs that an earlier version stored unchanged', async () => {
  const db = await emptyDatabase();
  const before = migrations.findIndex(({ name }) => name === '0008-simulation-runs');
  await migrate(db, SCHEMA, migrations.slice(0, before));
  const at = '2026-03-02T09:30:00Z';
  await sql`insert into simulations (account_id, id, notification_setting_id, name, type, created_at, updated_at)
    values ('a', 'ntfsim_1', 'ntfset_1', 'One', 'customer.created', ${at}, ${at})`.execute(db);
  await sql`insert into simulation_runs (account_id, id, simulation_id, status, type, created_at, updated_at)
    values ('a', 'ntfsimrun_1', 'ntfsim_1', 'completed', 'customer.created', ${at}, ${at})`.execute(db);
  const add = (id: string, status: string, request: string | null, response: string | null) =>
    sql`
    insert into simulation_events (account_id, id, simulation_run_id, status, event_type, payload, request, response, created_at, updated_at)
    values ('a', ${id}, 'ntfsimrun_1', ${status}, 'customer.created', '{"name":"Zoë"}', ${request}, ${response}, ${at}, ${at})`.execute(
      db,
    );
  await add('ntfsimevt_1', 'success', JSON.stringify({ body: BODY }), '{"body":"ok","status_code":200}');
  await add('ntfsimevt_2', 'aborted', null, null);

  await migrate(db, SCHEMA, migrations);
  const run = await db.selectFrom('simulation_runs').selectAll().executeTakeFirstOrThrow();
  expect(run).toMatchObject({ notification_setting_id: 'ntfset_1', status: 'completed', due_at: null, lease: null });
  const events = await db.selectFrom('simulation_events').selectAll().orderBy('id').execute();
  expect(events.map(simulationEventEntity)).toMatchObject([
    { status: 'success', request: { body: BODY }, response: { body: 'ok', status_code: 200 } },
    { status: 'aborted', request: null, response: null, payload: { name: 'Zoë' } },
  ]);
});
