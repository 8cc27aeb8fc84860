import type { AccountClock } from '../common/account-clock.ts';
import type { Clock } from '../common/clock.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables.ts';
import type { Act } from './act.ts';
import { recordingDatabase } from './recording-database.ts';

/** What a customer does on a page, and for what: the entity that the link of the page names. */
export interface CustomerStep {
  /** Such as `checkout.pay`. */
  readonly operation: string;
  readonly accountId: string;
  readonly clock: AccountClock;
  /** Null before the customer has said who they are. */
  readonly customerId: string | null;
  /** Undefined when the step creates it. */
  readonly entityId: string | undefined;
  /** By default a customer. */
  readonly actorType?: 'customer' | 'recipient';
}

/** The request of a page. */
export interface PageRequest {
  readonly id: string;
  /** As trusted proxies give it. */
  readonly ip: string;
}

/** The services for one step of a customer: their transactions leave an entry in the audit trail. */
export function servicesOfStep<Services extends { readonly db: Kysely<Tables>; readonly clock: Clock }>(
  services: Services,
  { operation, accountId, clock, customerId, entityId, actorType = 'customer' }: CustomerStep,
  { id, ip }: PageRequest,
): Services {
  const act: Act = {
    actor: { type: actorType, id: customerId },
    operation,
    accountId,
    accountTime: clock.isTest ? clock.now() : null,
    namedId: entityId,
    members: [],
    address: ip,
    requestId: id,
  };
  return { ...services, db: recordingDatabase(services.db, services.clock, () => act) };
}
