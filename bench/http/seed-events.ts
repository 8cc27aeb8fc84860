import { sql } from 'kysely';

import { firstIdAt } from '../../service/ids/id.ts';
import type { Services } from '../../service/services.ts';
import type { StoredEvents } from './protocol.ts';
import { seedAccount } from './seed-account.ts';

const ACCOUNT = 'bench_events';
export const PER_PAGE = 50;

/** Stores `count` small events of the last day, ids in the order of their times. */
export async function seedEvents(services: Services, count: number): Promise<StoredEvents> {
  const { key } = await seedAccount(services, ACCOUNT);
  const yesterday = new Date(services.clock.now().getTime() - 86_400_000);
  const start = firstIdAt('evt_', yesterday).slice(0, -16);
  const batch = 50_000;
  for (let first = 1; first <= count; first += batch) {
    await sql`
      insert into events (account_id, id, type, occurred_at, data)
      select ${ACCOUNT}, ${start} || lpad(n::text, 16, '0'), 'customer.updated', ${yesterday.toISOString()}::timestamptz,
        '{"id":"ctm_' || lpad(n::text, 26, '0') || '","name":"Sam Sample"}'
      from generate_series(${first}::int, ${Math.min(count, first + batch - 1)}::int) as n`.execute(services.db);
  }
  const idAt = (n: number): string => `${start}${String(n).padStart(16, '0')}`;
  return { key, middle: idAt(Math.floor(count / 2)), last: idAt(PER_PAGE + 1) };
}
