import { type Kysely, sql } from 'kysely';

import { firstIdAt } from '../ids/id.ts';
import type { Services } from '../services.ts';
import { toJson } from '../storage/columns.ts';
import type { SimulationRow } from '../storage/rows/simulation-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { ERASED } from './scrub.ts';
import { kindOfEvent, mentions, scrubbedBody, scrubbedText, type Traces } from './traces.ts';

/** Rows that one statement reads. With 2 KiB each, it takes some milliseconds. */
const BATCH = 2_000;

/** A table whose rows contain texts about customers. */
interface Source {
  readonly table: 'events' | 'notifications' | 'simulation_events' | 'simulations';
  /** Of the ids of rows that don't change after they are stored. Undefined for others. */
  readonly prefix?: string;
  /** The column in which traces are looked for, as text. */
  readonly text: string;
  /** The event type, for the kind of the text. */
  readonly type: string;
  /** Returns how many it changed: those that were erased before do not change again. */
  erase(db: Kysely<Tables>, traces: Traces, found: readonly Found[]): Promise<number>;
}

interface Found {
  readonly id: string;
  readonly type: string;
  readonly text: string;
}

const SOURCES: readonly Source[] = [
  {
    table: 'events',
    prefix: 'evt_',
    text: 'data',
    type: 'type',
    erase: (db, traces, found) =>
      store(db, traces, 'events', 'data', found, (one) =>
        scrubbedText(one.text, traces, { kind: kindOfEvent(one.type) }),
      ),
  },
  {
    table: 'notifications',
    prefix: 'ntf_',
    text: 'payload',
    type: 'type',
    async erase(db, traces, found) {
      // A receiver may have sent back what it got.
      await sql`
        update notification_logs set response_body = ${ERASED}, response_headers = '[]'
        where account_id = ${traces.accountId} and notification_id = any(${found.map(({ id }) => id)}::text[])`.execute(
        db,
      );
      return store(db, traces, 'notifications', 'payload', found, (one) => scrubbedBody(one.text, traces));
    },
  },
  {
    table: 'simulation_events',
    prefix: 'ntfsimevt_',
    text: 'body',
    type: 'event_type',
    async erase(db, traces, found) {
      await sql`
        update simulation_events set response = json_build_object('body', ''::text, 'status_code', response -> 'status_code')
        where account_id = ${traces.accountId} and id = any(${found.map(({ id }) => id)}::text[]) and response is not null`.execute(
        db,
      );
      return store(db, traces, 'simulation_events', 'body', found, (one) => scrubbedBody(one.text, traces));
    },
  },
  {
    table: 'simulations',
    text: `concat(payload::text, config::text)`,
    type: 'type',
    async erase(db, traces, found) {
      let changed = 0;
      for (const one of found) changed += (await eraseSimulation(db, traces, one)) ? 1 : 0;
      return changed;
    },
  },
];

/**
 * Removes the personal data of a customer from stored events, notifications with the responses to them, and
 * simulations. It reads all of them that the account has, in small statements that other processes need not
 * wait for. Returns how many it changed.
 *
 * @param since Reads only what was stored since then; undefined = everything.
 */
export async function eraseHistory(
  { db }: Pick<Services, 'db'>,
  traces: Traces,
  since: Date | undefined,
  progress: (table: string, changed: number) => void,
): Promise<number> {
  let changed = 0;
  for (const source of SOURCES) {
    for (let after: string | undefined = firstOf(source, since); after !== undefined;) {
      const { found, last } = await readBatch(db, traces, source, after);
      if (found.length > 0) changed += await source.erase(db, traces, found);
      after = last;
    }
    progress(source.table, changed);
  }
  return changed;
}

function firstOf({ prefix }: Source, since: Date | undefined): string {
  return since === undefined || prefix === undefined ? '' : firstIdAt(prefix, since);
}

async function readBatch(
  db: Kysely<Tables>,
  traces: Traces,
  { table, text, type }: Source,
  after: string,
): Promise<{ readonly found: readonly Found[]; readonly last: string | undefined }> {
  const { rows } = await sql<{ last: string | null; count: number; found: readonly Found[] | null }>`
    with batch as materialized (
      select id, ${sql.ref(type)} as type, ${sql.raw(text)} as text from ${sql.table(table)}
      where account_id = ${traces.accountId} and id > ${after} order by id limit ${BATCH}
    )
    select max(id) as last, count(*) as count,
      json_agg(json_build_object('id', id, 'type', type, 'text', text)) filter (where ${mentions(sql.ref('text'), traces)}) as found
    from batch`.execute(db);
  const [{ last, count, found }] = rows as [(typeof rows)[number]];
  return { found: found ?? [], last: count < BATCH ? undefined : (last ?? undefined) };
}

async function eraseSimulation(db: Kysely<Tables>, traces: Traces, { id, type }: Found): Promise<boolean> {
  const simulations = db
    .selectFrom('simulations')
    .select(['payload', 'config'])
    .where('account_id', '=', traces.accountId)
    .where('id', '=', id as SimulationRow['id']);
  const stored = await simulations.executeTakeFirst();
  if (stored === undefined) return false;
  const text = (value: unknown): string | null =>
    value === null ? null : scrubbedText(JSON.stringify(value), traces, { kind: kindOfEvent(type), isSample: true });
  const scrubbed = { payload: text(stored.payload), config: text(stored.config) };
  if (scrubbed.payload === toJson(stored.payload) && scrubbed.config === toJson(stored.config)) return false;
  await db
    .updateTable('simulations')
    .set({ ...scrubbed, revision: sql`revision + 1` })
    .where('account_id', '=', traces.accountId)
    .where('id', '=', id as SimulationRow['id'])
    .execute();
  return true;
}

async function store(
  db: Kysely<Tables>,
  { accountId }: Traces,
  table: string,
  column: string,
  found: readonly Found[],
  scrub: (one: Found) => string,
): Promise<number> {
  const rows = found
    .map((one) => ({ id: one.id, text: scrub(one) }))
    .filter(({ text }, at) => text !== found[at]!.text);
  const [first] = rows;
  const last = rows.at(-1);
  if (first === undefined || last === undefined) return 0;
  await sql`
    update ${sql.table(table)} as stored set ${sql.ref(column)} = scrubbed.text
    from json_to_recordset(${JSON.stringify(rows)}::json) as scrubbed (id text, text text)
    where stored.account_id = ${accountId} and stored.id = scrubbed.id and stored.id between ${first.id} and ${last.id}`.execute(
    db,
  );
  return rows.length;
}
