import type { Kysely, Selectable, Transaction } from 'kysely';

import type { AccountClock } from '../common/account-clock.ts';
import { timestamp } from '../common/clock.ts';
import type { Environment } from '../common/environment.ts';
import { newId } from '../ids/id.ts';
import type { ApiKeyRow } from '../storage/rows/account-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { hashApiKey, makeApiKey } from './api-key.ts';

/** A key without an explicit expiry expires after 90 days. */
const DEFAULT_LIFETIME_MS = 90 * 24 * 3_600_000;
/** RFC 3339 has no later years. */
const LATEST = Date.UTC(9999, 11, 31);

export function defaultExpiry(clock: AccountClock): Date {
  return new Date(Math.min(Date.parse(clock.now()) + DEFAULT_LIFETIME_MS, LATEST));
}

export interface NewApiKey {
  readonly accountId: string;
  readonly name: string;
  readonly description: string | null;
  readonly permissions: readonly string[];
  /** Networks and addresses that it may be used from; by default all. */
  readonly allowedIps?: readonly string[];
  /** Null: the key never expires. */
  readonly expiresAt: Date | null;
}

/** Stores a new key. Only this result ever holds the whole key. */
export async function createApiKey(
  trx: Transaction<Tables>,
  { clock, environment }: { readonly clock: AccountClock; readonly environment: Environment },
  { accountId, name, description, permissions, allowedIps = [], expiresAt }: NewApiKey,
): Promise<{ readonly row: Selectable<ApiKeyRow>; readonly key: string }> {
  const id = newId('apikey_', clock);
  const key = makeApiKey(environment, id);
  const now = clock.now();
  const row = await trx
    .insertInto('api_keys')
    .values({
      account_id: accountId,
      id,
      name,
      description,
      key_hash: hashApiKey(key),
      permissions: [...permissions],
      allowed_ips: [...allowedIps],
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
