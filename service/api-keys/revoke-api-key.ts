import type { ApiKey } from '@billing/types';
import type { Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { Tables } from '../storage/tables.ts';
import { changeApiKey } from './change-api-key.ts';
import type { LockedKey } from './lock-api-key.ts';

/**
 * Revokes a key permanently and publishes `api_key.revoked`.
 *
 * @throws `conflict` when the key is not active: a revoked or expired key can't be revoked.
 */
export function revokeApiKey(
  newError: NewError<'conflict' | 'invalid_field'>,
  trx: Transaction<Tables>,
  key: LockedKey,
): Promise<ApiKey> {
  const { id, status } = key.row;
  if (status !== 'active') throw newError('conflict', `API key ${id} is already ${status}.`);
  return changeApiKey(newError, trx, key, 'api_key.revoked', { status: 'revoked' });
}
