import { Client } from 'pg';

import { firstIdAt } from '../../service/ids/id.ts';

const DAY_MS = 86_400_000;

export interface Filling {
  readonly url: string;
  /** Of all accounts with events, in turn. */
  readonly accounts: readonly string[];
  /** The days that get the same number of events each, as the first moment of each. */
  readonly days: readonly Date[];
  /** How many events there are before, and afterwards. */
  readonly from: number;
  readonly to: number;
}

/** Stores events of the days, each with a delivered notification. Returns the bytes of both tables. */
export async function fillStored({ url, accounts, days, from, to }: Filling): Promise<number> {
  const client = new Client({ connectionString: url, options: '-c search_path=billing_sandbox' });
  await client.connect();
  try {
    for (const day of days) {
      const at = new Date(day.getTime() + DAY_MS / 2);
      const range = [Math.floor(from / days.length), Math.floor(to / days.length) - 1];
      await client.query(
        `insert into events (account_id, id, type, occurred_at, data)
        select ($1::text[])[1 + n % $2], $3 || lpad(n::text, 16, '0'),
          case when n % 1000 = 0 then 'customer.imported' else 'customer.updated' end, $4, ${DATA}
        from generate_series($5::int, $6::int) as n`,
        [accounts, accounts.length, idStart('evt_', at), at.toISOString(), ...range],
      );
      await client.query(
        `insert into notifications (account_id, id, notification_setting_id, event_id, type, status, payload, occurred_at, origin,
          first_attempt_at, last_attempt_at, delivered_at, times_attempted)
        select ($1::text[])[1 + n % $2], $3 || lpad(n::text, 16, '0'), 'ntfset_stored', $4 || lpad(n::text, 16, '0'),
          'customer.updated', 'delivered', '{"event_type":"customer.updated","data":' || ${DATA} || '}', $5, 'event', $5, $5, $5, 1
        from generate_series($6::int, $7::int) as n`,
        [accounts, accounts.length, idStart('ntf_', at), idStart('evt_', at), at.toISOString(), ...range],
      );
    }
    // As the server would by itself after a while.
    for (const statement of ['vacuum analyze events', 'vacuum analyze notifications', 'checkpoint'])
      await client.query(statement);
    const { rows } = await client.query<{ bytes: string }>(
      `select sum(pg_total_relation_size(relid)) as bytes from (
        select relid from pg_partition_tree('events') union all select relid from pg_partition_tree('notifications')) p`,
    );
    return Number(rows[0]!.bytes);
  } finally {
    await client.end();
  }
}

/** Ids that start with it are of that moment, and sort by what follows. */
export function idStart(prefix: 'evt_' | 'ntf_', at: Date): string {
  return firstIdAt(prefix, at).slice(0, -16);
}

/** 0.3 KB, as a customer without much data has. */
const DATA = `'{"id":"ctm_' || lpad(n::text, 26, '0') || '","name":"Sam Sample","email":"sam.sample@works.example","marketing_consent":false,"status":"active","custom_data":{"crm":"A-17","plan":"team"},"locale":"en","created_at":"2026-03-02T09:30:00.123000Z","updated_at":"2026-03-02T09:30:00.123000Z","import_meta":null}'`;
