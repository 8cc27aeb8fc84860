import { sql, type Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { type AnyObject, toJson } from './columns.ts';
import type { Tables } from './tables.ts';

/**
 * Text for a `custom_data` column, counted towards the account's limit. Concurrent requests don't see each
 * other, so a few can exceed the limit together.
 *
 * @throws `storage_limit_reached`
 */
export async function customDataColumn(
  newError: NewError<'storage_limit_reached'>,
  trx: Transaction<Tables>,
  { maxCustomDataBytes }: { readonly maxCustomDataBytes: number },
  accountId: string,
  customData: AnyObject | null,
): Promise<string | null> {
  const text = toJson(customData);
  if (text === null) return null;
  const bytes = Buffer.byteLength(text);
  // Each connection counts in its own partial sum, so that concurrent transactions rarely lock the same
  // row.
  const { rows } = await sql<{ stored: number }>`
    insert into custom_data_sizes as own (account_id, part, bytes) values (${accountId}, pg_backend_pid() % 8, ${bytes})
    on conflict (account_id, part) do update set bytes = own.bytes + excluded.bytes
    returning (
      select coalesce(sum(bytes), 0)::float8 from custom_data_sizes where account_id = ${accountId}
    ) as stored`.execute(trx);
  const stored = rows[0]?.stored ?? 0;
  if (stored + bytes <= maxCustomDataBytes) return text;
  throw newError(
    'storage_limit_reached',
    `The custom_data of all entities of an account may have at most ${maxCustomDataBytes} bytes. It has ${stored}, and this request would add ${bytes}. ` +
      'Omit custom_data, or shorten it.',
  );
}
