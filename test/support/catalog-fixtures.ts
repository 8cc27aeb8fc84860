import type { DiscountCreate } from '@billing/types';
import type { Insertable } from 'kysely';

import { anyError } from '../../service/common/any-error.ts';
import { timestamp } from '../../service/common/clock.ts';
import { createDiscountGroup } from '../../service/discount-groups/create-discount-group.ts';
import { createDiscount } from '../../service/discounts/create-discount.ts';
import { type Id, newId } from '../../service/ids/id.ts';
import type { Services } from '../../service/services.ts';
import type { PriceRow } from '../../service/storage/rows/catalog-rows.ts';
import { toJson } from '../../service/storage/columns.ts';
import { ownServices } from './own-services.ts';

export async function seedDiscountGroup(services: Services, accountId: string): Promise<Id<'dsg_'>> {
  const own = await ownServices(services, accountId);
  const { id } = await services.db
    .transaction()
    .execute((trx) => createDiscountGroup(anyError, trx, own, accountId, { name: newId('', services.clock) }));
  return id as Id<'dsg_'>;
}

/** A percentage of 10, unless the members are others. */
export async function seedDiscount(
  services: Services,
  accountId: string,
  more: Partial<DiscountCreate> = {},
): Promise<Id<'dsc_'>> {
  const own = await ownServices(services, accountId);
  const { id } = await services.db.transaction().execute((trx) =>
    createDiscount(anyError, trx, own, accountId, {
      description: 'Ten percent',
      type: 'percentage',
      amount: '10',
      ...more,
    }),
  );
  return id as Id<'dsc_'>;
}

/** Inserts products without events. */
export async function seedProducts(
  { db, clock }: Services,
  accountId: string,
  count: number,
  more: { readonly status?: 'archived' } = {},
): Promise<Id<'pro_'>[]> {
  const now = timestamp(clock.now());
  const rows = Array.from({ length: count }, () => ({
    account_id: accountId,
    id: newId('pro_', clock),
    name: 'Plan',
    tax_category: 'standard',
    created_at: now,
    updated_at: now,
    ...more,
  }));
  await db.insertInto('products').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** Inserts as many prices as a transaction can have items, which accept every quantity, without events. */
export async function seedPricesOfItems(
  { db, clock }: Services,
  accountId: string,
  product_id: Id<'pro_'>,
  more: { readonly billing_cycle?: string | null } = {},
): Promise<Id<'pri_'>[]> {
  const own = await ownServices({ db, clock }, accountId);
  const now = own.clock.now();
  const rows = Array.from({ length: 100 }, () => ({
    account_id: accountId,
    id: newId('pri_', clock),
    product_id,
    description: 'Monthly',
    unit_price: toJson({ amount: '4500', currency_code: 'EUR' }),
    unit_price_overrides: toJson([]),
    quantity: toJson({ minimum: 1, maximum: 999_999_999 }),
    created_at: now,
    updated_at: now,
    ...more,
  }));
  await db.insertInto('prices').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** Inserts a price without an event. */
export async function insertPrice(
  { db, clock }: Services,
  accountId: string,
  product_id: Id<'pro_'>,
  more: Partial<Insertable<PriceRow>> = {},
): Promise<Id<'pri_'>> {
  const now = timestamp(clock.now());
  const id = newId('pri_', clock);
  const price = {
    account_id: accountId,
    id,
    product_id,
    description: 'Monthly',
    unit_price: toJson({ amount: '4500', currency_code: 'EUR' }),
    unit_price_overrides: toJson([]),
    quantity: toJson({ minimum: 1, maximum: 100 }),
    created_at: now,
    updated_at: now,
    ...more,
  };
  await db.insertInto('prices').values(price).execute();
  return id;
}
