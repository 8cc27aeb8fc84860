import type { ApiKey } from '@billing/types';
import { ApiKey as ApiKeySchema } from '@billing/validators/schemas/ApiKey';
import type { Selectable, Transaction } from 'kysely';

import { apiKeyEntity } from '../auth/api-key-entity.ts';
import type { NewError } from '../common/errors.ts';
import { validated } from '../common/validated.ts';
import { publish } from '../events/publish.ts';
import type { AccountServices } from '../services.ts';
import type { ApiKeyRow } from '../storage/rows/account-rows.ts';
import type { Tables } from '../storage/tables.ts';

export type KeyEvent =
  | 'api_key.created'
  | 'api_key.updated'
  | 'api_key.revoked'
  | 'api_key.expiring'
  | 'api_key.expired';

/** Publishes an event about a key as it is stored. @throws `invalid_field` */
export async function publishKeyEvent(
  newError: NewError<'invalid_field'>,
  trx: Transaction<Tables>,
  services: AccountServices,
  type: KeyEvent,
  row: Selectable<ApiKeyRow>,
): Promise<ApiKey> {
  const data = validated(newError, ApiKeySchema, apiKeyEntity(services.rules.environment, row));
  await publish(trx, services, { accountId: row.account_id, type, data, occurredAt: services.clock.now() });
  return data;
}
