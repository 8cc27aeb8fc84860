import { insertPrice, seedProducts } from '../../support/catalog-fixtures.ts';
import type { Ids } from '../../support/fixtures.ts';
import type { TestService } from '../../support/service.ts';
import type { Call } from './test-client.ts';

interface Stage {
  readonly service: TestService;
  readonly ids: Ids;
  readonly call: Call;
}

const PERCENTAGE = { description: 'Spring', type: 'percentage', amount: '10' };

function create(call: Call, more: object): Promise<Response> {
  return call('POST', '/discounts', { json: { ...PERCENTAGE, ...more } });
}

/** Every error that only operations of discounts and discount groups return, and how to get it. */
export const discountErrors = {
  discount_code_conflict: async ({ call }: Stage) => {
    await create(call, { code: 'TWICE' });
    return create(call, { code: 'twice' });
  },
  discount_group_name_conflict: async ({ call }: Stage) => {
    await call('POST', '/discount-groups', { json: { name: 'Twice' } });
    return call('POST', '/discount-groups', { json: { name: 'Twice' } });
  },
  discount_expired: ({ call }: Stage) => create(call, { expires_at: '2020-01-01T00:00:00Z' }),
  discount_usage_limit_less_than_times_used: async ({ service, ids, call }: Stage) => {
    const used = service.database.db.updateTable('discounts').set({ times_used: 2 });
    await used.where('id', '=', ids.discount_id).execute();
    return call('PATCH', `/discounts/${ids.discount_id}`, { json: { usage_limit: 1 } });
  },
  discount_restricted_product_not_active: async ({ service: { services, accountId }, call }: Stage) =>
    create(call, { restrict_to: await seedProducts(services, accountId, 1, { status: 'archived' }) }),
  discount_restricted_product_price_not_active: async ({ service: { services, accountId }, ids, call }: Stage) =>
    create(call, { restrict_to: [await insertPrice(services, accountId, ids.product_id, { status: 'archived' })] }),
};
