import type { Selectable } from 'kysely';

import { after } from '../../service/common/after.ts';
import type { Id } from '../../service/ids/id.ts';
import type { SubscriptionRow } from '../../service/storage/rows/subscription-rows.ts';
import { subscriptionColumns } from '../../service/subscription-records/subscription-columns.ts';
import { seedInvoice } from './adjustment-fixtures.ts';
import { seedAddress, seedCustomer, seedPrice, seedProduct } from './fixtures.ts';
import { seedClock } from './seed-clock.ts';
import type { TestService } from './service.ts';

type Row = Selectable<SubscriptionRow>;

/** What a trialing subscription is paid with. */
const INSTRUMENT: NonNullable<Row['instrument']> = {
  reference: 'test_card_success',
  details: {
    type: 'card',
    card: { type: 'scheme_01', last4: '4242', expiry_month: 11, expiry_year: 2037, cardholder_name: 'Jo Sample' },
    paypal: null,
    underlying_details: null,
    south_korea_local_card: null,
  },
};

/**
 * A subscription in an account whose time is before all times that a request can have. Its billing period
 * began a day ago. It is collected manually, unless it is in a trial.
 */
export async function seedSubscription(
  { services }: TestService,
  accountId: string,
  status: 'active' | 'paused' | 'trialing',
): Promise<{ subscription_id: Id<'sub_'> }> {
  await seedClock(services, accountId);
  const customer_id = await seedCustomer(services, accountId);
  const address_id = await seedAddress(services, accountId, customer_id);
  const price_id = await seedPrice(services, accountId, await seedProduct(services, accountId));
  const { subscription_id } = await seedInvoice(services, accountId, { customer_id, address_id }, [price_id]);
  if (subscription_id === null) throw new Error('the price of the invoice starts no subscription');
  await change(services.db, subscription_id, status);
  return { subscription_id };
}

async function change(db: TestService['services']['db'], id: Id<'sub_'>, status: Row['status']): Promise<void> {
  const row = await db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const period = row.current_billing_period!;
  const starts_at = after(period.starts_at, { interval: 'day', frequency: 1 }, -1);
  const trial = { collection_mode: 'automatic', billing_details: null, instrument: INSTRUMENT } as const;
  await db
    .updateTable('subscriptions')
    .set(
      subscriptionColumns({
        status,
        current_billing_period: { ...period, starts_at },
        ...(status === 'trialing' && trial),
        ...(status === 'paused' && {
          paused_at: row.updated_at,
          next_billed_at: null,
          on_resume: 'start_new_billing_period' as const,
        }),
      }),
    )
    .where('id', '=', id)
    .execute();
}
