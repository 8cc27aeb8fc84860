import type { Transaction } from 'kysely';

import { lockApiKey, type LockedKey } from '../api-keys/lock-api-key.ts';
import { anyError } from '../common/any-error.ts';
import type { Tables } from '../storage/tables.ts';
import type { Input } from '../terminal/input.ts';
import type { CommandServices } from './command.ts';

/** The API key that a command names, of any account. */
export async function lockNamedKey(
  trx: Transaction<Tables>,
  services: CommandServices,
  input: Input,
): Promise<LockedKey> {
  const key = await lockApiKey(anyError, trx, services, input.positionalId(0, 'apikey_'));
  services.act.concerns(key.row.account_id, key.services.clock);
  return key;
}
