import type { Price } from '@billing/types';
import { Price as PriceSchema } from '@billing/validators/schemas/Price';
import type { Selectable, Transaction } from 'kysely';

import { validated } from '../common/validated.ts';
import { timestamp } from '../common/clock.ts';
import type { NewError } from '../common/errors.ts';
import { publish } from '../events/publish.ts';
import { newId } from '../ids/id.ts';
import type { Services } from '../services.ts';
import { toJson } from '../storage/columns.ts';
import type { PriceRow, ProductRow } from '../storage/rows/catalog-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { checkPriceCycles, type PriceRuleCode } from './price-rules.ts';
import { priceEntity } from './product-entity.ts';

type Fields = Pick<Selectable<PriceRow>, 'name' | 'type' | 'billing_cycle' | 'trial_period' | 'tax_mode' | 'quantity'>;

export type NewPrice = Pick<Selectable<PriceRow>, 'description' | 'unit_price'> & Partial<Fields>;

export async function createPrice(
  newError: NewError<'invalid_field' | 'entity_archived' | PriceRuleCode>,
  trx: Transaction<Tables>,
  { clock, notifyDue }: Pick<Services, 'clock' | 'notifyDue'>,
  product: Selectable<ProductRow>,
  {
    billing_cycle = null,
    trial_period = null,
    quantity = { minimum: 1, maximum: 100 },
    unit_price,
    ...price
  }: NewPrice,
): Promise<Price> {
  if (product.status === 'archived')
    throw newError('entity_archived', `Product ${product.id} is archived. Only active products can get a price.`);
  checkPriceCycles(newError, { billing_cycle, trial_period });
  const now = timestamp(clock.now());
  const row = await trx
    .insertInto('prices')
    .values({
      ...price,
      account_id: product.account_id,
      id: newId('pri_', clock),
      product_id: product.id,
      billing_cycle: toJson(billing_cycle),
      trial_period: toJson(trial_period),
      unit_price: toJson(unit_price),
      unit_price_overrides: toJson([]),
      quantity: toJson(quantity),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const entity = validated(newError, PriceSchema, priceEntity(row));
  await publish(trx, { clock, notifyDue }, { accountId: product.account_id, type: 'price.created', data: entity });
  return entity;
}
