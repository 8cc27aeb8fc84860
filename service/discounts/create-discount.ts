import type { Discount, DiscountCreate } from '@billing/types';
import type { Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { checkDiscountGroup } from '../discount-groups/discount-group-rules.ts';
import { eventOfNew, REQUESTED } from '../entities/origin.ts';
import { publish } from '../events/publish.ts';
import { newId } from '../ids/id.ts';
import { utcMoment } from '../notifications/utc-moment.ts';
import type { AccountServices } from '../services.ts';
import { type NewRow, toJson } from '../storage/columns.ts';
import { customDataColumn } from '../storage/custom-data-column.ts';
import type { DiscountRow } from '../storage/rows/catalog-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { checkRestriction } from './check-restriction.ts';
import { discountEntity } from './discount-entity.ts';
import { checkNotExpired, codeTaken, type DiscountRuleCode, generatedCode } from './discount-rules.ts';

/**
 * @param transaction_id The transaction that it is created for; null for a discount that all can have.
 * @throws `discount_code_conflict` with the id of the active discount that has the code.
 */
export async function createDiscount(
  newError: NewError<DiscountRuleCode>,
  trx: Transaction<Tables>,
  { clock, rules, notifyDue }: Pick<AccountServices, 'clock' | 'rules' | 'notifyDue'>,
  accountId: string,
  {
    description,
    type,
    amount,
    currency_code = null,
    enabled_for_checkout,
    mode,
    status,
    recur,
    maximum_recurring_intervals = null,
    usage_limit = null,
    restrict_to = null,
    custom_data = null,
    ...body
  }: DiscountCreate,
  origin = REQUESTED,
  transaction_id: DiscountRow['transaction_id'] = null,
): Promise<Discount> {
  const enabled = enabled_for_checkout ?? true;
  const code = body.code ?? generatedCode(enabled);
  const expires_at = body.expires_at == null ? null : utcMoment(body.expires_at);
  const discount_group_id = body.discount_group_id ?? null;
  checkNotExpired(newError, expires_at, clock);
  const customData = await customDataColumn(newError, trx, rules, accountId, custom_data);
  await checkDiscountGroup(newError, trx, accountId, discount_group_id);
  await checkRestriction(newError, trx, accountId, restrict_to);
  const now = clock.now();
  const row = await trx
    .insertInto('discounts')
    .values({
      account_id: accountId,
      id: newId('dsc_', clock),
      status: status ?? 'active',
      description,
      enabled_for_checkout: enabled,
      code,
      type,
      mode: mode ?? 'standard',
      amount,
      currency_code,
      recur: recur ?? false,
      maximum_recurring_intervals,
      usage_limit,
      restrict_to,
      expires_at,
      custom_data: customData,
      discount_group_id,
      transaction_id,
      import_meta: toJson(origin.import_meta),
      created_at: now,
      updated_at: now,
    } satisfies NewRow<DiscountRow, DiscountCreate>)
    .onConflict((conflict) => conflict.columns(['account_id', 'code_lower']).where('status', '=', 'active').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw await codeTaken(newError, trx, accountId, code ?? '');
  const discount = discountEntity(row);
  await publish(
    trx,
    { clock, notifyDue },
    { accountId, type: eventOfNew('discount', origin), data: discount, occurredAt: now },
  );
  return discount;
}
