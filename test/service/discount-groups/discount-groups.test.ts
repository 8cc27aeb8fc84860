import { beforeAll, describe, expect, test } from 'vitest';

import { seedDiscount } from '../../support/catalog-fixtures.ts';
import { eachService } from '../../support/service.ts';
import { dataOf } from '../http/data-of.ts';
import { expectError, invalidFieldsOf } from '../http/expect-error.ts';
import type { ListBody } from '../http/list-rows.ts';
import { type Call, caller } from '../http/test-client.ts';

eachService('discount groups', (service) => {
  let call: Call;

  beforeAll(async () => {
    call = caller(service(), await service().keyFor());
  });

  const create = (json: object): Promise<Response> => call('POST', '/discount-groups', { json });
  const created = async (name: string) => dataOf<{ readonly id: `dsg_${string}` }>(await create({ name }), 201);
  const update = (id: string, json: object): Promise<Response> => call('PATCH', `/discount-groups/${id}`, { json });

  test('returns the new group, reads the same, and publishes it', async () => {
    const data = await dataOf(await create({ name: 'Spring 2026' }), 201);
    expect(data).toEqual({
      id: expect.stringMatching(/^dsg_[a-z0-9]{26}$/) as string,
      name: 'Spring 2026',
      status: 'active',
      created_at: data['created_at'],
      updated_at: data['created_at'],
      import_meta: null,
    });
    expect(await dataOf(await call('GET', `/discount-groups/${String(data['id'])}`), 200)).toEqual(data);
    const client = await service().client();
    const { data: events } = await client.events.list({
      query: { event_type: ['discount_group.created'], per_page: 1 },
    });
    expect(events).toMatchObject([{ occurred_at: data['created_at'], data }]);
  });

  test.each([{ name: '' }, { name: 'x'.repeat(501) }, { name: null }, {}])('rejects %j', async (body) => {
    expect(await invalidFieldsOf(await create(body))).toEqual(['name']);
  });

  test.each(['status', 'id', 'nonsense'])('rejects a new group with %s', async (member) => {
    expect(await invalidFieldsOf(await create({ name: 'Group', [member]: 'active' }))).toEqual([member]);
  });

  describe('the name', () => {
    test('returns 409 with the id of the group that has it, even an archived one', async () => {
      const { id } = await created('Black Friday');
      const other = await created('Cyber Monday');
      for (const status of ['active', 'archived']) {
        await update(id, { status });
        for (const response of [
          await create({ name: 'Black Friday' }),
          await update(other.id, { name: 'Black Friday' }),
        ])
          expect((await expectError(response, 'discount_group_name_conflict')).error.detail).toContain(id);
      }
      expect(await dataOf(await call('GET', `/discount-groups/${other.id}`), 200)).toEqual(other);
      const stranger = caller(service(), await service().keyFor({ accountId: await service().newAccount() }));
      expect((await stranger('POST', '/discount-groups', { json: { name: 'Black Friday' } })).status).toBe(201);
    });

    test('goes to one of many groups that want it at once', async () => {
      const responses = await Promise.all(Array.from({ length: 6 }, () => create({ name: 'Wanted' })));
      expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
    });

    test('can be used again when the group that had it is renamed', async () => {
      const { id } = await created('Old name');
      expect(await dataOf(await update(id, { name: 'New name' }), 200)).toMatchObject({ name: 'New name' });
      expect((await create({ name: 'Old name' })).status).toBe(201);
    });
  });

  test('archiving a group leaves its discounts as they are', async () => {
    const { id } = await created('Autumn');
    const discount = await seedDiscount(service().services, service().accountId, { discount_group_id: id });
    const before = await dataOf(await call('GET', `/discounts/${discount}`), 200);
    await dataOf(await update(id, { status: 'archived' }), 200);
    expect(await dataOf(await call('GET', `/discounts/${discount}?include=discount_group`), 200)).toMatchObject({
      ...before,
      discount_group: { id, status: 'archived' },
    });
  });

  test('lists groups by their ids and states', async () => {
    const accountId = await service().newAccount();
    const own = caller(service(), await service().keyFor({ accountId }));
    const ids: string[] = [];
    for (const name of ['One', 'Two', 'Three'])
      ids.push((await dataOf<{ id: string }>(await own('POST', '/discount-groups', { json: { name } }), 201)).id);
    await own('PATCH', `/discount-groups/${ids[2]}`, { json: { status: 'archived' } });
    const names = async (query: string) =>
      ((await (await own('GET', `/discount-groups?order_by=id[ASC]&${query}`)).json()) as ListBody).data.map(
        ({ name }) => name,
      );
    expect(await names('')).toEqual(['One', 'Two']);
    expect(await names('status=archived')).toEqual(['Three']);
    expect(await names(`status=active,archived&id=${ids[1]},${ids[2]}`)).toEqual(['Two', 'Three']);
  });

  test('does not find a group of another account', async () => {
    const { id } = await created('Mine');
    const stranger = caller(service(), await service().keyFor({ accountId: await service().newAccount() }));
    const { error } = await expectError(await stranger('GET', `/discount-groups/${id}`), 'not_found');
    expect(error.detail).toBe(`Discount group ${id} not found.`);
    await expectError(await call('GET', '/discount-groups/dsg_1'), 'bad_request');
  });
});
