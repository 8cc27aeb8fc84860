import type { DiscountCreate } from '@billing/types';
import { beforeAll, describe, expect, test } from 'vitest';

import { timestamp } from '../../../service/common/clock.ts';
import type { Id } from '../../../service/ids/id.ts';
import { seedDiscount, seedDiscountGroup, insertPrice, seedProducts } from '../../support/catalog-fixtures.ts';
import { eachService } from '../../support/service.ts';
import { dataOf } from '../http/data-of.ts';
import { expectError, invalidFieldsOf } from '../http/expect-error.ts';
import { type Call, caller } from '../http/test-client.ts';

const FLAT = { type: 'flat', amount: '500', currency_code: 'USD' } as const;

eachService('updating discounts', (service) => {
  let call: Call;

  beforeAll(async () => {
    call = caller(service(), await service().keyFor());
  });

  const newDiscount = (more: Partial<DiscountCreate> = {}) =>
    seedDiscount(service().services, service().accountId, more);
  const update = (id: string, json: object): Promise<Response> => call('PATCH', `/discounts/${id}`, { json });
  const updated = async (id: string, json: object) => dataOf(await update(id, json), 200);
  const read = async (id: string) => dataOf(await call('GET', `/discounts/${id}`), 200);

  describe('members that depend on each other', () => {
    test('can change together', async () => {
      const id = await newDiscount({ recur: true, maximum_recurring_intervals: 3 });
      for (const body of [
        FLAT,
        { type: 'flat_per_seat' },
        { amount: '1' },
        { currency_code: 'EUR' },
        { type: 'percentage', amount: '12.5', currency_code: null },
        { recur: false, maximum_recurring_intervals: null },
        { recur: true, maximum_recurring_intervals: 1 },
      ])
        expect(await updated(id, body)).toMatchObject(body);
    });

    test.each<[string, Partial<DiscountCreate>, object, string[]]>([
      ['a percentage', {}, { type: 'flat' }, ['currency_code']],
      ['a percentage', { amount: '12.5' }, { type: 'flat', currency_code: 'EUR' }, ['amount']],
      ['a percentage', {}, { amount: '100.01' }, ['amount']],
      ['a percentage', {}, { amount: '0' }, ['amount']],
      ['a percentage', {}, { currency_code: 'EUR' }, ['currency_code']],
      ['an amount', FLAT, { type: 'percentage' }, ['amount', 'currency_code']],
      ['an amount', FLAT, { type: 'percentage', amount: '5' }, ['currency_code']],
      ['an amount', FLAT, { amount: '5.50' }, ['amount']],
      ['an amount', FLAT, { currency_code: null }, ['currency_code']],
      [
        'one that recurs',
        { recur: true, maximum_recurring_intervals: 3 },
        { recur: false },
        ['maximum_recurring_intervals'],
      ],
      ['one that does not recur', {}, { maximum_recurring_intervals: 3 }, ['maximum_recurring_intervals']],
    ])('are rejected where they do not fit %s: %j', async (_, stored, body, fields) => {
      const id = await newDiscount(stored);
      const before = await read(id);
      expect(await invalidFieldsOf(await update(id, { description: 'Changed', ...body }))).toEqual(fields);
      expect(await read(id)).toEqual(before);
    });
  });

  describe('the code', () => {
    test('can change its case, and to one that an archived discount has', async () => {
      const one = await newDiscount({ code: 'Kase' });
      expect(await updated(one, { code: 'KASE' })).toMatchObject({ code: 'KASE' });
      await updated(one, { status: 'archived' });
      const two = await newDiscount();
      expect(await updated(two, { code: 'kase' })).toMatchObject({ code: 'kase' });
    });

    test('returns 409 with the id of the active discount that has it, also to a reactivation', async () => {
      const one = await newDiscount({ code: 'TAKEN' });
      const two = await newDiscount();
      const { error } = await expectError(
        await update(two, { code: 'taken', description: 'Changed' }),
        'discount_code_conflict',
      );
      expect(error.detail).toContain(one);
      expect(await read(two)).toMatchObject({ description: 'Ten percent' });
      const archived = await newDiscount({ code: 'Taken', status: 'archived' });
      await expectError(await update(archived, { status: 'active' }), 'discount_code_conflict');
      await updated(one, { status: 'archived' });
      expect(await updated(archived, { status: 'active' })).toMatchObject({ status: 'active', code: 'Taken' });
    });

    test('goes to one of many discounts that want it at once', async () => {
      const ids = await Promise.all(Array.from({ length: 6 }, () => newDiscount()));
      const responses = await Promise.all(ids.map((id) => update(id, { code: 'WISHED' })));
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    });

    test('is generated when customers need one at checkout, and removed otherwise', async () => {
      const id = await newDiscount({ enabled_for_checkout: false });
      const generated = { code: expect.stringMatching(/^[A-Z0-9]{10}$/) as string };
      expect(await read(id)).toMatchObject({ code: null });
      expect(await updated(id, { enabled_for_checkout: true })).toMatchObject(generated);
      await updated(id, { code: 'Mine' });
      expect(await updated(id, { code: null })).toMatchObject(generated);
      expect(await updated(id, { enabled_for_checkout: false, code: null })).toMatchObject({ code: null });
      expect(await updated(id, { description: 'Still without' })).toMatchObject({ code: null });
    });
  });

  describe('the expiry', () => {
    const at = (ms: number) => timestamp(new Date(ms));

    test('is compared as a time, whatever its offset', async () => {
      const id = await newDiscount({ expires_at: '2036-06-30T22:00:00Z' });
      const before = await read(id);
      expect(await updated(id, { expires_at: '2036-07-01T00:00:00+02:00' })).toEqual(before);
      expect(await updated(id, { expires_at: null })).toMatchObject({ expires_at: null });
    });

    test('can pass on the clock of the account, which leaves the discount active and can be sent unchanged', async () => {
      const start = Date.now() + 3_600_000;
      const accountId = await service().newAccount();
      const own = caller(service(), await service().keyFor({ accountId }));
      const send = (json: object) => own('PATCH', `/discounts/${id}`, { json });
      await dataOf(await own('POST', '/test-clock', { json: { time: at(start) } }), 201);
      const id = await seedDiscount(service().services, accountId, { expires_at: at(start + 1_000) });
      const before = await dataOf(await own('GET', `/discounts/${id}`), 200);
      const { db } = service().database;
      await db
        .updateTable('accounts')
        .set({ test_clock_time: at(start + 2_000) })
        .where('id', '=', accountId)
        .execute();
      expect(await dataOf(await own('GET', `/discounts/${id}`), 200)).toEqual({ ...before, status: 'active' });
      expect((await send({ expires_at: before['expires_at'], description: 'Expired' })).status).toBe(200);
      await expectError(await send({ expires_at: at(start + 1_500) }), 'discount_expired');
      await expectError(await send({ expires_at: at(start + 2_000) }), 'discount_expired');
      expect((await send({ expires_at: at(start + 2_001) })).status).toBe(200);
    });
  });

  test('rejects a usage limit below the number of redemptions', async () => {
    const id = await newDiscount({ usage_limit: 9 });
    const { db } = service().database;
    await db.updateTable('discounts').set({ times_used: 5 }).where('id', '=', id).execute();
    const { error } = await expectError(
      await update(id, { usage_limit: 4 }),
      'discount_usage_limit_less_than_times_used',
    );
    expect(error.detail).toContain('5');
    expect(await updated(id, { usage_limit: 5 })).toMatchObject({ usage_limit: 5, times_used: 5 });
    expect(await updated(id, { usage_limit: null })).toMatchObject({ usage_limit: null });
    await db.updateTable('discounts').set({ usage_limit: 3 }).where('id', '=', id).execute();
    expect(await updated(id, { usage_limit: 3, description: 'Unchanged limit' })).toMatchObject({ usage_limit: 3 });
  });

  describe('references', () => {
    test('must be active when they change, and can be removed', async () => {
      const { services, accountId } = service();
      const [first, second] = (await seedProducts(services, accountId, 2)) as [Id<'pro_'>, Id<'pro_'>];
      const [archived] = await seedProducts(services, accountId, 1, { status: 'archived' });
      const group = await seedDiscountGroup(services, accountId);
      const id = await newDiscount({ restrict_to: [first], discount_group_id: group });
      expect(await updated(id, { restrict_to: [second, first] })).toMatchObject({ restrict_to: [second, first] });
      await expectError(await update(id, { restrict_to: [archived] }), 'discount_restricted_product_not_active');
      const price = await insertPrice(services, accountId, first, { status: 'archived' });
      await expectError(await update(id, { restrict_to: [price] }), 'discount_restricted_product_price_not_active');
      const unknown = `pro_${'0'.repeat(26)}`;
      expect(await invalidFieldsOf(await update(id, { restrict_to: [first, unknown] }))).toEqual(['restrict_to[1]']);
      const other = await seedDiscountGroup(services, accountId);
      await call('PATCH', `/discount-groups/${other}`, { json: { status: 'archived' } });
      await expectError(await update(id, { discount_group_id: other }), 'entity_archived');
      const nowhere = `dsg_${'0'.repeat(26)}`;
      expect(await invalidFieldsOf(await update(id, { discount_group_id: nowhere }))).toEqual(['discount_group_id']);
      const none = { restrict_to: null, discount_group_id: null };
      expect(await updated(id, none)).toMatchObject(none);
    });

    test('stay when they were archived afterwards', async () => {
      const { services, accountId } = service();
      const [product] = (await seedProducts(services, accountId, 1)) as [Id<'pro_'>];
      const group = await seedDiscountGroup(services, accountId);
      const body = { restrict_to: [product], discount_group_id: group };
      const id = await newDiscount(body);
      await call('PATCH', `/discount-groups/${group}`, { json: { status: 'archived' } });
      const { db } = service().database;
      await db.updateTable('products').set({ status: 'archived' }).where('id', '=', product).execute();
      expect(await updated(id, { ...body, description: 'Changed' })).toMatchObject({ ...body, description: 'Changed' });
    });
  });

  test('accepts a revision in the path', async () => {
    const id = await newDiscount();
    expect(await updated(`${id}@dscrev_${'a'.repeat(26)}`, { description: 'Changed' })).toMatchObject({ id });
  });

  test.each(['status', 'description', 'type', 'amount', 'enabled_for_checkout', 'mode', 'recur'])(
    'rejects null for %s',
    async (member) => {
      expect(await invalidFieldsOf(await update(await newDiscount(), { [member]: null }))).toEqual([member]);
    },
  );

  test('rejects a body that sets times_used', async () => {
    expect(await invalidFieldsOf(await update(await newDiscount(), { times_used: 1 }))).toEqual(['times_used']);
  });
});
