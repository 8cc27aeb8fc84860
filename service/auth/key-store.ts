import type { Kysely, Selectable, Transaction } from 'kysely';

import { type Clock, timestamp } from '../common/clock.ts';
import type { Environment } from '../common/environment.ts';
import type { NewError } from '../common/errors.ts';
import { type Id, newId } from '../ids/id.ts';
import type { ApiKeyRow } from '../storage/rows/account-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { hashApiKey, makeApiKey } from './api-key.ts';

/** A key without an explicit expiry expires after 90 days. */
const DEFAULT_LIFETIME_MS = 90 * 24 * 3_600_000;

export function defaultExpiry(clock: Clock): Date {
  return new Date(clock.now().getTime() + DEFAULT_LIFETIME_MS);
}

export interface NewApiKey {
  readonly accountId: string;
  readonly name: string;
  readonly description: string | null;
  readonly permissions: readonly string[];
  /** Null: the key never expires. */
  readonly expiresAt: Date | null;
}

/** Stores a new key. Only this result ever holds the whole key. */
export async function createApiKey(
  trx: Transaction<Tables>,
  { clock, environment }: { readonly clock: Clock; readonly environment: Environment },
  { accountId, name, description, permissions, expiresAt }: NewApiKey,
): Promise<{ readonly row: Selectable<ApiKeyRow>; readonly key: string }> {
  const id = newId('apikey_', clock);
  const key = makeApiKey(environment, id);
  const now = timestamp(clock.now());
  const row = await trx
    .insertInto('api_keys')
    .values({
      account_id: accountId,
      id,
      name,
      description,
      key_hash: hashApiKey(key),
      permissions: [...permissions],
      expires_at: expiresAt === null ? null : timestamp(expiresAt),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row, key };
}

/** The account's keys, oldest first. */
export function listApiKeys(db: Kysely<Tables>, accountId: string): Promise<Selectable<ApiKeyRow>[]> {
  return db.selectFrom('api_keys').selectAll().where('account_id', '=', accountId).orderBy('id').execute();
}

/**
 * Revokes a key permanently.
 *
 * @throws `not_found`, or `conflict` when the key is not active: a revoked or expired key can't be revoked.
 */
export async function revokeApiKey(
  newError: NewError<'not_found' | 'conflict'>,
  trx: Transaction<Tables>,
  clock: Clock,
  id: Id<'apikey_'>,
): Promise<Selectable<ApiKeyRow>> {
  const row = await trx.selectFrom('api_keys').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (row === undefined) throw newError('not_found', `API key ${id} not found.`);
  if (row.status !== 'active') throw newError('conflict', `API key ${id} is already ${row.status}.`);
  return trx
    .updateTable('api_keys')
    .set((eb) => ({ status: 'revoked', updated_at: timestamp(clock.now()), revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
