import { rateLimits } from '@billing/server';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, test } from 'vitest';

import { checkoutRateLimits } from '../../../service/checkout/rate-limit.ts';
import { rateLimiter } from '../../../service/limits/rate-limiter.ts';
import { eachService, startService } from '../../support/service.ts';
import { newSale } from '../transactions/sale.ts';
import { buyerWith, CARD, seen } from './buyer.ts';

const POLICY = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

eachService('the pages of the hosted checkout', (service) => {
  async function link(): Promise<string> {
    const sale = await newSale(service());
    return (await sale.ready()).checkout!.url!;
  }

  test.each([
    ['without a token', ''],
    ['with an unknown token', `?token=${'a'.repeat(32)}`],
    ['with the id of a transaction as its token', '?token=txn_01jg8test00000000000000003'],
    ['with two tokens', `?token=${'a'.repeat(32)}&token=${'b'.repeat(32)}`],
    ['with a pattern as its token', '?token=%25'],
  ])('do not exist for a link %s', async (_, query) => {
    for (const method of ['GET', 'POST']) {
      const body = method === 'POST' ? new URLSearchParams({ step: 'pay' }) : null;
      const page = await seen(await fetch(`${service().url}/checkout${query}`, { method, body }));
      expect(page).toMatchObject({ status: 404, title: 'Link not found' });
    }
  });

  test('run no script, load nothing from elsewhere, and are neither cached, indexed nor embedded', async () => {
    const url = await link();
    const responses = [
      await fetch(url),
      await fetch(url, { method: 'POST', body: new URLSearchParams({ step: 'pay' }) }),
      await fetch(`${service().url}/checkout/style.css`),
    ];
    for (const response of responses) {
      expect(response.status).toBe(200);
      expect(response.headers.get('content-security-policy')).toBe(POLICY);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('referrer-policy')).toBe('no-referrer');
      expect(await response.text()).not.toMatch(/<script|style=|\son\w+=|https?:/);
    }
  });

  test('escape what sellers and customers have entered', async () => {
    const sale = await newSale(service());
    const attack = '<img src=x onerror=alert(1)>';
    await sale.client.products.update({ path: { product_id: sale.product_id }, body: { name: attack } });
    const url = (await sale.draft()).checkout!.url!;
    const page = await buyerWith(url).send({ step: 'details', email: attack, name: attack });
    expect(page.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page.html).not.toContain('<img');
  });

  test('link each error of a form with its field, and repeat no card number', async () => {
    const buyer = buyerWith(await link());
    const page = await buyer.send({
      ...CARD,
      card_number: '4111 1111 1111 1111',
      card_expiry: '13/35',
      cardholder_name: '',
    });
    for (const name of ['card_number', 'card_expiry', 'cardholder_name']) {
      expect(page.html).toContain(`<a href="#${name}">`);
      expect(page.html).toMatch(
        new RegExp(`id="${name}"[^>]*aria-describedby="[^"]*${name}-error"[^>]*aria-invalid="true"`),
      );
      expect(page.html).toContain(`id="${name}-error"`);
    }
    expect(page.html).not.toContain('1111');
    expect((await buyer.send({ ...CARD, card_expiry: '01/20' })).text).toContain('This expiry date is in the past.');
  });

  test('store nothing more of a card number than the last four digits', async () => {
    const url = await link();
    await buyerWith(url).send({ ...CARD, amount: '54450' });
    const texts = ['transactions', 'payment_attempts', 'test_gateway_attempts', 'events', 'payment_methods'].map(
      async (table) => {
        const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(service().database.db);
        return JSON.stringify(rows);
      },
    );
    const all = (await Promise.all(texts)).join('');
    expect(all).toContain('"last4":"4242"');
    expect(all.replaceAll(/[\s-]/g, '')).not.toContain('42424242');
  });

  test('reject bodies that are no forms, and forms that are too large', async () => {
    const url = await link();
    const json = { 'content-type': 'application/json' };
    expect((await fetch(url, { method: 'POST', headers: json, body: '{}' })).status).toBe(415);
    const body = new URLSearchParams({ step: 'x'.repeat(20_000) });
    expect((await fetch(url, { method: 'POST', body })).status).toBe(413);
  });

  test('require nothing of a details form but what the tax needs', async () => {
    const sale = await newSale(service());
    const buyer = buyerWith((await sale.draft()).checkout!.url!);
    const missing = await buyer.send({ step: 'details', country_code: 'US' });
    expect(missing.html).toContain('<a href="#email">Enter your email address');
    expect(missing.html).toContain('<a href="#postal_code">Enter your postal code.');
    const bad = await buyer.send({ step: 'details', email: 'jo@customer', country_code: 'XX' });
    expect(bad.html).toContain('<a href="#country_code">Choose your country.');
    expect(
      (await buyer.send({ step: 'details', email: 'jo@customer.example', country_code: 'NL', postal_code: '3511 AB' }))
        .title,
    ).toBe('Payment');
  });

  test('are limited to 120 a minute for an address, with a page that says when to come back', async () => {
    const limiter = rateLimiter({ ...rateLimits, ...checkoutRateLimits }, 'test');
    const limited = await startService(service().database, { limiter });
    const url = `${limited.url}/checkout/style.css`;
    const statuses = new Set<number>();
    for (let count = 0; count < 120; count += 1) statuses.add((await fetch(url)).status);
    expect([...statuses]).toEqual([200]);
    const response = await fetch(url);
    expect(response.headers.get('retry-after')).toBe('60');
    expect(await seen(response)).toMatchObject({ status: 429, title: 'Too many requests' });
    await limited.app.close();
  });

  test('leave no token in the log', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    const logged = await startService(service().database, { app: { logger } });
    const url = await link();
    const token = new URL(url).searchParams.get('token')!;
    await buyerWith(url.replace(service().url, logged.url)).send({ step: 'pay' });
    await logged.app.close();
    expect(lines.join('')).toContain('"path":"/checkout"');
    expect(lines.join('')).not.toContain(token);
  });

  test('do not exist in live, where transactions have no page by default', async () => {
    const live = await startService(service().database, { rules: { environment: 'live' } });
    const { checkout } = await (await newSale(live)).ready();
    expect(checkout).toEqual({ url: null });
    const response = await fetch(`${live.url}/checkout?token=${'a'.repeat(32)}`);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('application/json');
    await live.app.close();
  });
});
