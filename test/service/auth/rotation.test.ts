import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { NotificationSetting, NotificationSettingCreate } from '@billing/types';
import { beforeAll, expect, test } from 'vitest';

import { resealSecrets } from '../../../service/auth/reseal-secrets.ts';
import { secretBox } from '../../../service/auth/secret-box.ts';
import { openSecretBox } from '../../../service/auth/secret-key.ts';
import { addSecretKey, removeOtherKeys, secretKeysIn } from '../../../service/auth/secret-key-file.ts';
import { runCommand } from '../../../service/operator/run-command.ts';
import type { Services } from '../../../service/services.ts';
import { seedSetting } from '../../support/fixtures.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';

const former = randomBytes(32);
const HOUR = 3_600_000;

eachService('the rotation of the secret key', (service) => {
  /** More than one batch. */
  const DESTINATIONS = 210;
  let secret: string;
  let settingId: NotificationSetting['id'];

  beforeAll(async () => {
    const { services, accountId } = service();
    services.secrets.adopt(former);
    services.secrets.forgetOthers();
    await openSecretBox(services.db, [former]);
    const client = await service().client();
    const body = {
      description: 'Shop',
      type: 'url',
      destination: 'https://shop.example/',
      subscribed_events: ['customer.created' as const],
    } satisfies NotificationSettingCreate;
    ({ id: settingId, endpoint_secret_key: secret } = (await client.notificationSettings.create({ body })).data);
    const sealed = await services.db
      .selectFrom('notification_settings')
      .selectAll()
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    const { db } = services;
    for (let count = 0; count < DESTINATIONS; count++) {
      const id = await seedSetting(services, accountId, { active: false });
      await db
        .updateTable('notification_settings')
        .set({ secret: services.secrets.seal(sealed.id, id), previous_secret: services.secrets.seal('before', id) })
        .where('id', '=', id)
        .execute();
    }
  }, 60_000);

  /** How many stored secrets a key does not open. */
  const unreadable = async (key: Uint8Array): Promise<number> => {
    const box = secretBox(key);
    const rows = await service().services.db.selectFrom('notification_settings').selectAll().execute();
    return rows.filter(({ id, secret: one, previous_secret }) => {
      try {
        for (const sealed of [one, previous_secret]) if (sealed !== null) box.open(sealed, id);
        return false;
      } catch {
        return true;
      }
    }).length;
  };

  test('continues after an interruption, and leaves nothing that needs the former key', async () => {
    const { db } = service().services;
    const key = randomBytes(32);
    const secrets = secretBox(key, { others: [former] });
    const over = new AbortController();
    await expect(
      resealSecrets(db, { secrets, signal: over.signal, onProgress: () => over.abort() }),
    ).rejects.toMatchObject({ name: 'AbortError' });
    const left = await unreadable(key);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(DESTINATIONS);
    expect(await resealSecrets(db, { secrets, onProgress: () => undefined })).toMatchObject({ destinations: left });
    expect(await unreadable(key)).toBe(0);
    await expect(openSecretBox(db, [former])).rejects.toThrow('encrypted with another key');
    expect(await openSecretBox(db, [key])).toMatchObject({ isRotating: false });
    // Back, for the tests below.
    await resealSecrets(db, { secrets: secretBox(former, { others: [key] }), onProgress: () => undefined });
    expect(await unreadable(former)).toBe(0);
  });

  test('encrypts the destinations and results that are stored meanwhile with the new key', async () => {
    const directory = await temporaryDirectory();
    const clock = new ManualClock();
    const { db, secrets } = service().services;
    const secretKeyFile = {
      addKey: () => addSecretKey(directory),
      removeOtherKeys: () => removeOtherKeys(directory),
    };
    const services: Services = { ...service().services, clock, secretKeyFile };
    const [initial] = secretKeysIn(directory);
    secrets.adopt(initial);
    await resealSecrets(db, { secrets, onProgress: () => undefined });
    secrets.forgetOthers();
    const client = await service().client();
    const link = async (): Promise<string> => {
      const { data } = await client.customerPortalSessions.create({
        path: { customer_id: customer.data.id },
        body: {},
      });
      return data.urls.general.overview;
    };
    const headers = { 'idempotency-key': '"once"' };
    const create = () => client.customers.create({ body: { email: 'ada@shop.example' }, headers } as never);
    const customer = await create();
    const before = await link();

    const rotated = await runCommand(services, { name: 'secret-key rotate', values: {}, positionals: [] });
    expect(rotated).toMatchObject({ destinations: DESTINATIONS + 1, key: secrets.keyId });
    const [key, ...others] = secretKeysIn(directory);
    expect(others.map((one) => Buffer.from(one).toString('hex'))).toEqual([Buffer.from(initial).toString('hex')]);
    expect(await unreadable(key)).toBe(0);

    expect(
      (await client.notificationSettings.get({ path: { notification_setting_id: settingId } })).data,
    ).toMatchObject({ endpoint_secret_key: secret });
    expect((await create()).data, 'the result of the repeated request').toEqual(customer.data);
    expect((await fetch(before)).status, 'a link that the former key has signed').toBe(200);

    const again = { name: 'secret-key rotate', values: {}, positionals: [] };
    await expect(runCommand(services, again)).rejects.toThrow('secret-key forget');
    const forget = { name: 'secret-key forget', values: {}, positionals: [] };
    await expect(runCommand(services, forget)).rejects.toThrow('Links that were signed with the former key are valid');
    clock.advance(HOUR);
    const unconfirmed = (time: string | null) =>
      db
        .updateTable('notification_settings')
        .set({ unverified_since: time, verification_mailed_at: time })
        .where('id', '=', settingId as never)
        .execute();
    await unconfirmed(new Date(clock.now().getTime() - 2 * HOUR).toISOString());
    await expect(runCommand(services, forget), 'a link to confirm an address').rejects.toThrow('are valid until');
    await unconfirmed(null);
    expect(await runCommand(services, forget)).toMatchObject({ forgotten: 1 });
    expect((await readFile(join(directory, 'secret.key'), 'utf8')).trim().split('\n')).toHaveLength(1);
    expect((await fetch(before)).status).toBe(404);
    expect((await fetch(await link())).status).toBe(200);
    expect((await create()).data).toEqual(customer.data);
    const entries = await db
      .selectFrom('audit_entries')
      .select('operation')
      .where('actor_type', '=', 'operator')
      .orderBy('occurred_at')
      .execute();
    expect(entries).toEqual([{ operation: 'secret-key rotate' }, { operation: 'secret-key forget' }]);
  });

  test('needs a second key', async () => {
    const { secretKeyFile: _, ...services } = { secretKeyFile: undefined, ...service().services };
    const call = { name: 'secret-key rotate', values: {}, positionals: [] };
    await expect(runCommand(services, call)).rejects.toThrow('Add the new key as BILLING_SECRET_KEY_PREVIOUS first');
  });

  test('of a database of an earlier release keeps the form that this release can read until then', async () => {
    const { db } = service().services;
    const key = randomBytes(32);
    const [fact] = ['secret_key_check'];
    const value = secretBox(key, { namesKeys: false }).seal(fact!, fact!);
    expect(value).toMatch(/^v1\./);
    await db.updateTable('service_facts').set({ value }).where('name', '=', fact!).execute();
    expect((await openSecretBox(db, [key])).secrets.seal('x', 'y')).toMatch(/^v1\./);
    const next = randomBytes(32);
    const accepting = await openSecretBox(db, [key, next]);
    expect(accepting.isRotating).toBe(false);
    expect(accepting.secrets.seal('x', 'y')).toMatch(/^v1\./);
    const switched = await openSecretBox(db, [next, key]);
    expect(switched.isRotating).toBe(true);
    const sealed = switched.secrets.seal('x', 'y');
    expect(sealed).toMatch(new RegExp(`^v2\\.${switched.secrets.keyId}\\.`));
    expect(accepting.secrets.open(sealed, 'y')).toBe('x');
  });
});
