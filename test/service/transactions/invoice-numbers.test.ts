import { beforeAll, expect, test } from 'vitest';

import { eachService } from '../../support/service.ts';
import { dataOf } from '../http/data-of.ts';
import { MANUAL, newSale, type Sale } from './sale.ts';

const ROUNDS = 5;

eachService('invoice numbers', (service) => {
  let sale: Sale;

  beforeAll(async () => {
    sale = await newSale(service());
  });

  const numbersOf = async ({ client }: Sale): Promise<number[]> => {
    const { data } = await client.transactions.list({ query: { per_page: 200, order_by: 'id[ASC]' } });
    const numbers = data.flatMap(({ invoice_number }) => (invoice_number === null ? [] : [invoice_number]));
    return numbers.map((number) => Number(number.split('-')[1])).toSorted((a, b) => a - b);
  };
  const inARow = (count: number): number[] => Array.from({ length: count }, (_, index) => 10_001 + index);

  test('have the prefix of the account', async () => {
    const [one, two] = [await newSale(service()), await newSale(service())];
    const [first, second] = [await one.billed(), await two.billed()];
    const [[prefix, number], [otherPrefix, otherNumber]] = [first, second].map(({ invoice_number }) =>
      invoice_number!.split('-'),
    ) as [string[], string[]];
    expect([number, otherNumber]).toEqual(['10001', '10001']);
    expect(Number(otherPrefix)).toBeGreaterThan(Number(prefix));
  });

  test('have no gaps when requests fail or run at the same time', async () => {
    const parties = { customer_id: sale.customer_id, address_id: sale.address_id, ...MANUAL };
    const spent = await sale.discount({ usage_limit: 1 });
    await sale.billed({ discount_id: spent });
    let billed = 1;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await sale.ready(MANUAL);
      const responses = await Promise.all([
        sale.create({ ...parties, status: 'billed' }),
        sale.create({ ...parties, status: 'billed' }),
        // Only one of them bills it.
        sale.update(id, { status: 'billed' }),
        sale.update(id, { status: 'billed' }),
        // These fail.
        sale.create({ ...parties, status: 'billed', discount_id: spent }),
        sale.create({ ...MANUAL, status: 'billed' }),
      ]);
      const statuses = responses.map(({ status }) => status);
      expect(statuses.filter((status) => status === 201)).toHaveLength(2);
      expect(statuses.slice(4)).toEqual([400, 400]);
      billed += 3;
    }
    expect(await numbersOf(sale)).toEqual(inARow(billed));
  });

  test('have no gaps when a request is repeated with its idempotency key', async () => {
    const own = await newSale(service());
    const body = {
      items: [{ price_id: own.price_id, quantity: 1 }],
      customer_id: own.customer_id,
      address_id: own.address_id,
      ...MANUAL,
      status: 'billed',
    };
    const send = () =>
      own.call('POST', '/transactions', { json: body, headers: { 'idempotency-key': '"an-invoice"' } });
    const first = await dataOf(await send(), 201);
    const repeated = await Promise.all([send(), send(), send()]);
    for (const response of repeated) expect(await dataOf(response, 201)).toEqual(first);
    await own.billed();
    expect(await numbersOf(own)).toEqual(inARow(2));
  });
});
