import type { CustomerPortalSession, CustomerPortalSessionCreate } from '@billing/types';
import type { Selectable, Transaction } from 'kysely';

import type { AccountClock } from '../common/account-clock.ts';
import { assertAllUsed } from '../common/assert-all-used.ts';
import type { FieldFault, NewError } from '../common/errors.ts';
import { invalidFields } from '../common/invalid-fields.ts';
import { newId } from '../ids/id.ts';
import { OVERVIEW_LINK } from '../links/portal-links.ts';
import { signedLink } from '../links/signed-link.ts';
import type { Services } from '../services.ts';
import type { CustomerRow } from '../storage/rows/customer-rows.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { managementUrls } from '../subscription-records/read-subscription.ts';

type Customer = Pick<Selectable<CustomerRow>, 'account_id' | 'id'>;
type Subscription = Selectable<SubscriptionRow>;

export interface PortalServices extends Pick<Services, 'clock' | 'secrets'> {
  readonly accountClock: AccountClock;
  /** Of the request. */
  readonly baseUrl: string;
}

/**
 * Creates links to the customer portal. Nothing is stored: each link carries what it opens and when it
 * expires.
 *
 * @throws `invalid_field` for a subscription of another customer.
 */
export async function createPortalSession(
  newError: NewError<'invalid_field'>,
  trx: Transaction<Tables>,
  services: PortalServices,
  customer: Customer,
  { subscription_ids = [], ...left }: CustomerPortalSessionCreate,
): Promise<CustomerPortalSession> {
  assertAllUsed(left);
  const { accountClock, baseUrl } = services;
  const subscriptions = await readSubscriptions(newError, trx, customer, subscription_ids);
  const target = { accountId: customer.account_id, customerId: customer.id };
  return {
    id: newId('cpls_', accountClock),
    customer_id: customer.id,
    urls: {
      general: { overview: signedLink(services, OVERVIEW_LINK, baseUrl, target) },
      subscriptions: subscriptions.map((row) => {
        const { cancel, update_payment_method } = managementUrls(services, baseUrl, row);
        return {
          id: row.id,
          cancel_subscription: cancel,
          update_subscription_payment_method: update_payment_method,
        };
      }),
    },
    created_at: accountClock.now(),
  };
}

/** The subscriptions of the customer with these ids, in their order. */
async function readSubscriptions(
  newError: NewError<'invalid_field'>,
  trx: Transaction<Tables>,
  customer: Customer,
  ids: readonly string[],
): Promise<readonly Subscription[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom('subscriptions')
    .selectAll()
    .where('account_id', '=', customer.account_id)
    .where('customer_id', '=', customer.id)
    .where('id', 'in', ids as readonly Subscription['id'][])
    .execute();
  const found = new Map<string, Subscription>(rows.map((row) => [row.id, row]));
  const faults = ids.flatMap((id, index): FieldFault[] =>
    found.has(id)
      ? []
      : [{ field: `subscription_ids[${index}]`, message: 'must be the id of a subscription of this customer' }],
  );
  const [first, ...rest] = faults;
  if (first !== undefined) throw invalidFields(newError, first, ...rest);
  return ids.map((id) => found.get(id)!);
}
