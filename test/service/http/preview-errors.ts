import { seedDiscount, insertPrice, seedProducts } from '../../support/catalog-fixtures.ts';
import type { Ids } from '../../support/fixtures.ts';
import type { TestService } from '../../support/service.ts';
import type { Call } from './test-client.ts';

interface Stage {
  readonly service: TestService;
  readonly ids: Ids;
  readonly call: Call;
}

type Member = Readonly<Record<string, unknown>>;

/** Previews two items: one of a new price in EUR, and `second`. */
async function preview(
  { service, ids, call }: Stage,
  second: Member | undefined,
  more: Member = {},
): Promise<Response> {
  const price_id = await insertPrice(service.services, service.accountId, ids.product_id);
  const items = [{ price_id, quantity: 1 }, ...(second === undefined ? [] : [second])];
  return call('POST', '/transactions/preview', { json: { items, ...more } });
}

/** The id of a new price, with members that only a request could give it. */
async function priceOf({ service, ids, call }: Stage, more: Member): Promise<string> {
  const id = await insertPrice(service.services, service.accountId, ids.product_id);
  await call('PATCH', `/prices/${id}`, { json: more });
  return id;
}

/** Previews two recurring items that differ in these members. */
async function recurring(stage: Stage, one: Member, other: Member): Promise<Response> {
  const billing_cycle = { interval: 'month', frequency: 1 };
  const ids = [await priceOf(stage, { billing_cycle, ...one }), await priceOf(stage, { billing_cycle, ...other })];
  const items = ids.map((price_id) => ({ price_id, quantity: 1 }));
  return stage.call('POST', '/transactions/preview', { json: { items } });
}

/** Every error that previews were the first operations to return, and how to get it. */
export const previewErrors = {
  discount_usage_limit_exceeded: async (stage: Stage) => {
    const { services, accountId, database } = stage.service;
    const discount_id = await seedDiscount(services, accountId, { usage_limit: 1 });
    await database.db.updateTable('discounts').set({ times_used: 1 }).where('id', '=', discount_id).execute();
    return preview(stage, undefined, { discount_id });
  },
  transaction_both_price_id_and_object_found: (stage: Stage) => {
    const { price_id, product_id } = stage.ids;
    const price = { description: 'Setup', product_id, unit_price: { amount: '1', currency_code: 'EUR' } };
    return preview(stage, { price_id, price, quantity: 1 });
  },
  transaction_cannot_provide_both_discount_code_and_id: (stage: Stage) =>
    preview(stage, undefined, {
      discount_id: stage.ids.discount_id,
      discount: { description: 'Agreed', type: 'percentage', amount: '10' },
    }),
  transaction_customer_is_required_for_business_validation: (stage: Stage) =>
    preview(stage, undefined, { business_id: stage.ids.business_id }),
  transaction_customer_is_required_with_address: (stage: Stage) =>
    preview(stage, undefined, { address_id: stage.ids.address_id }),
  transaction_discount_not_eligible: async (stage: Stage) => {
    const { services, accountId } = stage.service;
    const restrict_to = await seedProducts(services, accountId, 1);
    return preview(stage, undefined, { discount_id: await seedDiscount(services, accountId, { restrict_to }) });
  },
  transaction_duplicate_price_ids: async (stage: Stage) => {
    const item = { price_id: await priceOf(stage, {}), quantity: 1 };
    return stage.call('POST', '/transactions/preview', { json: { items: [item, item] } });
  },
  transaction_invalid_discount_currency: async (stage: Stage) => {
    const { services, accountId } = stage.service;
    const flat = { type: 'flat', amount: '1', currency_code: 'USD' } as const;
    return preview(stage, undefined, { discount_id: await seedDiscount(services, accountId, flat) });
  },
  transaction_item_quantity_out_of_range: async (stage: Stage) =>
    preview(stage, { price_id: await priceOf(stage, {}), quantity: 101 }),
  transaction_price_different_billing_cycle: (stage: Stage) =>
    recurring(stage, {}, { billing_cycle: { interval: 'year', frequency: 1 } }),
  transaction_price_different_trial_period: (stage: Stage) =>
    recurring(stage, {}, { trial_period: { interval: 'week', frequency: 2 } }),
  transaction_price_not_found: (stage: Stage) => preview(stage, { price_id: `pri_${'0'.repeat(26)}`, quantity: 1 }),
};
