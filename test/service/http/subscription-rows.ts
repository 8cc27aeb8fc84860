import { newId } from '../../../service/ids/id.ts';
import { toJson } from '../../../service/storage/columns.ts';
import type { Ids } from '../../support/fixtures.ts';
import type { TestService } from '../../support/service.ts';

/** Copies of a subscription. `more` goes into every row. */
export async function insertSubscriptions(
  { services: { db, clock }, accountId }: TestService,
  { subscription_id }: Pick<Ids, 'subscription_id'>,
  count: number,
  more: object = {},
): Promise<string[]> {
  const copied = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', subscription_id)
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: count }, () => ({
    ...copied,
    billing_details: toJson(copied.billing_details),
    billing_cycle: toJson(copied.billing_cycle),
    discount: toJson(copied.discount),
    items: toJson(copied.items),
    scheduled_change: toJson(copied.scheduled_change),
    current_billing_period: toJson(copied.current_billing_period),
    custom_data: toJson(copied.custom_data),
    import_meta: toJson(copied.import_meta),
    instrument: toJson(copied.instrument),
    id: newId('sub_', clock),
    ...more,
  }));
  await db.insertInto('subscriptions').values(rows).execute();
  return rows.map(({ id }) => id);
}
