import type { ApiKeyExposure } from '@billing/types';
import { ApiKeyExposure as ApiKeyExposureSchema } from '@billing/validators/schemas/ApiKeyExposure';
import type { Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { validated } from '../common/validated.ts';
import { publish } from '../events/publish.ts';
import { newId } from '../ids/id.ts';
import type { Tables } from '../storage/tables.ts';
import type { LockedKey } from './lock-api-key.ts';
import { revokeApiKey } from './revoke-api-key.ts';

export type Exposure = Pick<ApiKeyExposure, 'risk_level' | 'source' | 'reference' | 'description'>;

/**
 * Publishes `api_key_exposure.created` for a key that was found in public. A high risk revokes an active
 * key, which `api_key.revoked` reports after it. The event is all that is stored of an exposure: no
 * operation reads it.
 *
 * @throws `invalid_field`
 */
export async function reportExposure(
  newError: NewError<'conflict' | 'invalid_field'>,
  trx: Transaction<Tables>,
  key: LockedKey,
  exposure: Exposure,
): Promise<ApiKeyExposure> {
  const { row, services } = key;
  const isRevoked = exposure.risk_level === 'high' && row.status === 'active';
  const now = services.clock.now();
  const data = validated(newError, ApiKeyExposureSchema, {
    id: newId('apikeyexp_', services.clock),
    api_key_id: row.id,
    action_taken: isRevoked ? 'revoked' : 'none',
    ...exposure,
    created_at: now,
  });
  await publish(trx, services, { accountId: row.account_id, type: 'api_key_exposure.created', data, occurredAt: now });
  if (isRevoked) await revokeApiKey(newError, trx, key);
  return data;
}
