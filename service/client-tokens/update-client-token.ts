import type { ClientToken, ClientTokenUpdate } from '@billing/types';
import type { Selectable, Transaction } from 'kysely';

import { changedMembers } from '../common/changed-members.ts';
import type { NewError } from '../common/errors.ts';
import { publish } from '../events/publish.ts';
import type { AccountServices } from '../services.ts';
import type { ClientTokenRow } from '../storage/rows/checkout-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { updateRow } from '../storage/update-row.ts';
import { clientTokenEntity } from './client-token-entity.ts';

const CLIENT_TOKEN = { table: 'client_tokens', name: 'Client token' } as const;

/**
 * Publishes `client_token.updated` when the name or description changes, and `client_token.revoked` when the
 * token is revoked.
 *
 * @throws `conflict` when the token is revoked, or another request has changed it since `before` was read.
 */
export async function updateClientToken(
  newError: NewError<'conflict'>,
  trx: Transaction<Tables>,
  { clock, notifyDue }: Pick<AccountServices, 'clock' | 'notifyDue'>,
  before: Selectable<ClientTokenRow>,
  body: ClientTokenUpdate,
): Promise<ClientToken> {
  if (before.status === 'revoked')
    throw newError('conflict', `Client token ${before.id} is revoked. Only active tokens can be updated.`);
  const { status, ...texts } = changedMembers(before, body);
  const isRevoked = status === 'revoked';
  const isUpdated = Object.keys(texts).length > 0;
  if (!isRevoked && !isUpdated) return clientTokenEntity(before);
  const now = clock.now();
  const row = await updateRow(newError, trx, clock, CLIENT_TOKEN, before, {
    ...texts,
    ...(isRevoked && { status, revoked_at: now }),
    updated_at: now,
  });
  const event = { accountId: before.account_id, data: clientTokenEntity(row), occurredAt: now };
  if (isUpdated) await publish(trx, { clock, notifyDue }, { ...event, type: 'client_token.updated' });
  if (isRevoked) await publish(trx, { clock, notifyDue }, { ...event, type: 'client_token.revoked' });
  return event.data;
}
