import { rateLimits } from '@billing/server';
import { pino } from 'pino';
import { expect, test } from 'vitest';

import { portalRateLimits } from '../../../service/customer-portal/rate-limit.ts';
import { rateLimiter } from '../../../service/limits/rate-limiter.ts';
import { managementUrls } from '../../../service/subscription-records/read-subscription.ts';
import { eachService, startService, type TestService } from '../../support/service.ts';
import { buyerWith, seen } from '../checkout/buyer.ts';
import { subscribedSale } from '../subscriptions/subscribed-sale.ts';

eachService('the server of the customer portal', (service) => {
  /** The management URLs of a new subscription, by default those of this service. */
  async function links({ services, url }: Pick<TestService, 'services' | 'url'> = service()) {
    const sale = await subscribedSale(service());
    return managementUrls(services, url, await sale.row());
  }

  test('accepts 120 requests a minute from an address, and then says when to come back', async () => {
    const limiter = rateLimiter({ ...rateLimits, ...portalRateLimits }, 'test');
    const limited = await startService(service().database, { limiter });
    const url = `${limited.url}/portal/style.css`;
    const statuses = new Set<number>();
    for (let count = 0; count < 120; count += 1) statuses.add((await fetch(url)).status);
    expect([...statuses]).toEqual([200]);
    const response = await fetch(url);
    expect(response.headers.get('retry-after')).toBe('60');
    expect(await seen(response)).toMatchObject({ status: 429, title: 'Too many requests' });
    await limited.app.close();
  });

  test('leaves no token in the log', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    const logged = await startService(service().database, { app: { logger } });
    const { cancel } = await links(logged);
    expect((await buyerWith(cancel).send({ step: 'cancel' })).title).toBe('Your subscription ends');
    await logged.app.close();
    expect(lines.join('')).toContain('"path":"/portal/cancel"');
    expect(lines.join('')).not.toContain(new URL(cancel).searchParams.get('token'));
  });

  test('serves the pages in live too, where a payment method is changed on the page of the seller', async () => {
    const live = await startService(service().database, { rules: { environment: 'live' } });
    const { cancel, update_payment_method } = await links(live);
    const page = await buyerWith(cancel).open();
    expect(page).toMatchObject({ status: 200, title: 'Cancel your subscription' });
    expect(page.text).not.toContain('Sandbox');
    const body = new URLSearchParams({ step: 'continue' });
    const without = await seen(await fetch(update_payment_method!, { method: 'POST', body }));
    expect(without.text).toContain('The seller has no page on which you could enter another card.');
    await live.app.close();
  });

  test('opens no link of a service with another secret key', async () => {
    const { cancel } = await links();
    const other = await startService(service().database);
    expect((await buyerWith(cancel.replace(service().url, other.url)).open()).status).toBe(404);
    await other.app.close();
  });
});
