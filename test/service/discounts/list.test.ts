import type { DiscountCreate } from '@billing/types';
import { beforeAll, describe, expect, test } from 'vitest';

import { seedDiscount, seedDiscountGroup } from '../../support/catalog-fixtures.ts';
import { eachService } from '../../support/service.ts';
import { invalidFieldsOf } from '../http/expect-error.ts';
import type { ListBody } from '../http/list-rows.ts';
import { type Call, caller } from '../http/test-client.ts';

eachService('listing discounts', (service) => {
  let call: Call;
  let groups: readonly string[];
  const idOf = new Map<string, string>();

  beforeAll(async () => {
    const { services } = service();
    const accountId = await service().newAccount();
    call = caller(service(), await service().keyFor({ accountId }));
    const [spring, summer] = [
      await seedDiscountGroup(services, accountId),
      await seedDiscountGroup(services, accountId),
    ];
    groups = [spring, summer];
    const discounts: Partial<DiscountCreate>[] = [
      { code: 'Spring', discount_group_id: spring },
      { code: 'SUMMER', discount_group_id: summer, expires_at: '2036-01-01T00:00:00Z' },
      { code: 'PLAIN' },
      { code: 'GONE', status: 'archived', discount_group_id: spring },
      { code: 'GOODWILL', mode: 'custom' },
      { code: 'BYGONE', mode: 'custom', status: 'archived' },
    ];
    for (const discount of discounts) idOf.set(discount.code!, await seedDiscount(services, accountId, discount));
  });

  const list = async (query: Readonly<Record<string, string>>): Promise<ListBody['data']> => {
    const response = await call('GET', `/discounts?${new URLSearchParams({ order_by: 'id[ASC]', ...query })}`);
    expect(response.status).toBe(200);
    const { data, meta } = (await response.json()) as ListBody;
    expect(meta.pagination.estimated_total).toBe(data.length);
    return data;
  };
  const codes = async (query: Readonly<Record<string, string>>) => (await list(query)).map(({ code }) => code);

  test('lists active discounts of the catalog', async () => {
    expect(await codes({})).toEqual(['Spring', 'SUMMER', 'PLAIN']);
  });

  test('lists archived discounts and those of mode custom only when the filters name them', async () => {
    expect(await codes({ status: 'archived' })).toEqual(['GONE']);
    expect(await codes({ status: 'active,archived' })).toEqual(['Spring', 'SUMMER', 'PLAIN', 'GONE']);
    expect(await codes({ mode: 'standard' })).toEqual(['Spring', 'SUMMER', 'PLAIN']);
    expect(await codes({ mode: 'custom' })).toEqual(['GOODWILL']);
    expect(await codes({ mode: 'custom', status: 'archived,active' })).toEqual(['GOODWILL', 'BYGONE']);
  });

  test('filters by several ids, codes in any case and groups, and by all filters at once', async () => {
    const [spring, summer] = groups as [string, string];
    const id = [idOf.get('PLAIN'), idOf.get('SUMMER'), idOf.get('GONE')].join();
    expect(await codes({ id })).toEqual(['SUMMER', 'PLAIN']);
    expect(await codes({ code: 'spring,summer,gone,OTHER' })).toEqual(['Spring', 'SUMMER']);
    expect(await codes({ discount_group_id: spring })).toEqual(['Spring']);
    expect(await codes({ discount_group_id: groups.join(), status: 'archived,active' })).toEqual([
      'Spring',
      'SUMMER',
      'GONE',
    ]);
    expect(await codes({ id, code: 'summer', discount_group_id: summer })).toEqual(['SUMMER']);
    expect(await codes({ id, discount_group_id: spring })).toEqual([]);
  });

  test('shows a discount as its own operation does', async () => {
    const id = idOf.get('SUMMER')!;
    expect(await list({ id })).toEqual([((await (await call('GET', `/discounts/${id}`)).json()) as ListBody).data]);
  });

  test('include=discount_group adds the group of each discount that has one', async () => {
    const included = await list({ include: 'discount_group' });
    expect(included.map(({ discount_group: group }) => (group as { id: string } | undefined)?.id)).toEqual([
      ...groups,
      undefined,
    ]);
    expect(included[2]).not.toHaveProperty('discount_group');
    const { data } = (await (await call('GET', `/discount-groups/${groups[0]}`)).json()) as ListBody;
    expect(included[0]!['discount_group']).toEqual(data);
    expect((await list({})).some((discount) => 'discount_group' in discount)).toBe(false);
  });

  test('sorts by the time of creation', async () => {
    const { db } = service().database;
    const last = db.updateTable('discounts').set({ created_at: '2037-01-01T00:00:00.000000Z' });
    await last.where('id', '=', idOf.get('Spring') as never).execute();
    expect(await codes({ order_by: 'created_at[ASC]' })).toEqual(['SUMMER', 'PLAIN', 'Spring']);
    expect(await codes({ order_by: 'created_at[DESC]' })).toEqual(['Spring', 'PLAIN', 'SUMMER']);
  });

  describe('rejects', () => {
    test.each([
      ['mode=standard,custom', 'mode'],
      ['mode=', 'mode'],
      ['status=expired', 'status'],
      ['code=has%20space', 'code'],
      ['discount_group_id=dsc_1', 'discount_group_id'],
      ['order_by=updated_at[ASC]', 'order_by'],
      ['include=group', 'include'],
    ])('%s', async (query, field) => {
      expect(await invalidFieldsOf(await call('GET', `/discounts?${query}`))).toEqual([field]);
    });
  });
});
