import { randomBytes } from 'node:crypto';

import { beforeAll, beforeEach, expect, test } from 'vitest';

import { resealSecrets } from '../../../service/auth/reseal-secrets.ts';
import { secretBox } from '../../../service/auth/secret-box.ts';
import { openSecretBox } from '../../../service/auth/secret-key.ts';
import type { Id } from '../../../service/ids/id.ts';
import { eachEngine } from '../../support/database.ts';

const NOW = '2026-01-01T00:00:00Z';
const [former, next] = [randomBytes(32), randomBytes(32)] as const;
const old = secretBox(former);
/** More than two batches. */
const NUMBERS = Array.from({ length: 450 }, (_, index) => String(index).padStart(3, '0'));

eachEngine('encrypting everything again', (database) => {
  beforeAll(async () => {
    await database()
      .db.insertInto('accounts')
      .values({ id: 'acme', name: 'Acme', default_api_version: 1, created_at: NOW, updated_at: NOW })
      .execute();
  });

  beforeEach(async () => {
    const { db } = database();
    for (const table of ['notification_settings', 'idempotency_keys', 'service_facts'] as const)
      await db.deleteFrom(table).execute();
    await openSecretBox(db, [former]);
  });

  /** @param previous A sealed secret from before a rotation of the destination. */
  const store = (box: typeof old, numbers: readonly string[], previous: (id: string) => string | null) =>
    database()
      .db.insertInto('notification_settings')
      .values(
        numbers.map((number) => {
          const id: Id<'ntfset_'> = `ntfset_${number}`;
          return {
            account_id: 'acme',
            id,
            description: 'Shop',
            type: 'url' as const,
            destination: `https://shop.example/${number}`,
            api_version: 1,
            subscribed_events: ['customer.created'],
            secret: box.seal(`secret ${number}`, id),
            previous_secret: previous(id),
            created_at: NOW,
            updated_at: NOW,
          };
        }),
      )
      .execute();

  const storeKeys = (numbers: readonly string[]) =>
    database()
      .db.insertInto('idempotency_keys')
      .values(
        numbers.map((number) => {
          const id: Id<'idem_'> = `idem_${number}`;
          return {
            account_id: 'acme',
            operation: 'customers.create',
            key: number,
            id,
            fingerprint: number,
            result: old.seal(`result ${number}`, id),
          };
        }),
      )
      .execute();

  /** What the stored texts contain, opened with one key. */
  async function opened(box: typeof old) {
    const { db } = database();
    const settings = await db.selectFrom('notification_settings').selectAll().orderBy('id').execute();
    const keys = await db.selectFrom('idempotency_keys').selectAll().orderBy('id').execute();
    return {
      secrets: settings.map(({ id, secret }) => box.open(secret, id)),
      previous: settings.map(({ id, previous_secret }) => previous_secret && box.open(previous_secret, id)),
      results: keys.map(({ id, result }) => box.open(result, id)),
    };
  }

  async function resealed(secrets = secretBox(next, { others: [former] })) {
    const progress: number[] = [];
    const counts = await resealSecrets(database().db, { secrets, onProgress: (rows) => void progress.push(rows) });
    return { counts, progress };
  }

  test('takes batches of destinations, then of results, until a pass finds nothing', async () => {
    await store(old, NUMBERS, (id) => (id.endsWith('7') ? old.seal('previous', id) : null));
    await storeKeys(NUMBERS);
    const { counts, progress } = await resealed();
    expect(counts).toEqual({ destinations: 450, idempotency_keys: 450 });
    expect(progress).toEqual([200, 400, 450, 650, 850, 900, ...Array.from({ length: 6 }, () => 900)]);
    expect(await opened(secretBox(next))).toEqual({
      secrets: NUMBERS.map((number) => `secret ${number}`),
      previous: NUMBERS.map((number) => (number.endsWith('7') ? 'previous' : null)),
      results: NUMBERS.map((number) => `result ${number}`),
    });
    expect((await resealed()).counts, 'once more').toEqual({ destinations: 0, idempotency_keys: 0 });
  });

  test('ends with a whole batch that is the last one', async () => {
    const numbers = NUMBERS.slice(0, 200);
    await store(old, numbers, () => null);
    await storeKeys(numbers);
    expect((await resealed()).progress).toEqual([200, 200, 400, 400, 400, 400, 400, 400]);
  });

  test('includes a secret whose predecessor alone was encrypted with the former key', async () => {
    await store(secretBox(next), ['001'], (id) => old.seal('previous', id));
    expect((await resealed()).counts).toEqual({ destinations: 1, idempotency_keys: 0 });
    expect(await opened(secretBox(next))).toEqual({ secrets: ['secret 001'], previous: ['previous'], results: [] });
  });

  test('finds what was stored meanwhile in a later pass', async () => {
    await storeKeys(['001', '002']);
    const { result } = await database()
      .db.selectFrom('idempotency_keys')
      .select('result')
      .where('key', '=', '001')
      .executeTakeFirstOrThrow();
    const secrets = secretBox(next, { others: [former] });
    let isStored = false;
    // As if the row had been stored after the batch was read.
    const isCurrent = (sealed: string): boolean =>
      sealed === result && !isStored ? (isStored = true) : secrets.isCurrent(sealed);
    const { counts, progress } = await resealed({ ...secrets, isCurrent });
    expect(counts).toEqual({ destinations: 0, idempotency_keys: 2 });
    expect(progress).toEqual([0, 1, 1, 2, 2, 2]);
    expect((await opened(secretBox(next))).results).toEqual(['result 001', 'result 002']);
  });
});
