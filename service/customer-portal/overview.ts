import type { LinkedCustomer } from '../links/portal-links.ts';
import type { Services } from '../services.ts';
import { managementUrls } from '../subscription-records/read-subscription.ts';
import { sellerOf, type Subscription, subscriptionsOf } from './linked-subscription.ts';
import { type OverviewEntry, overviewPage } from './overview-page.ts';

/** More than anyone reads; the newest come first. */
const SHOWN = 200;

/** The page with the subscriptions of a customer, and links that manage them. */
export async function showOverview(services: Services, customer: LinkedCustomer): Promise<string> {
  const rows = await subscriptionsOf(services.db, customer).orderBy('id', 'desc').limit(SHOWN).execute();
  const entries = rows.map((row) => entryOf(services, row));
  return overviewPage(services.rules, await sellerOf(services.db, customer.accountId), entries);
}

/** The links are relative, so that they hold behind a proxy that adds a path. */
function entryOf(services: Services, row: Subscription): OverviewEntry {
  const isCanceled = row.status === 'canceled';
  const urls = managementUrls(services, '..', row);
  return {
    row,
    paymentMethodUrl: isCanceled || row.status === 'paused' ? null : urls.update_payment_method,
    cancelUrl: isCanceled || row.scheduled_change?.action === 'cancel' ? null : urls.cancel,
  };
}
