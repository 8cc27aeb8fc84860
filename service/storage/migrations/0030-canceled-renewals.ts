import type { Migration } from '../migration.ts';

/**
 * A canceled transaction does not use up its billing period: after a declined payment, a period with the
 * same start can be billed.
 */
export const canceledRenewals: Migration = {
  name: '0030-canceled-renewals',
  statements: [
    'drop index transactions_renewals',
    `create unique index transactions_renewals on transactions
      (account_id, subscription_id, (billing_period ->> 'starts_at'))
      where origin = 'subscription_recurring' and status <> 'canceled'`,
  ],
};
