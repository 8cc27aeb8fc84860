import { signatureHeaderName, verify } from '@billing/webhooks';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';

import { secretBox } from '../../../service/auth/secret-box.ts';
import { migrate } from '../../../service/storage/migrate.ts';
import { migrations } from '../../../service/storage/migrations.ts';
import { eachEngine, type TestDatabase } from '../../support/database.ts';
import { migrationHash } from '../../support/earlier-release.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { startService, type TestService } from '../../support/service.ts';
import { startWebhookReceiver } from '../../support/webhook-receiver.ts';
import { startDispatcher } from '../delivery/start-dispatcher.ts';
import { dataOf } from '../http/data-of.ts';
import { caller } from '../http/test-client.ts';
import { countRows, loadState } from './open-state.ts';
import { readState, type State, STATE_SECRET_KEY, stateNames } from './state.ts';

const MINUTE_MS = 60_000;
const names = await stateNames();

describe.each(names)('data of the release with migration %s', async (name) => {
  const state = await readState(name);

  test('was made by migrations that have not changed since', () => {
    const now = Object.fromEntries(migrations.map((migration) => [migration.name, migrationHash(migration)]));
    expect(now).toMatchObject(state.migrations);
    expect(migrations.map((migration) => migration.name)).toEqual(
      expect.arrayContaining(Object.keys(state.migrations)),
    );
  });
});

eachEngine('data of an earlier release', (database) => {
  test.each(names)('opens, shows what it showed, can be changed, and is delivered (migration %s)', async (name) => {
    const state = await readState(name);
    await loadState(database(), name, state);
    const before = await countRows(database());
    await migrate(database().db, database().place.schema, migrations);
    const after = await countRows(database());
    for (const [table, count] of Object.entries(before))
      expect(after[table], `rows of ${table}`).toBeGreaterThanOrEqual(
        table === 'migrations' ? migrations.length : count,
      );

    const service = await serve(database(), state);
    await expectResponses(service, state);
    await expectChanges(service, state);
    await expectDelivery(service, state);
  });
});

async function serve(database: TestDatabase, { at }: State): Promise<TestService> {
  const clock = new ManualClock(at);
  clock.advance(MINUTE_MS);
  const service = await startService(database, { clock, secrets: secretBox(Buffer.from(STATE_SECRET_KEY, 'hex')) });
  onTestFinished(() => service.app.close());
  return service;
}

/** Every member that the release showed is still there, with the same value; there can be more. */
async function expectResponses(service: TestService, { key, responses }: State): Promise<void> {
  const call = caller(service, key);
  for (const [path, shown] of Object.entries(responses)) {
    const response = await call('GET', path);
    expect(response.status, path).toBe(200);
    const data = await dataOf(response);
    // Links contain the address of the request, and a nonce.
    expect(withoutLinks(data), path).toMatchObject(withoutLinks(shown) as object);
    for (const [link] of JSON.stringify(shown).matchAll(/(?<=http:\/\/127\.0\.0\.1:\d+)\/portal\/[^"]+/g)) {
      const page = await fetch(service.url + link);
      expect(page.status, `the link ${link}`).toBe(200);
      await page.body?.cancel();
    }
  }
}

function withoutLinks(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data, (name, value: unknown) => (name === 'management_urls' ? null : value)));
}

/** Each member of the state's customer can be read and changed, and so can its catalog. */
async function expectChanges(service: TestService, { key }: State): Promise<void> {
  const client = await service.client({ apiKey: key });
  const { data: customers } = await client.customers.list({ query: { search: 'earlier@customer' } });
  expect(customers).toMatchObject([{ name: 'Zoë', custom_data: { level: 'gold' } }]);
  const path = { customer_id: customers[0]!.id };
  const { data: updated } = await client.customers.update({ path, body: { name: 'Zoë B.' } });
  expect(updated).toMatchObject({ ...customers[0], name: 'Zoë B.', updated_at: expect.any(String) as string });
  const { data: products } = await client.products.list({ query: { include: ['prices'] } });
  expect(products.map((product) => product.name)).toContain('Earlier product');
  const body = { items: [{ quantity: 2, price_id: products.flatMap(({ prices = [] }) => prices)[0]!.id }] };
  const { data: transaction } = await client.transactions.create({ body });
  expect(transaction.status).toBe('draft');
}

/** What could not be delivered arrives, signed with the secret that the destination had. */
async function expectDelivery({ services, client: clientOf }: TestService, { key, settingId }: State): Promise<void> {
  const client = await clientOf({ apiKey: key });
  const path = { notification_setting_id: settingId as `ntfset_${string}` };
  const { data: setting } = await client.notificationSettings.get({ path });
  const receiver = await startWebhookReceiver();
  await client.notificationSettings.update({ path, body: { destination: receiver.url } });
  // The next attempts were due at times that the test does not wait for.
  await sql`update delivery_due set due_at = clock_timestamp()`.execute(services.db);
  const { rows } = await sql<{ event_id: string }>`
    select event_id from notifications where status in ('not_attempted', 'needs_retry')`.execute(services.db);
  expect(rows.length).toBeGreaterThan(1);
  startDispatcher(services);
  await receiver.count(rows.length);
  const arrived = receiver.received.map(({ json }) => json.event_id);
  expect(arrived.sort()).toEqual(rows.map(({ event_id }) => event_id).sort());
  for (const { headers, body } of receiver.received) {
    const header = String(headers[signatureHeaderName.toLowerCase()]);
    const signedAt = new Date(Number(/^ts=(\d+)/.exec(header)?.[1]) * 1_000);
    await verify({ header, body, secret: setting.endpoint_secret_key, now: () => signedAt });
  }
}
