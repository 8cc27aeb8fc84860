import { expect, test } from 'vitest';

import { runCommand } from '../../../service/operator/run-command.ts';
import { eachService } from '../../support/service.ts';
import { newSale } from '../transactions/sale.ts';
import { buyerWith, CARD, seen, valueOf } from './buyer.ts';

eachService('the link of an offer', (service) => {
  const newOffer = async () => {
    const sale = await newSale(service());
    const { data: token } = await sale.client.clientTokens.create({ body: { name: 'Website' } });
    const link = (query: Readonly<Record<string, string>> = {}): string =>
      `${service().url}/checkout-offer?${new URLSearchParams({ client_token: token.token, price_id: sale.price_id, ...query })}`;
    return { sale, token, link };
  };
  const open = async (url: string) => seen(await fetch(url));
  const buy = (url: string): Promise<Response> =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ step: 'buy' }), redirect: 'manual' });

  test('shows what it offers, and creates a transaction with the origin web when the customer goes on', async () => {
    const { sale, link } = await newOffer();
    const url = link({ quantity: '3' });
    const page = await open(url);
    expect(page).toMatchObject({ status: 200, title: 'Your order' });
    expect(page.text).toContain('Team plan');
    expect(page.text).toContain('× 3');
    expect((await sale.client.transactions.list({})).data).toEqual([]);

    const response = await buy(url);
    expect(response.status).toBe(303);
    const { data: created } = await sale.client.transactions.list({});
    const { db } = service().services;
    const entries = db.selectFrom('audit_entries').selectAll().where('operation', '=', 'checkout.offer');
    expect(await entries.where('account_id', '=', sale.accountId).execute()).toMatchObject([
      { actor_type: 'customer', actor_id: null, entity_id: created[0]?.id, address: '127.0.0.1' },
    ]);
    const buyer = buyerWith(new URL(response.headers.get('location')!, url).href);
    expect((await buyer.open()).title).toBe('Your details');
    await buyer.send({
      step: 'details',
      email: 'jo@customer.example',
      name: 'Jo Sample',
      country_code: 'NL',
      postal_code: '10001',
    });
    const amount = valueOf(await buyer.open(), 'amount') ?? '';
    expect((await buyer.send({ ...CARD, amount })).title).toBe('Thank you');
    const { data } = await sale.client.transactions.list({ query: { origin: ['web'] } });
    expect(data).toMatchObject([{ origin: 'web', status: 'completed', items: [{ quantity: 3 }] }]);
  });

  test('takes several prices, each with its quantity', async () => {
    const { sale, link } = await newOffer();
    const response = await buy(`${link()}&price_id=${sale.price_id}&quantity=1&quantity=2`);
    expect(response.status).toBe(404);
    const other = await sale.client.prices.create({
      body: {
        product_id: sale.product_id,
        description: 'Set-up',
        unit_price: { amount: '1000', currency_code: 'EUR' },
      },
    });
    const both = await buy(`${link()}&price_id=${other.data.id}&quantity=1&quantity=2`);
    expect(both.status).toBe(303);
    const { data } = await sale.client.transactions.list({});
    expect(data[0]?.items.map(({ quantity }) => quantity)).toEqual([1, 2]);
  });

  test('offers nothing while its account is closed', async () => {
    const { sale, link } = await newOffer();
    const operator = (name: string) =>
      runCommand(service().services, { name, values: { account: sale.accountId }, positionals: [] });
    await operator('account close');
    expect(await open(link())).toMatchObject({ status: 404, title: 'Not for sale' });
    expect((await buy(link())).status).toBe(404);
    await operator('account reopen');
    expect((await open(link())).status).toBe(200);
  });

  test('finds nothing with a wrong or revoked token, another price, or a wrong quantity', async () => {
    const { sale, token, link } = await newOffer();
    const { price_id } = await newSale(service());
    const wrong = [
      link({ client_token: `test_${'a'.repeat(27)}` }),
      link({ client_token: 'x' }),
      link({ price_id }),
      link({ price_id: "pri_'--" }),
      link({ quantity: '0' }),
      link({ quantity: '1.5' }),
      `${link()}&quantity=1&quantity=2`,
      `${service().url}/checkout-offer`,
    ];
    for (const url of wrong) {
      expect(await open(url), url).toMatchObject({ status: 404, title: 'Not for sale' });
      expect((await buy(url)).status, url).toBe(404);
    }
    await sale.client.clientTokens.update({
      path: { client_token_id: token.id },
      body: { status: 'revoked' },
    });
    expect((await open(link())).status).toBe(404);
    expect((await sale.client.transactions.list({})).data).toEqual([]);
  });
});
