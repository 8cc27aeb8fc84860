import { expect, test } from 'vitest';

import { eachService, startService } from '../../support/service.ts';
import { seedSubscription } from '../../support/subscription-fixtures.ts';

eachService('live without a payment gateway', (service) => {
  test('rejects what charges a subscription with a clear error, and changes nothing', async () => {
    const live = await startService(service().database, {
      rules: { environment: 'live' },
      payments: { gateway: () => undefined },
    });
    const client = await live.client({ maxRetries: 0 });
    try {
      const { subscription_id } = await seedSubscription(live, live.accountId, 'trialing');
      const path = { subscription_id };
      const { data: before } = await client.subscriptions.get({ path });
      await expect(client.subscriptions.activate({ path })).rejects.toMatchObject({
        status: 503,
        code: 'service_unavailable',
        message: expect.stringContaining('No payment gateway is connected') as string,
      });
      const { data: after } = await client.subscriptions.get({ path });
      expect({ ...after, management_urls: null }).toEqual({ ...before, management_urls: null });
      expect((await client.transactions.list({ query: { origin: ['subscription_recurring'] } })).data).toEqual([]);
    } finally {
      await live.app.close();
    }
  });
});
