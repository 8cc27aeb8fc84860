import { timestamp } from '../../../service/common/clock.ts';
import { newId } from '../../../service/ids/id.ts';
import { toJson } from '../../../service/storage/columns.ts';
import type { Ids } from '../../support/fixtures.ts';
import type { TestService } from '../../support/service.ts';

/** Copies of an adjustment. Returns their ids. */
export async function insertAdjustments(
  { services, accountId }: TestService,
  { adjustment_id }: Pick<Ids, 'adjustment_id'>,
  count: number,
): Promise<string[]> {
  const { db, clock } = services;
  const { items, totals, payout_totals, tax_rates_used, ...copied } = await db
    .selectFrom('adjustments')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', adjustment_id)
    .executeTakeFirstOrThrow();
  const now = timestamp(clock.now());
  const rows = Array.from({ length: count }, () => ({
    ...copied,
    items: toJson(items),
    totals: toJson(totals),
    payout_totals: toJson(payout_totals),
    tax_rates_used: toJson(tax_rates_used),
    id: newId('adj_', clock),
    credit_note_number: null,
    created_at: now,
    updated_at: now,
  }));
  await db.insertInto('adjustments').values(rows).execute();
  return rows.map(({ id }) => id);
}
