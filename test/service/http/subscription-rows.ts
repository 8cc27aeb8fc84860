import { newId } from '../../../service/ids/id.ts';
import { toJson } from '../../../service/storage/columns.ts';
import { subscriptionColumns } from '../../../service/subscription-records/subscription-columns.ts';
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
    ...subscriptionColumns(copied),
    custom_data: toJson(copied.custom_data),
    id: newId('sub_', clock),
    ...more,
  }));
  await db.insertInto('subscriptions').values(rows).execute();
  return rows.map(({ id }) => id);
}
