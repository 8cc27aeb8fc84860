import type { Services } from '../../service/services.ts';
import type { Id } from '../../service/ids/id.ts';
import { newId } from '../../service/ids/id.ts';
import { toJson } from '../../service/storage/columns.ts';
import { subscriptionColumns } from '../../service/subscription-records/subscription-columns.ts';
import type { Ids } from './fixtures.ts';

/** A copy of the subscription of an account that is paid with the test card `success`. */
export async function seedAutomaticSubscription(
  { db, clock }: Services,
  accountId: string,
  { subscription_id }: Pick<Ids, 'subscription_id'>,
): Promise<Id<'sub_'>> {
  const copied = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', subscription_id)
    .executeTakeFirstOrThrow();
  const id = newId('sub_', clock);
  const instrument = { reference: 'test_card_success', details: CARD };
  const row = { ...copied, id, collection_mode: 'automatic', billing_details: null, instrument } as const;
  await db
    .insertInto('subscriptions')
    .values({ ...subscriptionColumns(row), custom_data: toJson(copied.custom_data) })
    .execute();
  return id;
}

const CARD = {
  type: 'card',
  card: { type: 'scheme_01', last4: '4242', expiry_month: 11, expiry_year: 2035, cardholder_name: 'Jo Sample' },
  paypal: null,
  underlying_details: null,
  south_korea_local_card: null,
} as const;
