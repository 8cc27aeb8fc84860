import { expect, test } from 'vitest';

import { eachService, startService } from '../../support/service.ts';

eachService('a key that is restricted to networks', (service) => {
  const restrictedKey = async (...networks: readonly string[]): Promise<string> => {
    const key = await service().keyFor({});
    await service()
      .services.db.updateTable('api_keys')
      .set({ allowed_ips: [...networks] })
      .where('id', '=', `apikey_${key.split('_')[3]}`)
      .execute();
    return key;
  };
  const statusOf = async (url: string, key: string, forwarded: string): Promise<number> => {
    const headers = { authorization: `Bearer ${key}`, 'x-forwarded-for': forwarded };
    return (await fetch(`${url}/event-types`, { headers })).status;
  };

  test('does not believe X-Forwarded-For of a client that is not a trusted proxy', async () => {
    const key = await restrictedKey('192.0.2.0/24');
    expect(await statusOf(service().url, key, '192.0.2.7')).toBe(403);
    expect(await statusOf(service().url, await restrictedKey('127.0.0.1'), '192.0.2.7')).toBe(200);
  });

  test('believes a trusted proxy only as far as it has seen the address itself', async () => {
    const { secrets } = service().services;
    const { app, url } = await startService(service().database, { app: { trustedProxies: ['127.0.0.1'] }, secrets });
    const key = await restrictedKey('192.0.2.0/24', '2001:db8::/32');
    expect(await statusOf(url, key, '192.0.2.7')).toBe(200);
    expect(await statusOf(url, key, '2001:db8::7')).toBe(200);
    expect(await statusOf(url, key, '::ffff:192.0.2.7')).toBe(200);
    expect(await statusOf(url, key, '203.0.113.9')).toBe(403);
    // A proxy that appends: the client has written the first one itself.
    expect(await statusOf(url, key, '192.0.2.7, 203.0.113.9')).toBe(403);
    await app.close();
  });
});
