import type { ApiKey } from '@billing/types';
import type { Transaction, Updateable } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { ApiKeyRow } from '../storage/rows/account-rows.ts';
import type { Tables } from '../storage/tables.ts';
import type { LockedKey } from './lock-api-key.ts';
import { type KeyEvent, publishKeyEvent } from './publish-key-event.ts';

type Changes = Pick<
  Updateable<ApiKeyRow>,
  'name' | 'description' | 'permissions' | 'allowed_ips' | 'expires_at' | 'status' | 'expiring_notified_at'
>;

/** Stores the changes of a locked key and publishes the event. @throws `invalid_field` */
export async function changeApiKey(
  newError: NewError<'invalid_field'>,
  trx: Transaction<Tables>,
  { row: { id }, services }: LockedKey,
  type: KeyEvent,
  changes: Changes,
): Promise<ApiKey> {
  const row = await trx
    .updateTable('api_keys')
    .set((eb) => ({ ...changes, updated_at: services.clock.now(), revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return publishKeyEvent(newError, trx, services, type, row);
}
