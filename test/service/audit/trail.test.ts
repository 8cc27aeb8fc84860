import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { timestamp } from '../../../service/common/clock.ts';
import { newId } from '../../../service/ids/id.ts';
import { runCommand } from '../../../service/operator/run-command.ts';
import { dropPartitionsBefore, ensurePartitions } from '../../../service/storage/partitions.ts';
import { beforeAuditRetention } from '../../../service/storage/retention.ts';
import { seedCustomer, seedProduct } from '../../support/fixtures.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';
import { buyerWith, CARD, valueOf } from '../checkout/buyer.ts';
import { caller } from '../http/test-client.ts';
import { subscribedSale } from '../subscriptions/subscribed-sale.ts';
import { newSale } from '../transactions/sale.ts';

const clock = new ManualClock('2028-01-31T10:00:00.000Z');

eachService(
  'the audit trail',
  (service) => {
    const entriesIn = (accountId: string) =>
      service()
        .services.db.selectFrom('audit_entries')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('id')
        .execute();

    const newCaller = async (headers: Record<string, string> = {}) => {
      const accountId = await service().newAccount();
      const call = caller(service(), await service().keyFor({ accountId }));
      return {
        accountId,
        call: (method: string, path: string, json?: unknown, more = {}) =>
          call(method, path, { headers: { ...headers, ...more }, ...(json !== undefined && { json }) }),
      };
    };

    test('names the members of an update and not their values, and the address that a trusted proxy gives', async () => {
      const { accountId, call } = await newCaller({ 'x-forwarded-for': '2001:db8::7' });
      const id = await seedCustomer(service().services, accountId);
      const updated = await call('PATCH', `/customers/${id}`, { name: 'Ada Sample', custom_data: { token: 'secret' } });
      expect(updated.status).toBe(200);
      const [entry, ...others] = await entriesIn(accountId);
      expect(others).toEqual([]);
      expect(entry).toMatchObject({
        operation: 'customers.update',
        entity_type: 'customer',
        entity_id: id,
        members: ['name', 'custom_data'],
        address: '2001:db8::7',
        request_id: updated.headers.get('request-id'),
        occurred_at: timestamp(clock.now()),
        account_time: null,
      });
      expect(JSON.stringify(entry)).not.toMatch(/Ada|secret/);
    });

    test('has no entry of an update that changes nothing, of one that fails, and of a repeated request', async () => {
      const { accountId, call } = await newCaller();
      const id = await seedCustomer(service().services, accountId);
      await service().services.db.updateTable('customers').set({ name: 'Ada' }).where('id', '=', id).execute();
      expect((await call('PATCH', `/customers/${id}`, { name: 'Ada' })).status).toBe(200);
      expect(await entriesIn(accountId)).toEqual([]);
      const once = { 'idempotency-key': '"once"' };
      expect((await call('POST', '/customers', { email: 'one@shop.example' }, once)).status).toBe(201);
      expect((await call('POST', '/customers', { email: 'one@shop.example' }, once)).status).toBe(201);
      expect((await call('POST', '/customers', { email: 'one@shop.example' })).status).toBe(409);
      expect(await entriesIn(accountId)).toHaveLength(1);
    });

    test('has the time of the test clock beside the real one', async () => {
      const { accountId, call } = await newCaller();
      const time = '2027-05-01T00:00:00.000000Z';
      await service()
        .services.db.updateTable('accounts')
        .set({ test_clock_time: time })
        .where('id', '=', accountId)
        .execute();
      await call('POST', '/products', { name: 'Plan', tax_category: 'standard' });
      expect(await entriesIn(accountId)).toMatchObject([{ account_time: time, occurred_at: timestamp(clock.now()) }]);
    });

    test('names the customer who acts at the checkout and in the portal', async () => {
      const sale = await newSale(service());
      const { checkout, id } = await sale.draft();
      const buyer = buyerWith(checkout!.url!);
      const before = (await entriesIn(sale.accountId)).length;
      await buyer.send({
        step: 'details',
        email: 'sam@shop.example',
        name: 'Sam',
        country_code: 'IE',
        postal_code: '',
      });
      await buyer.send({ ...CARD, amount: valueOf(await buyer.open(), 'amount') ?? '' });
      await buyer.send({ ...CARD, amount: '1' });
      const entries = (await entriesIn(sale.accountId)).slice(before);
      expect(entries).toMatchObject([
        { operation: 'checkout.details', actor_type: 'customer', actor_id: null },
        { operation: 'checkout.pay', actor_type: 'customer', actor_id: expect.stringMatching(/^ctm_/) },
      ]);
      for (const entry of entries)
        expect(entry).toMatchObject({
          entity_type: 'transaction',
          entity_id: id,
          address: '127.0.0.1',
          request_id: expect.stringMatching(/^[-0-9a-f]{36}$/),
          members: [],
        });

      const subscribed = await subscribedSale(service());
      const { cancel } = (
        await subscribed.client.subscriptions.get({
          path: { subscription_id: subscribed.subscription.id as never },
        })
      ).data.management_urls;
      await fetch(cancel, { method: 'POST', body: new URLSearchParams({ step: 'cancel' }), redirect: 'manual' });
      await fetch(cancel, { method: 'POST', body: new URLSearchParams({ step: 'cancel' }), redirect: 'manual' });
      const canceled = (await entriesIn(subscribed.accountId)).filter(({ operation }) => operation === 'portal.cancel');
      expect(canceled).toMatchObject([
        {
          actor_type: 'customer',
          actor_id: subscribed.customer_id,
          entity_type: 'subscription',
          entity_id: subscribed.subscription.id,
        },
      ]);
    });

    test('rejects changes and deletions, also in a partition', async () => {
      const { accountId, call } = await newCaller();
      await ensurePartitions(service().services.db, clock, { ahead: 0 });
      await call('POST', '/products', { name: 'Plan', tax_category: 'standard' });
      const { db } = service().services;
      const rejected = "audit entries can't be changed or deleted";
      for (const table of ['audit_entries', 'audit_entries_20280101']) {
        await expect(sql`update ${sql.table(table)} set operation = 'x'`.execute(db)).rejects.toThrow(rejected);
        await expect(sql`delete from ${sql.table(table)}`.execute(db)).rejects.toThrow(rejected);
      }
      for (const table of ['audit_entries', 'audit_entries_20280101', 'audit_entries_other'])
        await expect(sql`truncate ${sql.table(table)}`.execute(db)).rejects.toThrow(rejected);
      // Only the erasure of a customer removes the address of one, and nothing else.
      await expect(sql`update audit_entries set address = null`.execute(db)).rejects.toThrow(rejected);
      expect(await entriesIn(accountId)).toHaveLength(1);
    });

    test('is divided into months, and a month is dropped 400 days after its end', async () => {
      const { db } = service().services;
      const accountId = await service().newAccount();
      const entry = (at: ManualClock) => ({
        id: newId('aud_', at),
        occurred_at: at.now().toISOString(),
        account_id: accountId,
        actor_type: 'operator' as const,
        operation: 'account list',
        members: [],
      });
      const months = ['2024-01-31T23:59:59.999Z', '2024-02-01T00:00:00.000Z', '2024-02-29T23:59:59.999Z'];
      await db
        .insertInto('audit_entries')
        .values(months.map((at) => entry(new ManualClock(at))) as never)
        .execute();
      const inPartitions = async (): Promise<string[]> => {
        const { rows } = await sql<{ place: string }>`
          select tableoid::regclass::text as place from audit_entries where account_id = ${accountId} order by id`.execute(
          db,
        );
        return rows.map(({ place }) => place);
      };
      expect(await inPartitions()).toEqual(Array.from({ length: 3 }, () => 'audit_entries_other'));
      await ensurePartitions(db, clock, { ahead: 0 });
      const [january, february] = ['audit_entries_20240101', 'audit_entries_20240201'];
      expect(await inPartitions()).toEqual([january, february, february]);
      const never = new Date(0);
      const others = { events: never, notifications: never, notification_logs: never, idempotency_keys: never };
      const drop = async (now: string): Promise<readonly string[]> =>
        (await dropPartitionsBefore(db, { ...others, audit_entries: beforeAuditRetention(new Date(now)) })).done;
      expect(await drop('2025-03-06T23:59:59.999Z')).toEqual([]);
      expect(await drop('2025-03-07T00:00:00.000Z')).toEqual([january]);
      expect(await drop('2025-04-04T23:59:59.999Z')).toEqual([]);
      expect(await drop('2025-04-05T00:00:00.000Z')).toEqual([february]);
      // The trigger is back after rows have moved.
      await db
        .insertInto('audit_entries')
        .values(entry(new ManualClock('1999-01-01')) as never)
        .execute();
      await expect(sql`delete from audit_entries_other`.execute(db)).rejects.toThrow('changed or deleted');
    });

    test('is filtered, read in pages, and exported', async () => {
      const { accountId, call } = await newCaller();
      const product = await seedProduct(service().services, accountId);
      for (const name of ['One', 'Two', 'Three']) {
        clock.advance(60_000);
        await call('PATCH', `/products/${product}`, { name });
      }
      await call('POST', '/customers', { email: 'two@shop.example' });
      const audit = async (values: Record<string, string>) =>
        (await runCommand(service().services, {
          name: 'audit',
          values: { account: accountId, ...values },
          positionals: [],
        })) as { readonly id: string; readonly operation: string; readonly actor_id: string }[];
      const all = await audit({});
      expect(all.map(({ operation }) => operation)).toEqual([
        'customers.create',
        ...Array.from({ length: 3 }, () => 'products.update'),
      ]);
      const [newest, second, third, oldest] = all;
      expect(await audit({ limit: '2' })).toEqual([newest, second]);
      expect(await audit({ limit: '2', after: second!.id })).toEqual([third, oldest]);
      expect(await audit({ entity: product, operation: 'products.update' })).toEqual([second, third, oldest]);
      expect(await audit({ actor: newest!.actor_id })).toEqual(all);
      expect(await audit({ actor: 'root@elsewhere' })).toEqual([]);
      const { occurred_at: at } = third as never;
      expect(await audit({ since: at })).toEqual([newest, second, third]);
      expect(await audit({ until: at })).toEqual([oldest]);
      const file = join(await temporaryDirectory(), 'audit.ndjson');
      expect(await audit({ export: file })).toEqual({ exported: 4, file });
      const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
      expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([oldest, third, second, newest]);
      await expect(audit({ export: file })).rejects.toThrow("can't be created");
    });
  },
  { clock, app: { trustedProxies: ['127.0.0.1'] } },
);
