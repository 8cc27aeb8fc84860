import { beforeAll, expect, test } from 'vitest';

import { type Ids, seedEverything } from '../../support/fixtures.ts';
import { eachService } from '../../support/service.ts';
import { type Call, caller } from './test-client.ts';
import { invalidFieldsOf } from './expect-error.ts';
import { insertDomains, type ListBody, listsOf } from './list-rows.ts';

eachService('filters of lists', (service) => {
  let ids: Ids;
  let call: Call;
  let paymentMethods: string;

  beforeAll(async () => {
    ids = await seedEverything(service());
    call = caller(service(), await service().keyFor());
    const lists = listsOf(service(), ids);
    paymentMethods = lists.paymentMethods.path;
    for (const { insert } of Object.values(lists)) await insert(9);
  });

  const list = async (path: string): Promise<ListBody> => {
    const response = await call('GET', path);
    expect(response.status, path).toBe(200);
    return (await response.json()) as ListBody;
  };

  test('accept several values, separated by commas or repeated', async () => {
    const types = async (query: string) =>
      new Set((await list(`/events?per_page=200&${query}`)).data.map(({ event_type }) => event_type));
    const both = new Set(['business.created', 'discount.created']);
    expect(await types('event_type=business.created')).toEqual(new Set(['business.created']));
    expect(await types('event_type=business.created,discount.created')).toEqual(both);
    expect(await types('event_type=business.created&event_type=discount.created')).toEqual(both);
    expect(await types('event_type=business.created%2Cdiscount.created&event_type=business.created')).toEqual(both);
  });

  test.each([
    ['/events?event_type=customer.exploded', 'event_type'],
    ['/events?event_type=customer.created,', 'event_type'],
    ['/checkout-domains?status=approved,unknown', 'status'],
    ['/checkout-domains?id=chedom_1', 'id'],
    ['/checkout-domains?domain=not%20a%20host', 'domain'],
    ['/checkout-domains?domain=', 'domain'],
    [`/checkout-domains?${'status=approved&'.repeat(201)}`, 'status'],
  ])('reject %s', async (path, field) => {
    expect(await invalidFieldsOf(await call('GET', path))).toEqual([field]);
  });

  test('name every wrong parameter in one response', async () => {
    const response = await call('GET', '/checkout-domains?per_page=0&order_by=x&status=x&after=x&domain=-&id=x');
    expect((await invalidFieldsOf(response)).toSorted()).toEqual([
      'after',
      'domain',
      'id',
      'order_by',
      'per_page',
      'status',
    ]);
  });

  test('ignore unknown parameters', async () => {
    expect((await list('/checkout-domains?colour=red&status[]=x&per_page=1')).data).toHaveLength(1);
  });

  test('accept ids that do not exist', async () => {
    const { data } = await list(`/checkout-domains?id=${ids.checkout_domain_id},chedom_${'0'.repeat(26)}`);
    expect(data.map(({ id }) => id)).toEqual([ids.checkout_domain_id]);
  });

  test('accept 200 values', async () => {
    const many = Array.from({ length: 200 }, () => 'in_review').join(',');
    expect((await list(`/checkout-domains?status=${many}`)).data.every(({ status }) => status === 'in_review')).toBe(
      true,
    );
  });

  test('find checkout domains by the name itself and by its parent and child domains', async () => {
    const accountId = await service().newAccount();
    const other = caller(service(), await service().keyFor({ accountId }));
    const names = [
      'example.com',
      'shop.example.com',
      'eu.shop.example.com',
      'a.eu.shop.example.com',
      'blog.example.com',
      'myshop.example.com',
      'com',
      'shop_example.com',
      'xn--bcher-kva.example',
    ];
    for (const domain of names) await insertDomains(service(), 1, { account_id: accountId, domain });
    const found = async (domain: string) => {
      const { data } = (await (await other('GET', `/checkout-domains?domain=${domain}`)).json()) as ListBody;
      return data.map((item) => item['domain']).toSorted();
    };
    const lineage = ['a.eu.shop.example.com', 'com', 'eu.shop.example.com', 'example.com', 'shop.example.com'];
    expect(await found('shop.example.com')).toEqual(lineage);
    expect(await found('SHOP.Example.COM')).toEqual(lineage);
    expect(await found('eu.shop.example.com')).toEqual(lineage);
    expect(await found('new.blog.example.com')).toEqual(['blog.example.com', 'com', 'example.com']);
    expect(await found('hop.example.com')).toEqual(['com', 'example.com']);
    expect(await found('example')).toEqual(['xn--bcher-kva.example']);
    expect(await found('elsewhere.org')).toEqual([]);
  });

  test('filter payment methods by whether they can be presented at checkout', async () => {
    const origins = async (query: string) =>
      new Set((await list(`${paymentMethods}?per_page=200&${query}`)).data.map(({ origin }) => origin));
    expect(await origins('supports_checkout=true')).toEqual(
      new Set(['saved_during_purchase', 'subscription_saved_during_purchase']),
    );
    expect(await origins('supports_checkout=false')).toEqual(new Set(['subscription']));
    expect(await origins('')).toEqual(
      new Set(['saved_during_purchase', 'subscription', 'subscription_saved_during_purchase']),
    );
    for (const value of ['', '1', 'TRUE', 'yes', 'true,false']) {
      expect(await invalidFieldsOf(await call('GET', `${paymentMethods}?supports_checkout=${value}`))).toEqual([
        'supports_checkout',
      ]);
    }
  });

  test('filter payment methods by address', async () => {
    const unknown = `add_${'0'.repeat(26)}`;
    expect((await list(`${paymentMethods}?address_id=${unknown}`)).data).toEqual([]);
    const { data } = await list(`${paymentMethods}?address_id=${unknown},${ids.address_id}&per_page=1`);
    expect(data[0]).toMatchObject({ address_id: ids.address_id, customer_id: ids.customer_id });
  });

  test('return an empty list for a customer without payment methods', async () => {
    const { data } = await (
      await service().client()
    ).customers.create({ body: { email: 'penniless@customer.example' } });
    expect(await list(`/customers/${data.id}/payment-methods`)).toMatchObject({
      data: [],
      meta: { pagination: { estimated_total: 0 } },
    });
  });
});
