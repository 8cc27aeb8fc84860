import type { ApiKey } from '@billing/types';
import type { Selectable, Transaction } from 'kysely';

import { apiKeyEntity } from '../auth/api-key-entity.ts';
import type { NewError } from '../common/errors.ts';
import type { ApiKeyRow } from '../storage/rows/account-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { changeApiKey } from './change-api-key.ts';
import type { LockedKey } from './lock-api-key.ts';

export type KeyUpdate = Partial<
  Pick<Selectable<ApiKeyRow>, 'name' | 'description' | 'permissions' | 'allowed_ips' | 'expires_at'>
>;

/**
 * Updates an active key and publishes `api_key.updated`; without a difference it does neither.
 * `api_key.expiring` occurs again before a later expiry.
 *
 * @throws `conflict` when the key is not active.
 */
export async function updateApiKey(
  newError: NewError<'conflict' | 'invalid_field'>,
  trx: Transaction<Tables>,
  key: LockedKey,
  update: KeyUpdate,
): Promise<ApiKey> {
  const { row, services } = key;
  if (row.status !== 'active')
    throw newError('conflict', `API key ${row.id} is ${row.status}. Only active keys can be updated.`);
  const entries = Object.entries(update) as [keyof KeyUpdate, KeyUpdate[keyof KeyUpdate]][];
  const differs = entries.some(([name, value]) => JSON.stringify(value) !== JSON.stringify(row[name]));
  if (!differs) return apiKeyEntity(services.rules.environment, row) as ApiKey;
  const isLater =
    update.expires_at !== undefined && (update.expires_at === null || update.expires_at > (row.expires_at ?? ''));
  return changeApiKey(newError, trx, key, 'api_key.updated', {
    ...update,
    ...(isLater && { expiring_notified_at: null }),
  });
}
