import { describe, expect, test } from 'vitest';

import { type Entity, eachOperator, type Values } from '../../support/operator.ts';

eachOperator('catalog commands', (operator) => {
  describe('discounts', () => {
    const discount = (values: Values): Promise<Entity> =>
      operator().run('discount create', { description: 'Spring', type: 'percentage', amount: '10', ...values });

    test('creates a discount with defaults and a code, and publishes an event', async () => {
      let created: Entity | undefined;
      const published = await operator().emitted(async () => {
        created = await discount({});
      });
      expect(created).toMatchObject({
        status: 'active',
        mode: 'standard',
        enabled_for_checkout: true,
        recur: false,
        times_used: 0,
        restrict_to: null,
      });
      expect(created?.['code']).toMatch(/^[A-Z0-9]{10}$/);
      expect(published).toEqual([{ type: 'discount.created', data: created }]);
      expect(await discount({ 'not-at-checkout': true })).toMatchObject({ code: null, enabled_for_checkout: false });
    });

    test.each([
      [{ amount: '0' }, 'amount must be from 0.01 to 100 for a percentage'],
      [{ amount: '100.01' }, 'amount must be from 0.01 to 100 for a percentage'],
      [{ amount: '1.001' }, 'amount must be digits, for a percentage with up to two decimals'],
      [{ currency: 'EUR' }, 'currency_code must be null'],
      [{ type: 'flat', amount: '500' }, 'currency_code is required'],
      [
        { type: 'flat', amount: '5.50', currency: 'EUR' },
        'amount must be digits above 0 for a flat type, an amount in the smallest unit of the currency',
      ],
      [
        { type: 'flat_per_seat', amount: '0', currency: 'EUR' },
        'amount must be digits above 0 for a flat type, an amount in the smallest unit of the currency',
      ],
      [{ type: 'flat', amount: '1', currency: 'XXX' }, 'currency_code must be one of'],
      [{ type: 'gift' }, 'type must be one of'],
      [{ mode: 'secret' }, 'mode must be one of'],
      [{ intervals: '3' }, 'maximum_recurring_intervals must be null'],
      [{ recur: true, intervals: '0' }, 'maximum_recurring_intervals must be'],
      [{ 'usage-limit': 'many' }, '--usage-limit must be a whole number, not "many".'],
      [{ code: 'has space' }, 'code must have 1 to 32 letters or digits'],
      [{ expires: '2026-03-02T09:30:00Z' }, 'expires_at must be in the future'],
      [{ 'restrict-to': 'pro_01jg8test00000000000000001' }, 'restrict_to[0] must be the id of a product or price'],
      [{ group: 'dsg_01jg8test00000000000000001' }, 'discount_group_id must be the id of a discount group'],
      [{ description: 'x'.repeat(501) }, 'description must have at most 500 characters'],
    ])('rejects %j', async (values, message) => {
      const count = (await operator().events()).length;
      expect(
        await operator().rejection('discount create', {
          description: 'Spring',
          type: 'percentage',
          amount: '10',
          ...values,
        }),
      ).toContain(message);
      expect(await operator().events()).toHaveLength(count);
    });

    test.each([
      [{ amount: '0.01' }],
      [{ amount: '100' }],
      [{ type: 'flat', amount: '1', currency: 'JPY' }],
      [{ recur: true, intervals: '1' }],
      [{ 'usage-limit': '9000000000' }],
    ])('accepts %j', async (values) => {
      expect((await discount(values)).id).toMatch(/^dsc_/);
    });

    test('creates an archived discount with custom data', async () => {
      expect(await discount({ status: 'archived', 'custom-data': '{"a":[1]}' })).toMatchObject({
        status: 'archived',
        custom_data: { a: [1] },
      });
    });

    test('rejects a code that another active discount has in any case', async () => {
      const { id } = await discount({ code: 'Spring26' });
      expect(
        await operator().rejection('discount create', {
          description: 'x',
          type: 'percentage',
          amount: '1',
          code: 'SPRING26',
        }),
      ).toContain(`The active discount ${id}`);
      await operator()
        .services.db.updateTable('discounts')
        .set({ status: 'archived' })
        .where('code', '=', 'Spring26')
        .execute();
      await discount({ code: 'spring26' });
    });

    test('rejects unusable groups and restrictions', async () => {
      const group = await operator().run('discount-group create', { name: 'Black Friday' });
      expect(await operator().rejection('discount-group create', { name: 'Black Friday' })).toContain(
        `Discount group ${group.id} already has this name`,
      );
      expect(await discount({ group: group.id })).toMatchObject({ discount_group_id: group.id });
      const [active, archived] = [await operator().newProduct(), await operator().newProduct('archived')];
      expect(await discount({ 'restrict-to': active })).toMatchObject({ restrict_to: [active] });
      const values = { description: 'x', type: 'percentage', amount: '1' };
      expect(
        await operator().rejection('discount create', { ...values, 'restrict-to': `${active},${archived}` }),
      ).toContain(`Product ${archived} is archived.`);
      await operator().services.db.updateTable('discount_groups').set({ status: 'archived' }).execute();
      expect(await operator().rejection('discount create', { ...values, group: group.id })).toContain(
        `Discount group ${group.id} is archived.`,
      );
    });
  });
});
