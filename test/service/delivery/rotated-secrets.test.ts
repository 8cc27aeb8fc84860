import { sql } from 'kysely';
import { expect, test } from 'vitest';

import type { Id } from '../../../service/ids/id.ts';
import { rotateNow } from '../../support/rotate-now.ts';
import { eachService } from '../../support/service.ts';
import { destinationFixture } from './destination-fixture.ts';

eachService('a rotated endpoint secret', (service) => {
  const { setting, newCustomer, take, call, accountId } = destinationFixture(service);

  /** The secrets that sign the next webhook, newest first. */
  const signing = async (id: string): Promise<string[]> => {
    const { secrets } = service().services;
    await newCustomer();
    const [claimed] = await take(id);
    const sealed = [claimed!.secret, claimed!.previous_secret].filter((secret) => secret !== null);
    return sealed.map((secret) => secrets.open(secret, id));
  };
  const rotate = (id: Id<'ntfset_'>, overlapSeconds?: number) =>
    rotateNow(service().services, accountId(), id, overlapSeconds);
  const read = async (id: string): Promise<{ endpoint_secret_key: string }> => {
    const { data } = (await (await call('GET', `/notification-settings/${id}`)).json()) as {
      data: { endpoint_secret_key: string };
    };
    return data;
  };
  /** Seconds until the previous secret expires, by the database's clock. */
  const secondsUntil = async (id: Id<'ntfset_'>): Promise<number> => {
    const row = await service()
      .database.db.selectFrom('notification_settings')
      .select(sql<number>`extract(epoch from previous_secret_expires_at - clock_timestamp())::float8`.as('seconds'))
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return row.seconds;
  };

  test('signs before the previous secret, and a read returns only the new one', async () => {
    const id = await setting();
    const old = (await read(id)).endpoint_secret_key;
    const rotated = await rotate(id);
    expect(rotated.endpoint_secret_key).toMatch(new RegExp(`^svc_${id}_[a-zA-Z0-9]{32}$`));
    expect(rotated.endpoint_secret_key).not.toBe(old);
    const { previous_secret_expires_at, ...entity } = rotated;
    expect(await read(id)).toEqual(entity);
    expect(await signing(id)).toEqual([rotated.endpoint_secret_key, old]);
    expect(previous_secret_expires_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);
    expect(await secondsUntil(id)).toBeGreaterThan(86_400 - 600);
    expect(await secondsUntil(id)).toBeLessThanOrEqual(86_400);
  });

  test('signs alone after the overlap', async () => {
    const id = await setting();
    const { endpoint_secret_key } = await rotate(id, 604_800);
    expect(await signing(id)).toHaveLength(2);
    await service()
      .database.db.updateTable('notification_settings')
      .set({ previous_secret_expires_at: '2026-01-01T00:00:00.000000Z' })
      .where('id', '=', id)
      .execute();
    expect(await signing(id)).toEqual([endpoint_secret_key]);
  });

  test('signs alone at once without an overlap, and the previous secret is deleted', async () => {
    const id = await setting();
    const { endpoint_secret_key } = await rotate(id, 0);
    expect(await signing(id)).toEqual([endpoint_secret_key]);
    expect(await secondsUntil(id)).toBeLessThanOrEqual(0);
    const stored = await service()
      .database.db.selectFrom('notification_settings')
      .select(['secret', 'previous_secret'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(stored.previous_secret).toBeNull();
    expect(stored.secret).not.toContain('svc_');
  });

  test('replaces the previous secret at the next rotation', async () => {
    const id = await setting();
    const second = await rotate(id);
    const third = await rotate(id, 60);
    expect(await signing(id)).toEqual([third.endpoint_secret_key, second.endpoint_secret_key]);
    await rotate(id, 0);
    expect(await signing(id)).toHaveLength(1);
  });

  test('is rotated only for one destination of one account', async () => {
    const [id, other] = [await setting(), await setting()];
    const before = await read(other);
    await rotate(id);
    expect(await read(other)).toEqual(before);
    const foreign = rotateNow(service().services, await service().newAccount(), id);
    await expect(foreign).rejects.toMatchObject({ code: 'not_found' });
  });
});
