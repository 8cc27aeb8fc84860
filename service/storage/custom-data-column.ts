import { sql, type Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { type AnyObject, toJson } from './columns.ts';
import type { Tables } from './tables.ts';

/**
 * Each connection counts in its own partial sum, so that concurrent transactions rarely lock the same row:
 * it stays locked to the end of the transaction. With eight sums, nearly all sessions of two busy processes
 * waited for one.
 */
const PART = sql`pg_backend_pid() % 64`;

/**
 * Locks the row of stored sizes that `customDataColumn` locks, for a transaction that locks other rows
 * before it calls that.
 */
export async function lockCustomDataSize(trx: Transaction<Tables>, accountId: string): Promise<void> {
  await sql`
    insert into custom_data_sizes as own (account_id, part, bytes) values (${accountId}, ${PART}, 0)
    on conflict (account_id, part) do update set bytes = own.bytes`.execute(trx);
}

/**
 * Text for a `custom_data` column, counted towards the account's limit. Concurrent requests don't see each
 * other, so a few can exceed the limit together. A value that takes no more than the one that it replaces is
 * always accepted.
 *
 * It locks a row of stored sizes. Call it before all locks of other rows, so that no two transactions wait
 * for each other.
 *
 * @param limits The limit unless the account has its own; infinite for what is stored in any case.
 * @param replaced The stored value of an entity that is updated.
 * @throws `storage_limit_reached`
 */
export async function customDataColumn(
  newError: NewError<'storage_limit_reached'>,
  trx: Transaction<Tables>,
  { maxCustomDataBytes }: { readonly maxCustomDataBytes: number },
  accountId: string,
  customData: AnyObject | null,
  replaced: AnyObject | null = null,
): Promise<string | null> {
  const text = toJson(customData);
  const bytes = Buffer.byteLength(text ?? '') - Buffer.byteLength(toJson(replaced) ?? '');
  if (bytes === 0) return text;
  const { rows } = await sql<{ stored: number; own: number | null }>`
    insert into custom_data_sizes as own (account_id, part, bytes) values (${accountId}, ${PART}, ${bytes})
    on conflict (account_id, part) do update set bytes = own.bytes + excluded.bytes
    returning (
      select coalesce(sum(bytes), 0)::float8 from custom_data_sizes where account_id = ${accountId}
    ) as stored, (select max_custom_data_bytes from accounts where id = ${accountId}) as own`.execute(trx);
  const { stored = 0, own = null } = rows[0] ?? {};
  const limit = maxCustomDataBytes === Infinity ? Infinity : (own ?? maxCustomDataBytes);
  if (bytes < 0 || stored + bytes <= limit) return text;
  throw newError(
    'storage_limit_reached',
    `The custom_data of all entities of an account may have at most ${limit} bytes. It has ${stored}, and this request would add ${bytes}. ` +
      'Omit custom_data, or shorten it.',
  );
}
