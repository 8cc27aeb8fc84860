import { beforeAll, expect, test } from 'vitest';

import { anyError } from '../../../service/common/any-error.ts';
import { createCheckoutDomain, moveCheckoutDomain } from '../../../service/checkout-domains/domain-review.ts';
import { eachService } from '../../support/service.ts';
import { ownServices } from '../../support/own-services.ts';
import { dataOf } from '../http/data-of.ts';
import { expectError, invalidFieldsOf } from '../http/expect-error.ts';
import { newSale, type Sale, TERMS } from './sale.ts';

eachService('the checkout page of a transaction', (service) => {
  let sale: Sale;

  beforeAll(async () => {
    sale = await newSale(service());
    const { services } = service();
    const own = await ownServices(services, sale.accountId);
    await services.db.transaction().execute(async (trx) => {
      const shop = await createCheckoutDomain(anyError, trx, own, sale.accountId, { domain: 'shop.example' });
      await moveCheckoutDomain(anyError, trx, own, sale.accountId, shop.id as 'chedom_', 'approved');
      await createCheckoutDomain(anyError, trx, own, sale.accountId, { domain: 'new.example' });
    });
  });

  const withDefault = async (url: string | null): Promise<void> => {
    const { db } = service().services;
    await db.updateTable('accounts').set({ default_checkout_url: url }).where('id', '=', sale.accountId).execute();
  };

  test.each([
    ['https://shop.example/pay', 'https://shop.example/pay?_txn='],
    ['https://SHOP.example:8443/pay?lang=nl', 'https://SHOP.example:8443/pay?lang=nl&_txn='],
  ])('is %s with the id of the transaction', async (url, shown) => {
    const { id, checkout } = await sale.draft({ checkout: { url } });
    expect(checkout).toEqual({ url: `${shown}${id}` });
    expect(await sale.emitted(() => sale.update(id, { checkout: { url } }))).toEqual([]);
  });

  test('can be as long as the limit, with non-ASCII text as it was sent', async () => {
    const url = `https://shop.example/ü/${'x'.repeat(2_000 - 23)}`;
    expect(url).toHaveLength(2_000);
    const { id, checkout } = await sale.draft({ checkout: { url } });
    expect(checkout).toEqual({ url: `${url}?_txn=${id}` });
    expect(await invalidFieldsOf(await sale.create({ checkout: { url: `${url}x` } }))).toEqual(['checkout.url']);
  });

  test('keeps the fragment at the end', async () => {
    const { id, checkout } = await sale.draft({ checkout: { url: 'https://shop.example/#/pay' } });
    expect(checkout).toEqual({ url: `https://shop.example/?_txn=${id}#/pay` });
  });

  test.each([
    'https://new.example/pay',
    'https://other.example/',
    'https://eu.shop.example/',
    'http://localhost:3000/',
  ])('can not be %s, whose domain is not approved', async (url) => {
    const code = 'transaction_checkout_url_domain_is_not_approved';
    await expectError(await sale.create({ checkout: { url } }), code);
    await expectError(await sale.update((await sale.draft()).id, { checkout: { url } }), code);
  });

  test.each(['pay', '/pay', 'ftp://shop.example/', 'https://me@shop.example/', 'https://shop.example/a b', 'https://'])(
    'can not be %s, which is not a web address',
    async (url) => {
      expect(await invalidFieldsOf(await sale.create({ checkout: { url } }))).toEqual(['checkout.url']);
    },
  );

  test('is the default of the account when the request names none', async () => {
    const hosted = await sale.draft();
    expect(hosted.checkout!.url).toMatch(new RegExp(`^${service().url}/checkout\\?token=\\w{32}&_txn=${hosted.id}$`));
    await withDefault('https://pay.example/');
    const { id, checkout } = await sale.draft();
    expect(checkout).toEqual({ url: `https://pay.example/?_txn=${id}` });
    const url = 'https://shop.example/pay';
    await dataOf(await sale.update(id, { checkout: { url } }), 200);
    const reset = await dataOf(await sale.update(id, { checkout: null }), 200);
    expect(reset['checkout']).toEqual(checkout);
    await withDefault(null);
  });

  test('is null for manual collection unless the billing details enable it', async () => {
    const url = 'https://shop.example/pay';
    const { id } = await sale.draft({ checkout: { url } });
    const manual = { collection_mode: 'manual', billing_details: TERMS };
    expect(await invalidFieldsOf(await sale.update(id, manual))).toEqual(['checkout.url']);
    const enabled = { ...manual, billing_details: { ...TERMS, enable_checkout: true } };
    expect(await dataOf(await sale.update(id, enabled), 200)).toMatchObject({ checkout: { url: `${url}?_txn=${id}` } });
    const disabled = await dataOf(await sale.update(id, { ...manual, checkout: null }), 200);
    expect(disabled['checkout']).toEqual({ url: null });
  });
});
