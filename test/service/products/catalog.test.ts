import { newId } from '../../../service/ids/id.ts';
import { toJson } from '../../../service/storage/columns.ts';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { type Ids, seedEverything } from '../../support/fixtures.ts';
import { eachService, startService } from '../../support/service.ts';
import { type Call, caller } from '../http/test-client.ts';
import { expectError, invalidFieldsOf } from '../http/expect-error.ts';
import { dataOf } from '../http/data-of.ts';

eachService('products, prices and discounts', (service) => {
  let ids: Ids;
  let call: Call;

  beforeAll(async () => {
    ids = await seedEverything(service());
    call = caller(service(), await service().keyFor());
  });

  const create = (json: object): Promise<Response> => call('POST', '/products', { json });
  const product = { name: 'Team plan', tax_category: 'standard' };

  describe('products', () => {
    test('returns a new product with defaults, and reads the same', async () => {
      const data = await dataOf(await create(product));
      expect(data).toEqual({
        id: expect.stringMatching(/^pro_[a-z0-9]{26}$/) as string,
        ...product,
        description: null,
        type: 'standard',
        image_url: null,
        custom_data: null,
        status: 'active',
        import_meta: null,
        created_at: data['created_at'],
        updated_at: data['created_at'],
      });
      expect(await dataOf(await call('GET', `/products/${String(data['id'])}`))).toEqual(data);
    });

    test('returns archived products and those of type custom', async () => {
      const { id } = await dataOf(await create({ ...product, type: 'custom' }));
      const archived = await service()
        .database.db.updateTable('products')
        .set({ status: 'archived' })
        .where('id', '=', id as never);
      await archived.execute();
      expect(await dataOf(await call('GET', `/products/${String(id)}`))).toMatchObject({
        type: 'custom',
        status: 'archived',
      });
    });

    test.each([
      'http://a.example',
      'https://cdn.works.example/team-plan.png',
      'https://cdn.works.example:8443/a%20b/?q=1&r=(2)#top',
      'http://192.0.2.1/x',
      'https://a',
      'https://a.example?x',
    ])('accepts the image URL %s', async (image_url) => {
      expect(await dataOf(await create({ ...product, image_url }))).toMatchObject({ image_url });
    });

    test('reads an empty image URL as null', async () => {
      expect(await dataOf(await create({ ...product, image_url: '' }))).toMatchObject({ image_url: null });
    });

    test.each([
      'cdn.works.example/x.png',
      '/x.png',
      'ftp://a.example/x',
      'javascript:alert(1)',
      'https://',
      'https://a b',
      'https://a/ü',
      ' https://a',
    ])('rejects the image URL "%s"', async (image_url) =>
      expect(await invalidFieldsOf(await create({ ...product, image_url }))).toEqual(['image_url']),
    );

    test.each(['', ' ', '\u00a0\u2003\t', 'x'.repeat(201)])('rejects the name %j', async (name) => {
      expect(await invalidFieldsOf(await create({ ...product, name }))).toContain('name');
    });

    test('accepts any tax category in the sandbox, and in live only standard and approved ones', async () => {
      expect((await create({ ...product, tax_category: 'saas' })).status).toBe(201);
      expect(await invalidFieldsOf(await create({ ...product, tax_category: 'gold' }))).toEqual(['tax_category']);
      const live = await startService(service().database, { rules: { environment: 'live' } });
      onTestFinished(() => live.app.close());
      const accountId = await live.newAccount();
      const callLive = caller(live, await live.keyFor({ accountId }));
      const createLive = (tax_category: string) =>
        callLive('POST', '/products', { json: { ...product, tax_category } });
      await expectError(await createLive('saas'), 'product_tax_category_not_approved');
      expect((await createLive('standard')).status).toBe(201);
      const approved = { approved_tax_categories: ['ebooks', 'saas'] };
      await live.database.db.updateTable('accounts').set(approved).where('id', '=', accountId).execute();
      expect((await createLive('saas')).status).toBe(201);
      await expectError(await createLive('training-services'), 'product_tax_category_not_approved');
      const events = await live.database.db
        .selectFrom('events')
        .select('id')
        .where('account_id', '=', accountId)
        .execute();
      expect(events, 'one for each that was created').toHaveLength(2);
    });

    test('publishes an event with the product as created', async () => {
      const data = await dataOf(await create({ ...product, custom_data: { b: 1, a: [2] } }));
      const client = await service().client();
      const { data: events } = await client.events.list({ query: { event_type: ['product.created'], per_page: 1 } });
      expect(events[0]).toMatchObject({ event_type: 'product.created', occurred_at: data['created_at'], data });
    });
  });

  describe('include=prices', () => {
    test('adds all active prices, oldest first', async () => {
      const path = `/products/${ids.product_id}`;
      expect(await dataOf(await call('GET', path))).not.toHaveProperty('prices');
      const { db, clock } = service().services;
      const price = await db.selectFrom('prices').selectAll().where('id', '=', ids.price_id).executeTakeFirstOrThrow();
      const copy = (more: object) => ({
        ...price,
        billing_cycle: null,
        trial_period: null,
        custom_data: null,
        import_meta: null,
        unit_price: toJson(price.unit_price),
        unit_price_overrides: toJson(price.unit_price_overrides),
        quantity: toJson(price.quantity),
        id: newId('pri_', clock),
        ...more,
      });
      const [archived, custom] = [copy({ status: 'archived' }), copy({ type: 'custom' })];
      await db.insertInto('prices').values([archived, custom]).execute();
      const { prices } = await dataOf(await call('GET', `${path}?include=prices`));
      expect((prices as { id: string }[]).map(({ id }) => id)).toEqual([ids.price_id, custom.id]);
    });

    test('adds an empty list to a product without prices', async () => {
      const { id } = await dataOf(await create(product));
      expect(await dataOf(await call('GET', `/products/${String(id)}?include=prices`))).toMatchObject({ prices: [] });
    });

    test.each(['prices,', 'price', '', 'prices,colours', 'PRICES'])('rejects include=%s', async (include) => {
      const fields = await invalidFieldsOf(await call('GET', `/products/${ids.product_id}?include=${include}`));
      expect(fields.every((field) => field.startsWith('include'))).toBe(true);
    });
  });

  describe('discounts', () => {
    test('returns the current discount, with and without a revision in the id', async () => {
      const plain = await dataOf(await call('GET', `/discounts/${ids.discount_id}`));
      expect(plain).toMatchObject({
        id: ids.discount_id,
        type: 'percentage',
        restrict_to: [ids.product_id, ids.price_id],
      });
      expect(plain).not.toHaveProperty('discount_group');
      for (const at of ['@', '%40']) {
        const revision = `${ids.discount_id}${at}dscrev_${'a'.repeat(26)}`;
        expect(await dataOf(await call('GET', `/discounts/${revision}`))).toEqual(plain);
      }
    });

    test.each(['@', '@dscrev_', `@dscrev_${'A'.repeat(26)}`, `@dscrev_${'a'.repeat(25)}`, `dscrev_${'a'.repeat(26)}`])(
      'returns 404 for a revision written "%s"',
      async (suffix) => {
        await expectError(await call('GET', `/discounts/${ids.discount_id}${suffix}`), 'bad_request');
      },
    );

    test('returns 404 for a revision of an unknown discount', async () => {
      const id = `dsc_${'0'.repeat(26)}@dscrev_${'a'.repeat(26)}`;
      const { error } = await expectError(await call('GET', `/discounts/${id}`), 'not_found');
      expect(error.detail).toBe(`Discount ${id} not found.`);
    });

    test('returns archived discounts and those of mode custom', async () => {
      const { db } = service().database;
      const where = db.updateTable('discounts').where('id', '=', ids.discount_id);
      await where.set({ mode: 'custom', status: 'archived' }).execute();
      expect(await dataOf(await call('GET', `/discounts/${ids.discount_id}`))).toMatchObject({
        mode: 'custom',
        status: 'archived',
      });
      await where.set({ mode: 'standard', status: 'active' }).execute();
    });

    test('include=discount_group adds the group, if the discount has one', async () => {
      const path = `/discounts/${ids.discount_id}?include=discount_group`;
      const { discount_group } = await dataOf(await call('GET', path));
      expect(discount_group).toMatchObject({ id: ids.discount_group_id, name: 'Spring campaign', status: 'active' });
      const { db } = service().database;
      await db.updateTable('discounts').set({ discount_group_id: null }).where('id', '=', ids.discount_id).execute();
      const alone = await dataOf(await call('GET', path));
      expect(alone).not.toHaveProperty('discount_group');
      expect(alone).toMatchObject({ discount_group_id: null });
      expect(await invalidFieldsOf(await call('GET', `/discounts/${ids.discount_id}?include=group`))).toEqual([
        'include',
      ]);
    });

    test('discount.read permits reading the group', async () => {
      const key = await service().keyFor({ permissions: ['discount.read'] });
      expect((await call('GET', `/discounts/${ids.discount_id}?include=discount_group`, { key })).status).toBe(200);
    });
  });
});
