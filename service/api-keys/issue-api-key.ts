import type { Transaction } from 'kysely';

import { createApiKey, type NewApiKey } from '../auth/key-store.ts';
import type { NewError } from '../common/errors.ts';
import type { AccountServices } from '../services.ts';
import type { Tables } from '../storage/tables.ts';
import { publishKeyEvent } from './publish-key-event.ts';

/** Stores a new API key and publishes `api_key.created`. Only this result ever holds the whole key. */
export async function issueApiKey(
  newError: NewError<'invalid_field'>,
  trx: Transaction<Tables>,
  services: AccountServices,
  newKey: NewApiKey,
) {
  const { clock, rules } = services;
  const { environment } = rules;
  const { row, key } = await createApiKey(trx, { clock, environment }, newKey);
  const entity = await publishKeyEvent(newError, trx, services, 'api_key.created', row);
  return { entity, key };
}
