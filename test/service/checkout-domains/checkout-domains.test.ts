import type { Client } from '@billing/client';
import { beforeAll, expect, test } from 'vitest';

import { seedCheckoutDomain } from '../../support/fixtures.ts';
import { eachService } from '../../support/service.ts';

eachService('checkout domains', (service) => {
  let client: Client;

  beforeAll(async () => {
    client = await service().client();
  });

  const submitted = async () => ({
    checkout_domain_id: await seedCheckoutDomain(service().services, service().accountId),
  });

  test('a checkout domain reads as the list shows it', async () => {
    const path = await submitted();
    const { data } = await client.checkoutDomains.get({ path });
    expect(data).toMatchObject({ id: path.checkout_domain_id, status: 'pending_review' });
    expect((await client.checkoutDomains.list({ query: { id: [path.checkout_domain_id] } })).data).toEqual([data]);
  });

  test('deletes it for good and publishes nothing', async () => {
    const [path, left] = [await submitted(), await submitted()];
    await client.checkoutDomains.delete({ path });
    await expect(client.checkoutDomains.get({ path })).rejects.toMatchObject({ code: 'not_found' });
    await expect(client.checkoutDomains.delete({ path })).rejects.toMatchObject({ code: 'not_found' });
    expect((await client.checkoutDomains.get({ path: left })).data.id).toBe(left.checkout_domain_id);
    expect((await client.events.list({})).data).toEqual([]);
  });

  test('does not find or delete the domain of another account', async () => {
    const path = await submitted();
    const accountId = await service().newAccount();
    const stranger = await service().client({ apiKey: await service().keyFor({ accountId }) });
    await expect(stranger.checkoutDomains.get({ path })).rejects.toMatchObject({ code: 'not_found' });
    await expect(stranger.checkoutDomains.delete({ path })).rejects.toMatchObject({ code: 'not_found' });
    expect((await client.checkoutDomains.get({ path })).data.id).toBe(path.checkout_domain_id);
  });
});
