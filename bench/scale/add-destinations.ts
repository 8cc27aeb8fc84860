import { sql } from 'kysely';

import { newEndpointSecret } from '../../service/notification-settings/endpoint-secret.ts';
import { newId } from '../../service/ids/id.ts';
import type { Services } from '../../service/services.ts';
import type { Destination } from '../delivery/bench-delivery.ts';

/**
 * Stores copies of a destination, each with its own secret and in its own account, which nothing else
 * is stored of.
 */
export async function addDestinations(
  { db, clock, secrets }: Services,
  { accountId, settingId, url }: Destination,
  count: number,
): Promise<Destination[]> {
  const rows = Array.from({ length: count }, (_, number) => {
    const id = newId('ntfset_', clock);
    return { id, account: `${accountId}_${number}`, secret: secrets.seal(newEndpointSecret(id), id) };
  });
  await sql`
    insert into notification_settings (account_id, id, description, type, destination, api_version, subscribed_events, secret, created_at, updated_at)
    select w.account, w.id, s.description, s.type, s.destination, s.api_version, s.subscribed_events, w.secret, s.created_at, s.updated_at
    from unnest(${rows.map(({ account }) => account)}::text[], ${rows.map(({ id }) => id as string)}::text[],
      ${rows.map(({ secret }) => secret)}::text[]) as w (account, id, secret), notification_settings s
    where s.account_id = ${accountId} and s.id = ${settingId}`.execute(db);
  await sql`analyze notification_settings`.execute(db);
  return rows.map(({ id, account }) => ({ accountId: account, settingId: id, url }));
}
