import type { Price, PriceCreate } from '@billing/types';
import type { Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { eventOfNew, REQUESTED } from '../entities/origin.ts';
import { publish } from '../events/publish.ts';
import { newId } from '../ids/id.ts';
import type { AccountServices } from '../services.ts';
import { type NewRow, toJson } from '../storage/columns.ts';
import { customDataColumn } from '../storage/custom-data-column.ts';
import type { PriceRow } from '../storage/rows/catalog-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { checkProductActive } from './check-product.ts';
import { checkPrice, type PriceRuleCode, storedQuantity, storedTrial } from './price-rules.ts';
import { priceEntity } from './product-entity.ts';

/** @throws `entity_archived` when the product is archived. */
export async function createPrice(
  newError: NewError<'entity_archived' | PriceRuleCode>,
  trx: Transaction<Tables>,
  { clock, rules, notifyDue }: Pick<AccountServices, 'clock' | 'rules' | 'notifyDue'>,
  accountId: string,
  {
    product_id,
    description,
    unit_price,
    name = null,
    type,
    billing_cycle = null,
    trial_period,
    tax_mode,
    unit_price_overrides,
    quantity,
    custom_data = null,
  }: PriceCreate,
  origin = REQUESTED,
): Promise<Price> {
  // Before the trial: the codes of prices apply when the request has no other faults.
  const limits = storedQuantity(newError, quantity ?? {});
  const customData = await customDataColumn(newError, trx, rules, accountId, custom_data);
  await checkProductActive(newError, trx, accountId, product_id);
  const trial = trial_period ? storedTrial(newError, trial_period) : null;
  const overrides = unit_price_overrides ?? [];
  checkPrice(newError, { billing_cycle, trial_period: trial, unit_price_overrides: overrides });
  const now = clock.now();
  const row = await trx
    .insertInto('prices')
    .values({
      account_id: accountId,
      id: newId('pri_', clock),
      product_id,
      description,
      type: type ?? 'standard',
      name,
      billing_cycle: toJson(billing_cycle),
      trial_period: toJson(trial),
      tax_mode: tax_mode ?? 'account_setting',
      unit_price: toJson(unit_price),
      unit_price_overrides: toJson(overrides),
      quantity: toJson(limits),
      custom_data: customData,
      import_meta: toJson(origin.import_meta),
      created_at: now,
      updated_at: now,
    } satisfies NewRow<PriceRow, PriceCreate>)
    .returningAll()
    .executeTakeFirstOrThrow();
  const price = priceEntity(row);
  await publish(
    trx,
    { clock, notifyDue },
    { accountId, type: eventOfNew('price', origin), data: price, occurredAt: now },
  );
  return price;
}
