import { beforeAll, expect, test } from 'vitest';

import { eachService } from '../../support/service.ts';
import { dataOf } from '../http/data-of.ts';
import { expectError } from '../http/expect-error.ts';
import { newSale, type Sale } from './sale.ts';

const RACES = 10;

eachService('the discount of a transaction', (service) => {
  let sale: Sale;

  beforeAll(async () => {
    sale = await newSale(service());
  });

  const used = async (discount_id: string): Promise<number> =>
    (await sale.client.discounts.get({ path: { discount_id } })).data.times_used;

  test('reduces the totals, and can be added and removed', async () => {
    const discount_id = await sale.discount();
    const { id, details } = await sale.ready({ discount_id });
    expect(details.totals).toMatchObject({ subtotal: '45000', discount: '4500' });
    expect(await dataOf(await sale.update(id, { discount_id: null }), 200)).toMatchObject({
      discount_id: null,
      details: { totals: { subtotal: '45000', discount: '0' }, adjusted_totals: { subtotal: '45000' } },
    });
    expect(await dataOf(await sale.update(id, { discount_id }), 200)).toMatchObject({
      details: { totals: { discount: '4500' }, adjusted_totals: { subtotal: '40500' } },
    });
    expect(await used(discount_id)).toBe(0);
  });

  test('is redeemed when the transaction is billed, and no longer when that is canceled', async () => {
    const discount_id = await sale.discount({ usage_limit: 1 });
    const { id } = await sale.ready({ discount_id });
    expect(await sale.emitted(() => sale.update(id, { status: 'billed' }))).toEqual([
      'transaction.billed billed',
      'discount.updated active',
    ]);
    expect(await used(discount_id)).toBe(1);
    await expectError(await sale.create({ discount_id }), 'discount_usage_limit_exceeded');
    expect(await sale.emitted(() => sale.update(id, { status: 'canceled' }))).toEqual([
      'transaction.updated canceled',
      'transaction.canceled canceled',
      'discount.updated active',
    ]);
    expect(await used(discount_id)).toBe(0);
    expect(await sale.emitted(() => sale.billed({ discount_id }))).toContain('discount.updated active');
  });

  test('must still be redeemable when the transaction is billed', async () => {
    const archived = await sale.discount();
    const other = await sale.discount({ usage_limit: 1 });
    const first = await sale.ready({ discount_id: archived });
    const second = await sale.ready({ discount_id: other });
    await sale.client.discounts.update({ path: { discount_id: archived }, body: { status: 'archived' } });
    await sale.billed({ discount_id: other });
    await expectError(await sale.update(first.id, { status: 'billed' }), 'entity_archived');
    await expectError(await sale.update(second.id, { status: 'billed' }), 'discount_usage_limit_exceeded');
    expect(await sale.get(second.id)).toMatchObject({ status: 'ready' });
    expect(await used(other)).toBe(1);
  });

  test('is rejected when it has expired', async () => {
    const discount_id = await sale.discount();
    const { id } = await sale.ready({ discount_id });
    const expires_at = '2026-01-01T00:00:00Z';
    await service().services.db.updateTable('discounts').set({ expires_at }).where('id', '=', discount_id).execute();
    await expectError(await sale.create({ discount_id }), 'discount_expired');
    await expectError(await sale.update(id, { status: 'billed' }), 'discount_expired');
    // A change that does not calculate the totals again leaves the discount alone.
    expect(await dataOf(await sale.update(id, { custom_data: { a: 1 } }), 200)).toMatchObject({ discount_id });
    await expectError(await sale.update(id, { items: [{ price_id: sale.price_id, quantity: 1 }] }), 'discount_expired');
  });

  test('of two requests for its last use, one succeeds', async () => {
    for (let race = 0; race < RACES; race += 1) {
      const discount_id = await sale.discount({ usage_limit: 1 });
      const { id } = await sale.ready({ discount_id });
      const parties = { customer_id: sale.customer_id, address_id: sale.address_id };
      const responses = await Promise.all([
        sale.update(id, { status: 'billed' }),
        sale.create({ ...parties, discount_id, status: 'billed' }),
      ]);
      const lost = responses.filter(({ ok }) => !ok);
      expect(lost).toHaveLength(1);
      await expectError(lost[0]!, 'discount_usage_limit_exceeded');
      expect(await used(discount_id)).toBe(1);
    }
  });
});
