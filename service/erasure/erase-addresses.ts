import { type Kysely, sql } from 'kysely';

import type { Tables } from '../storage/tables.ts';
import type { Traces } from './traces.ts';

/**
 * Removes the IP addresses from which a customer has used the checkout and the portal from the audit trail,
 * also of steps before the service knew who they are. It is the only change of an entry that the database
 * allows: who did what and when stays.
 */
export async function eraseAddresses(db: Kysely<Tables>, { accountId, ids }: Traces): Promise<void> {
  await sql`
    update audit_entries set address = null
    where account_id = ${accountId} and actor_type = 'customer' and address is not null
      and (entity_id = any(${ids}::text[]) or actor_id = any(${ids}::text[]))`.execute(db);
}
