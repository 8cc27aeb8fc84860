import { beforeAll, describe, expect, test } from 'vitest';

import { eachService } from '../../support/service.ts';
import { type Call, caller } from '../http/test-client.ts';
import { invalidFieldsOf } from '../http/expect-error.ts';
import { insertCustomers, type ListBody } from '../http/list-rows.ts';

eachService('listing customers', (service) => {
  let call: Call;
  const idOf = new Map<string, string>();

  beforeAll(async () => {
    call = caller(service(), await service().keyFor());
    const client = await service().client();
    for (const [email, name, status] of [
      ['jo@hillside.example', 'Jo Brown', 'active'],
      ['Accounts@Hillside.example', null, 'active'],
      ['uenal@works.example', 'Ünal Özer', 'active'],
      ['percent@works.example', '100%_off\\now', 'active'],
      ['gone@hillside.example', 'Jo Gone', 'archived'],
    ] as const) {
      const { data } = await client.customers.create({ body: { email, name } });
      idOf.set(email, data.id);
      if (status === 'archived') await client.customers.update({ path: { customer_id: data.id }, body: { status } });
    }
  });

  const emails = async (query: Readonly<Record<string, string>>): Promise<unknown[]> => {
    const response = await call('GET', `/customers?${new URLSearchParams({ order_by: 'id[ASC]', ...query })}`);
    expect(response.status).toBe(200);
    const { data, meta } = (await response.json()) as ListBody;
    expect(meta.pagination.estimated_total).toBe(data.length);
    return data.map(({ email }) => email);
  };

  test('lists archived customers only when the filter names that status', async () => {
    expect(await emails({})).not.toContain('gone@hillside.example');
    expect(await emails({ status: 'archived' })).toEqual(['gone@hillside.example']);
    expect(await emails({ status: 'active,archived' })).toHaveLength(idOf.size);
  });

  test('shows a customer as its own operation does', async () => {
    const id = idOf.get('jo@hillside.example')!;
    const { data } = (await (await call('GET', `/customers?id=${id}`)).json()) as ListBody;
    expect(data).toEqual([((await (await call('GET', `/customers/${id}`)).json()) as { data: unknown }).data]);
  });

  test('filters by several ids and by email addresses in any case, and by all filters at once', async () => {
    const id = [...idOf.values()].slice(0, 2).join();
    expect(await emails({ id })).toEqual(['jo@hillside.example', 'Accounts@Hillside.example']);
    expect(await emails({ email: 'JO@hillside.example,accounts@hillside.EXAMPLE,no@hillside.example' })).toHaveLength(
      2,
    );
    expect(await emails({ id, email: 'jo@hillside.example', search: 'brown' })).toEqual(['jo@hillside.example']);
    expect(await emails({ id, search: 'works' })).toEqual([]);
  });

  describe('search', () => {
    test.each([
      ['hillside', ['jo@hillside.example', 'Accounts@Hillside.example']],
      ['JO BR', ['jo@hillside.example']],
      ['ünal ö', ['uenal@works.example']],
      ['ÜNAL', ['uenal@works.example']],
      ['%', ['percent@works.example']],
      ['0%_', ['percent@works.example']],
      ['F\\N', ['percent@works.example']],
      ['o_e', []],
      ['brownjo', []],
      ['archived', []],
    ])('finds "%s" in identifiers, names and email addresses, and nowhere else', async (search, found) => {
      expect(await emails({ search })).toEqual(found);
    });

    test('finds a customer by its identifier or the end of it', async () => {
      const id = idOf.get('uenal@works.example')!;
      expect(await emails({ search: id })).toEqual(['uenal@works.example']);
      expect(await emails({ search: id.slice(8).toUpperCase() })).toEqual(['uenal@works.example']);
    });

    test('finds everything with an empty text, and accepts up to 100 characters', async () => {
      expect(await emails({ search: '' })).toHaveLength(idOf.size - 1);
      expect(await emails({ search: 'x'.repeat(100) })).toEqual([]);
      expect(await invalidFieldsOf(await call('GET', `/customers?search=${'x'.repeat(101)}`))).toEqual(['search']);
    });
  });

  test('shows no customer of another account', async () => {
    const other = caller(service(), await service().keyFor({ accountId: await service().newAccount() }));
    expect(await (await other('GET', '/customers?status=active,archived')).json()).toMatchObject({ data: [] });
  });

  test('repeats and loses no customer over pages while customers are added and updated', async () => {
    const accountId = await service().newAccount();
    const client = await service().client({ apiKey: await service().keyFor({ accountId }) });
    const before = await insertCustomers(service(), 40, { account_id: accountId });
    for (const order_by of ['id[ASC]', 'id[DESC]'] as const) {
      const seen: string[] = [];
      for (let after: string | undefined; ;) {
        const { data, meta } = await client.customers.list({
          query: { order_by, per_page: 7, ...(after !== undefined && { after }) },
        });
        seen.push(...data.map(({ id }) => id));
        if (!meta.pagination.has_more) break;
        after = seen.at(-1)!;
        if (seen.length < 30) await insertCustomers(service(), 2, { account_id: accountId });
        for (const customer_id of [before[0]!, before[20]!, before[39]!, after] as `ctm_${string}`[])
          await client.customers.update({ path: { customer_id }, body: { name: `Seen ${seen.length}` } });
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(before.filter((id) => !seen.includes(id))).toEqual([]);
    }
  });
});
