import type { ClientToken, ClientTokenCreate } from '@billing/types';
import type { Transaction } from 'kysely';

import { publish } from '../events/publish.ts';
import { newId } from '../ids/id.ts';
import { randomText } from '../ids/random-text.ts';
import type { AccountServices } from '../services.ts';
import type { NewRow } from '../storage/columns.ts';
import type { ClientTokenRow } from '../storage/rows/checkout-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { clientTokenEntity } from './client-token-entity.ts';

const PREFIXES = { sandbox: 'test_', live: 'live_' };
const RANDOM_LENGTH = 27;
const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';

export async function createClientToken(
  trx: Transaction<Tables>,
  { clock, rules, notifyDue }: Pick<AccountServices, 'clock' | 'rules' | 'notifyDue'>,
  accountId: string,
  { name, description = null }: ClientTokenCreate,
): Promise<ClientToken> {
  const now = clock.now();
  const row = await trx
    .insertInto('client_tokens')
    .values({
      account_id: accountId,
      id: newId('ctkn_', clock),
      token: PREFIXES[rules.environment] + randomText(RANDOM_LENGTH, ALPHABET),
      name,
      description,
      created_at: now,
      updated_at: now,
    } satisfies NewRow<ClientTokenRow, ClientTokenCreate>)
    .returningAll()
    .executeTakeFirstOrThrow();
  const token = clientTokenEntity(row);
  await publish(trx, { clock, notifyDue }, { accountId, type: 'client_token.created', data: token, occurredAt: now });
  return token;
}
