import { sql } from 'kysely';

import { newId } from '../../service/ids/id.ts';
import type { Services } from '../../service/services.ts';
import { type StoredNotification, readNotifications } from './kill-facts.ts';
import type { Place } from './place.ts';
import { countOf, withWholeTables } from './whole-tables.ts';

const DAY_MS = 86_400_000;
/** Younger than 90 days until the clock is 40 days ahead. */
const OLD_DAYS = 60;
/** Their rows go to a partition of their day, which maintenance creates. */
const PARTITIONED = ['events', 'notifications', 'notification_logs', 'idempotency_keys', 'audit_entries'] as const;

export interface ClockRows {
  /** By id. */
  readonly customers: ReadonlyMap<string, { readonly name: string | null; readonly revision: number }>;
  readonly notifications: readonly StoredNotification[];
  /** Rows that are in no partition of a day. */
  readonly unpartitioned: number;
}

/** An event that retention would delete if it trusted every clock. Returns its id. */
export async function seedOldEvent({ db }: Services, accountId: string): Promise<string> {
  const occurred = new Date(Date.now() - OLD_DAYS * DAY_MS);
  const id = newId('evt_', { now: () => occurred });
  await sql`
    insert into events (account_id, id, type, occurred_at, data)
    values (${accountId}, ${id}, 'customer.created', ${occurred.toISOString()}, '{"id":"old"}')`.execute(db);
  return id;
}

export async function readClockRows(place: Place): Promise<ClockRows> {
  const { services, database } = await place.open();
  const rows = await withWholeTables(services.db, async (trx) => {
    const customers = await trx.selectFrom('customers').select(['id', 'name', 'revision']).execute();
    let unpartitioned = 0;
    for (const table of PARTITIONED)
      unpartitioned += await countOf(trx, sql`select count(*)::int as count from ${sql.table(`${table}_other`)}`);
    return {
      customers: new Map(customers.map((customer) => [customer.id as string, customer])),
      notifications: await readNotifications(trx),
      unpartitioned,
    };
  });
  await database.close();
  return rows;
}
