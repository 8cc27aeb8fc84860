import { beforeAll, expect, onTestFinished, test } from 'vitest';

import { seedPrice, seedProduct } from '../../support/fixtures.ts';
import { eachService, startService } from '../../support/service.ts';
import { dataOf } from '../http/data-of.ts';
import { expectError } from '../http/expect-error.ts';
import { type Call, caller } from '../http/test-client.ts';

const PRODUCT = { name: 'Team plan', tax_category: 'standard' };

eachService('updating products', (service) => {
  let call: Call;

  beforeAll(async () => {
    call = caller(service(), await service().keyFor());
  });

  test('stores every member', async () => {
    const { id } = await dataOf(await call('POST', '/products', { json: PRODUCT }), 201);
    const json = {
      name: 'Plan',
      tax_category: 'ebooks',
      type: 'custom',
      description: 'For teams',
      image_url: 'https://cdn.works.example/plan.png',
      status: 'archived',
      custom_data: { seats: 20 },
    };
    expect(await dataOf(await call('PATCH', `/products/${String(id)}`, { json }), 200)).toMatchObject(json);
  });

  test('removes the description, and the image with null or an empty text', async () => {
    const image_url = 'https://cdn.works.example/plan.png';
    for (const none of [null, '']) {
      const json = { ...PRODUCT, description: 'For teams', image_url };
      const { id } = await dataOf(await call('POST', '/products', { json }), 201);
      const change = { image_url: none, description: null };
      const after = await dataOf(await call('PATCH', `/products/${String(id)}`, { json: change }), 200);
      expect(after).toMatchObject({ image_url: null, description: null });
      const again = await dataOf(await call('PATCH', `/products/${String(id)}`, { json: { image_url: '' } }), 200);
      expect(again['updated_at'], 'nothing changed').toBe(after['updated_at']);
    }
  });

  test('accepts in live only approved tax categories, unless the product has the category already', async () => {
    const live = await startService(service().database, { rules: { environment: 'live' } });
    onTestFinished(() => live.app.close());
    const accountId = await live.newAccount();
    const callLive = caller(live, await live.keyFor({ accountId }));
    const { id } = await dataOf(await callLive('POST', '/products', { json: PRODUCT }), 201);
    const update = (json: object) => callLive('PATCH', `/products/${String(id)}`, { json });
    await expectError(await update({ tax_category: 'saas' }), 'product_tax_category_not_approved');
    const approve = (names: string[]) =>
      live.database.db
        .updateTable('accounts')
        .set({ approved_tax_categories: names })
        .where('id', '=', accountId)
        .execute();
    await approve(['saas']);
    expect((await update({ tax_category: 'saas' })).status).toBe(200);
    await approve([]);
    expect((await update({ tax_category: 'saas', name: 'Renamed' })).status).toBe(200);
    await expectError(await update({ tax_category: 'ebooks' }), 'product_tax_category_not_approved');
  });

  test('leaves the prices of an archived product active', async () => {
    const { services, accountId } = service();
    const product_id = await seedProduct(services, accountId);
    const price_id = await seedPrice(services, accountId, product_id);
    await call('PATCH', `/products/${product_id}`, { json: { status: 'archived' } });
    expect(await dataOf(await call('GET', `/products/${product_id}?include=prices`), 200)).toMatchObject({
      status: 'archived',
      prices: [{ id: price_id, status: 'active' }],
    });
  });
});
