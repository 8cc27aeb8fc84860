import { ApiKey as ApiKeySchema } from '@billing/validators/schemas/ApiKey';
import type { Transaction } from 'kysely';

import { apiKeyEntity } from '../auth/api-key-entity.ts';
import { createApiKey, type NewApiKey } from '../auth/key-store.ts';
import { validated } from '../common/validated.ts';
import type { NewError } from '../common/errors.ts';
import { publish } from '../events/publish.ts';
import type { Services } from '../services.ts';
import type { Tables } from '../storage/tables.ts';

/** Stores a new API key and publishes `api_key.created`. Only this result ever holds the whole key. */
export async function issueApiKey(
  newError: NewError<'invalid_field'>,
  trx: Transaction<Tables>,
  services: Services,
  newKey: NewApiKey,
) {
  const { clock, rules } = services;
  const { environment } = rules;
  const { row, key } = await createApiKey(trx, { clock, environment }, newKey);
  const entity = validated(newError, ApiKeySchema, apiKeyEntity(environment, row));
  await publish(trx, services, { accountId: newKey.accountId, type: 'api_key.created', data: entity });
  return { entity, key };
}
