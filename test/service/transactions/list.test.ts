import type { TransactionId } from '@billing/types';
import { beforeAll, describe, expect, test } from 'vitest';

import { eachService } from '../../support/service.ts';
import { expectError } from '../http/expect-error.ts';
import type { ListBody } from '../http/list-rows.ts';
import { insertTransactions } from '../http/transaction-rows.ts';
import { MANUAL, newSale, type Sale } from './sale.ts';

/** Microseconds that differ within one millisecond. */
const TIMES = ['2026-03-01T00:00:00.000001Z', '2026-03-01T00:00:00.000002Z', '2026-03-01T00:00:00.000003Z'] as const;

eachService('lists of transactions', (service) => {
  let sale: Sale;
  let draft: TransactionId;
  let ready: TransactionId;
  let billed: TransactionId;

  beforeAll(async () => {
    sale = await newSale(service());
    draft = (await sale.draft()).id;
    ready = (await sale.ready()).id;
    billed = (await sale.billed()).id;
    const { db } = service().services;
    for (const [index, id] of [draft, ready, billed].entries()) {
      const at = TIMES[index]!;
      const times = { created_at: at, updated_at: at, billed_at: id === billed ? at : null };
      await db.updateTable('transactions').set(times).where('id', '=', id).execute();
    }
  });

  const list = async (query: string): Promise<string[]> => {
    const response = await sale.call('GET', `/transactions?order_by=id[ASC]&${query}`);
    expect(response.status, query).toBe(200);
    const { data } = (await response.json()) as ListBody;
    return data.map(({ id }) => (id === draft ? 'draft' : id === ready ? 'ready' : 'billed'));
  };
  const [before, first, second, third] = ['2026-02-28T23:59:59Z', ...TIMES] as const;

  test('show every status, the newest first', async () => {
    const { data } = await sale.client.transactions.list({});
    expect(data.map(({ id }) => id)).toEqual([billed, ready, draft]);
  });

  describe('filter by times', () => {
    test.each([
      ['', second, ['ready']],
      ['', before, []],
      ['[LT]', first, []],
      ['[LT]', second, ['draft']],
      ['[LTE]', second, ['draft', 'ready']],
      ['[GT]', second, ['billed']],
      ['[GTE]', second, ['ready', 'billed']],
      ['[GT]', third, []],
      ['[GT]', before, ['draft', 'ready', 'billed']],
      // Between two microseconds.
      ['', '2026-03-01T00:00:00.0000025Z', []],
      ['[LT]', '2026-03-01T00:00:00.0000025Z', ['draft', 'ready']],
      ['[LTE]', '2026-03-01T00:00:00.0000025Z', ['draft', 'ready']],
      ['[GT]', '2026-03-01T00:00:00.0000025Z', ['billed']],
      ['[GTE]', '2026-03-01T00:00:00.0000025Z', ['billed']],
      ['[GTE]', '2026-03-01T02:00:00.000002%2B02:00', ['ready', 'billed']],
    ])('with created_at%s=%s, and the same of updated_at, find %j', async (operator, time, expected) => {
      for (const name of ['created_at', 'updated_at']) {
        expect(await list(`${name}${operator}=${time}`)).toEqual(expected);
        expect(await list(`${name}${encodeURIComponent(operator)}=${time}`)).toEqual(expected);
      }
    });

    test('billed_at selects only billed transactions', async () => {
      expect(await list(`billed_at[GT]=${before}`)).toEqual(['billed']);
      expect(await list(`billed_at[LTE]=${third}`)).toEqual(['billed']);
      expect(await list(`billed_at[LT]=${third}`)).toEqual([]);
    });

    test('with several operators at once', async () => {
      expect(await list(`created_at[GTE]=${second}&created_at[LT]=${third}`)).toEqual(['ready']);
      expect(await list(`created_at[GTE]=${first}&updated_at[GT]=${second}`)).toEqual(['billed']);
    });

    test.each(['created_at[GT]', 'updated_at', 'billed_at[LTE]'])('reject a %s that is not a time', async (name) => {
      for (const time of ['yesterday', '2026-03-01', '', '2026-02-30T00:00:00Z'])
        await expectError(await sale.call('GET', `/transactions?${name}=${time}`), 'invalid_time_query_parameter');
    });
  });

  test('filter by ids, customers, numbers, origins, states and collection modes', async () => {
    const { invoice_number } = await sale.get(billed);
    expect(await list(`id=${draft},${billed}`)).toEqual(['draft', 'billed']);
    expect(await list(`customer_id=${sale.customer_id}`)).toEqual(['ready', 'billed']);
    expect(await list(`customer_id=ctm_${'0'.repeat(26)}`)).toEqual([]);
    expect(await list(`subscription_id=sub_${'0'.repeat(26)}`)).toEqual([]);
    expect(await list(`invoice_number=${invoice_number},1-1`)).toEqual(['billed']);
    expect(await list('origin=api')).toEqual(['draft', 'ready', 'billed']);
    expect(await list('origin=web,subscription_recurring')).toEqual([]);
    expect(await list('status=draft,billed')).toEqual(['draft', 'billed']);
    expect(await list('collection_mode=manual')).toEqual(['billed']);
    expect(await list(`collection_mode=automatic&created_at[GT]=${first}`)).toEqual(['ready']);
  });

  test('include the entities that transactions refer to, of which one may lack some', async () => {
    const own = await newSale(service());
    const discount_id = await own.discount();
    await own.draft();
    await own.ready({ ...MANUAL, business_id: own.business_id, discount_id });
    const include = ['address', 'adjustment', 'available_payment_methods', 'business', 'customer', 'discount'] as const;
    const { data } = await own.client.transactions.list({ query: { include: [...include] } });
    const always = { adjustments: [], available_payment_methods: ['card'] };
    expect(data[0]).toMatchObject({
      ...always,
      address: { id: own.address_id },
      business: { id: own.business_id },
      customer: { id: own.customer_id },
      discount: { id: discount_id },
    });
    expect(data[1]).toMatchObject(always);
    for (const name of ['address', 'business', 'customer', 'discount']) expect(data[1]).not.toHaveProperty(name);
  });

  test.each(['id', 'billed_at', 'created_at', 'updated_at'] as const)(
    'in the order of %s have every item once',
    async (field) => {
      const own = await newSale(service());
      const { id } = await own.ready();
      const at = { created_at: TIMES[0], updated_at: TIMES[1] };
      const accounts = { ...service(), accountId: own.accountId };
      const ids: string[] = [id];
      for (const billed_at of [null, TIMES[0], TIMES[2]])
        ids.push(...(await insertTransactions(accounts, { transaction_id: id }, 4, { ...at, billed_at })));
      for (const direction of ['ASC', 'DESC'] as const) {
        const pages = own.client.transactions.list({ query: { per_page: 3, order_by: `${field}[${direction}]` } });
        const found = await Array.fromAsync(pages);
        expect(found.map((each) => each.id).toSorted()).toEqual(ids.toSorted());
        const values = found.map((each) => each[field] ?? '~');
        const sorted = values.toSorted();
        expect(values).toEqual(direction === 'ASC' ? sorted : sorted.toReversed());
      }
    },
  );
});
