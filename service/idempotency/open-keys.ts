import type { Result } from '@billing/server';
import type { Kysely, Transaction } from 'kysely';

import type { Id } from '../ids/id.ts';
import type { Services } from '../services.ts';
import type { Tables } from '../storage/tables.ts';
import { openedResult, sealedResult } from './sealed-result.ts';

/** The row of a key whose request has no result yet. */
export interface OpenKey {
  readonly account_id: string;
  readonly operation: string;
  readonly key: string;
  readonly id: Id<'idem_'>;
}

/** Stores the result of a request whose key was stored without one (`storeOpenKey`). */
export async function closeKey(
  trx: Transaction<Tables>,
  { secrets }: Pick<Services, 'secrets'>,
  open: OpenKey,
  result: Result,
): Promise<void> {
  await trx
    .updateTable('idempotency_keys')
    .set({ result: sealedResult(secrets, open.id, result) })
    .where((where) => where.and(open))
    .execute();
}

/** The result that `closeKey` has stored; null before that. */
export async function readClosedKey(
  db: Kysely<Tables>,
  { secrets }: Pick<Services, 'secrets'>,
  open: OpenKey,
): Promise<Result | null> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select('result')
    .where((where) => where.and(open))
    .executeTakeFirst();
  return row === undefined ? null : openedResult(secrets, open.id, row.result);
}

/** Removes a key without a result, because the request has failed: a repeat is a new request. */
export async function removeKey(trx: Transaction<Tables>, open: OpenKey): Promise<void> {
  await trx
    .deleteFrom('idempotency_keys')
    .where((where) => where.and(open))
    .execute();
}
