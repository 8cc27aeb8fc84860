import { expect, test } from 'vitest';

import { eachService } from '../../support/service.ts';

const idOf = (key: string) => `apikey_${key.split('_')[3]}` as const;

eachService('API keys', (service) => {
  test('lists the keys of the account without their secret parts, by status', async () => {
    const accountId = await service().newAccount();
    const reader = await service().keyFor({ accountId, permissions: ['api_key.read'] });
    const revoked = await service().keyFor({ accountId });
    await service()
      .database.db.updateTable('api_keys')
      .set({ status: 'revoked' })
      .where('id', '=', idOf(revoked))
      .execute();
    const client = await service().client({ apiKey: reader });
    const { data } = await client.apiKeys.list({});
    expect(data.map(({ id, status }) => [id, status])).toEqual([
      [idOf(revoked), 'revoked'],
      [idOf(reader), 'active'],
    ]);
    expect(JSON.stringify(data)).not.toContain(reader.slice(-26));
    const some = await client.apiKeys.list({ query: { status: ['revoked', 'expired'] } });
    expect(some.data.map(({ id }) => id)).toEqual([idOf(revoked)]);
  });

  test('a key can read itself, and others of the account only with the permission', async () => {
    const accountId = await service().newAccount();
    const plain = await service().keyFor({ accountId, permissions: [] });
    const reader = await service().keyFor({ accountId, permissions: ['api_key.read'] });
    const get = async (by: string, id: ReturnType<typeof idOf>) =>
      (await service().client({ apiKey: by })).apiKeys.get({ path: { api_key_id: id } });
    expect((await get(plain, idOf(plain))).data).toMatchObject({ id: idOf(plain), permissions: [] });
    await expect(get(plain, idOf(reader))).rejects.toMatchObject({ code: 'forbidden' });
    expect((await get(reader, idOf(plain))).data.id).toBe(idOf(plain));
    const foreign = idOf(await service().keyFor());
    await expect(get(reader, foreign)).rejects.toMatchObject({ code: 'not_found' });
  });
});
