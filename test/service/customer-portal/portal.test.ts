import type { SubscriptionRead } from '@billing/types';
import { expect, test } from 'vitest';

import { OVERVIEW_LINK } from '../../../service/links/portal-links.ts';
import { signedLink } from '../../../service/links/signed-link.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { buyerWith, CARD, seen, type Seen, valueOf } from '../checkout/buyer.ts';
import { seedCustomer } from '../../support/fixtures.ts';
import { type SubscribedSale, subscribedSale } from '../subscriptions/subscribed-sale.ts';
import { MANUAL } from '../transactions/sale.ts';

const clock = new ManualClock('2028-01-31T10:00:00.000000Z');
const HOUR = 3_600_000;

async function read(sale: SubscribedSale): Promise<SubscriptionRead> {
  const path = { subscription_id: sale.subscription.id as `sub_${string}` };
  return (await sale.client.subscriptions.get({ path })).data;
}

async function urls(sale: SubscribedSale): Promise<{ readonly update: string; readonly cancel: string }> {
  const { management_urls } = await read(sale);
  return { update: management_urls.update_payment_method!, cancel: management_urls.cancel };
}

/** Sends a form like a browser without JavaScript, and returns where the response leads. */
async function submit(url: string, fields: Readonly<Record<string, string>>, headers = {}): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual', headers });
}

eachService(
  'management URLs of subscriptions',
  (service) => {
    test('are in responses of the API, with new tokens each time, and never in events', async () => {
      const sale = await subscribedSale(service());
      const first = await urls(sale);
      const second = await urls(sale);
      expect(new URL(first.update).origin).toBe(service().url);
      expect([new URL(first.update).pathname, new URL(first.cancel).pathname]).toEqual([
        '/portal/update-payment-method',
        '/portal/cancel',
      ]);
      expect(first.update).not.toBe(second.update);
      const { data: listed } = await sale.client.subscriptions.list({});
      expect(listed[0]!.management_urls.cancel).toContain('/portal/cancel?token=');
      const { data: events } = await sale.client.events.list({ query: { per_page: 200 } });
      expect(JSON.stringify(events)).not.toContain('management_urls');
      expect(JSON.stringify(events)).not.toContain('/portal/');
    });

    test('have no page for a payment method when the subscription is collected manually', async () => {
      const sale = await subscribedSale(service());
      const billed = await sale.billed();
      const path = { subscription_id: billed.subscription_id as `sub_${string}` };
      const { data } = await sale.client.subscriptions.get({ path });
      expect(data.collection_mode).toBe(MANUAL.collection_mode);
      expect(data.management_urls.update_payment_method).toBeNull();
      expect(data.management_urls.cancel).toContain('/portal/cancel?token=');
    });

    test('reveal neither the account nor the customer', async () => {
      const sale = await subscribedSale(service());
      const { update, cancel } = await urls(sale);
      for (const id of [sale.accountId, sale.customer_id, sale.subscription.id])
        expect(Buffer.from(`${update} ${cancel}`, 'base64url').toString('latin1') + update + cancel).not.toContain(id);
    });
  },
  { clock },
);

eachService(
  'the page that changes the payment method',
  (service) => {
    test('shows the subscription and its card, and leads to the checkout, where the new card is saved', async () => {
      const sale = await subscribedSale(service());
      const { update } = await urls(sale);
      const page = await buyerWith(update).open();
      expect(page).toMatchObject({ status: 200, title: 'Change your payment method' });
      for (const part of [
        'Team plan',
        '€ 45,00 × 10',
        'card ending in 4242',
        'charged next on 29 February 2028',
        'Nothing is charged today.',
      ])
        expect(page.text).toContain(part);
      const response = await submit(update, { step: 'continue' });
      expect(response.status).toBe(303);
      const checkout = new URL(response.headers.get('location')!, update).href;
      expect(checkout).toContain(`${service().url}/checkout?token=`);
      const buyer = buyerWith(checkout);
      const form = await buyer.open();
      const done = await buyer.send({
        ...CARD,
        card_number: '5555 5555 5555 4444',
        amount: valueOf(form, 'amount')!,
      });
      expect(done.title).toBe('Payment method changed');
      expect((await buyerWith(update).open()).text).toContain('card ending in 4444');
    });

    test('creates nothing when it is opened, as programs do that check the links of emails', async () => {
      const sale = await subscribedSale(service());
      const { update, cancel } = await urls(sale);
      const events = await sale.emitted(async () => {
        for (const url of [update, cancel])
          for (const method of ['GET', 'HEAD']) expect((await fetch(url, { method })).status).toBe(200);
      });
      expect(events).toEqual([]);
    });

    test('leads to the page of a seller that has its own, with a link', async () => {
      const sale = await subscribedSale(service());
      await service()
        .services.db.updateTable('accounts')
        .set({ default_checkout_url: 'https://shop.works.example/pay' })
        .where('id', '=', sale.accountId)
        .execute();
      const { update } = await urls(sale);
      const page = await seen(await submit(update, { step: 'continue' }));
      expect(page.status).toBe(200);
      expect(page.html).toMatch(/<a href="https:\/\/shop\.works\.example\/pay\?_txn=txn_[a-z0-9]{26}"/);
      expect(page.text).toContain('Continue at shop.works.example');
    });

    test.each([
      ['canceled', { status: 'canceled' }, 'This subscription has ended.'],
      ['paused', { status: 'paused' }, 'ask the seller to resume it'],
      ['collected manually', { collection_mode: 'manual' }, 'is paid by invoice'],
    ] as const)('says why there is nothing to do when the subscription is %s', async (_, columns, sentence) => {
      const sale = await subscribedSale(service());
      const { update } = await urls(sale);
      await sale.store(columns);
      expect((await buyerWith(update).open()).text).toContain(sentence);
      const events = await sale.emitted(async () => {
        expect((await buyerWith(update).send({ step: 'continue' })).text).toContain(sentence);
      });
      expect(events).toEqual([]);
    });
  },
  { clock },
);

eachService(
  'the page that cancels a subscription',
  (service) => {
    test('asks first, cancels at the end of the billing period, and then says so', async () => {
      const sale = await subscribedSale(service());
      const { cancel } = await urls(sale);
      const buyer = buyerWith(cancel);
      const page = await buyer.open();
      expect(page.title).toBe('Cancel your subscription');
      expect(page.text).toContain('If you cancel, it ends on 29 February 2028.');
      const events = await sale.emitted(async () => {
        const done = await buyer.send({ step: 'cancel' });
        expect(done.title).toBe('Your subscription ends');
        expect(done.text).toContain('Team plan × 10');
        expect(done.text).toContain('ends on 29 February 2028');
      });
      expect(events).toEqual(['subscription.updated active']);
      expect((await read(sale)).scheduled_change).toMatchObject({
        action: 'cancel',
        effective_at: sale.subscription.next_billed_at,
      });
    });

    test('cancels once when the form is sent several times', async () => {
      const sale = await subscribedSale(service());
      const { cancel } = await urls(sale);
      const events = await sale.emitted(async () => {
        await Promise.all([1, 2, 3].map(() => submit(cancel, { step: 'cancel' })));
        await submit(cancel, { step: 'cancel' });
      });
      expect(events).toEqual(['subscription.updated active']);
    });

    test('changes nothing with a form that is empty, unknown or no form', async () => {
      const sale = await subscribedSale(service());
      const { cancel } = await urls(sale);
      expect((await submit(cancel, {})).status).toBe(303);
      expect((await submit(cancel, { step: 'delete' })).status).toBe(303);
      expect((await fetch(cancel, { method: 'POST', redirect: 'manual' })).status).toBe(303);
      const headers = { 'content-type': 'application/json' };
      expect((await fetch(cancel, { method: 'POST', headers, body: '{"step":"cancel"}' })).status).toBe(415);
      expect((await read(sale)).scheduled_change).toBeNull();
    });

    test('does not cancel shortly before a renewal, and says when it can', async () => {
      const sale = await subscribedSale(service());
      const { cancel } = await urls(sale);
      const soon = new Date(clock.now().getTime() + 20 * 60_000).toISOString().replace('Z', '000Z');
      await service()
        .services.db.updateTable('subscriptions')
        .set({ next_billed_at: soon })
        .where('account_id', '=', sale.accountId)
        .execute();
      const page = await seen(await submit(cancel, { step: 'cancel' }));
      expect(page.html).toContain('role="alert"');
      expect(page.text).toContain('about to be renewed. Nothing was changed; try again in half an hour.');
      expect((await read(sale)).scheduled_change).toBeNull();
    });

    test('ends a paused subscription at once, and says that one is canceled', async () => {
      const sale = await subscribedSale(service());
      const { cancel } = await urls(sale);
      await sale.store({ status: 'paused' });
      expect((await buyerWith(cancel).open()).text).toContain('If you cancel, it ends at once.');
      expect((await buyerWith(cancel).send({ step: 'cancel' })).title).toBe('Subscription canceled');
      expect((await read(sale)).status).toBe('canceled');
    });
  },
  { clock },
);

eachService(
  'pages of the customer portal',
  (service) => {
    const PATHS = ['update-payment-method', 'cancel', 'overview'];
    const overviewOf = (sale: SubscribedSale, customerId: string = sale.customer_id): string =>
      signedLink(service().services, OVERVIEW_LINK, service().url, { accountId: sale.accountId, customerId });

    test('list the subscriptions of the customer and of no other, with what can be done', async () => {
      const sale = await subscribedSale(service());
      const stranger = await subscribedSale(service());
      const other = await seedCustomer(service().services, sale.accountId);
      const page = await buyerWith(overviewOf(sale)).open();
      expect(page.title).toBe('Your subscriptions');
      expect(page.html).toContain(sale.subscription.id);
      expect(page.html).not.toContain(stranger.subscription.id);
      expect((await buyerWith(overviewOf(sale, other)).open()).text).toContain('You have no subscriptions.');
      const [update, cancel] = [...page.html.matchAll(/<a href="([^"]+)"/g)].map(
        ([, href]) => new URL(href!.replaceAll('&amp;', '&'), overviewOf(sale)).href,
      );
      expect((await buyerWith(update!).open()).title).toBe('Change your payment method');
      expect((await buyerWith(cancel!).send({ step: 'cancel' })).title).toBe('Your subscription ends');
      const afterwards = await buyerWith(overviewOf(sale)).open();
      expect(afterwards.text).toContain('It ends on 29 February 2028 and is not charged again.');
      expect(afterwards.html).not.toContain('/portal/cancel');
    });

    test('do not exist for a link without a token, with a forged one, or with one of another page', async () => {
      const sale = await subscribedSale(service());
      const { update, cancel } = await urls(sale);
      const token = new URL(cancel).searchParams.get('token')!;
      const middle = Math.floor(token.length / 2);
      const changed = token.slice(0, middle) + (token[middle] === 'A' ? 'B' : 'A') + token.slice(middle + 1);
      const queries = [
        '',
        '?token=',
        `?token=${changed}`,
        `?token=${token}&token=${token}`,
        `?token=${'v1.'.padEnd(2_000, 'A')}`,
      ];
      const links = [
        ...PATHS.flatMap((path) => queries.map((query) => `${service().url}/portal/${path}${query}`)),
        `${service().url}/portal/cancel${new URL(update).search}`,
        `${service().url}/portal/overview${new URL(update).search}`,
        overviewOf(sale).replace('/overview', '/cancel'),
      ];
      for (const link of links) {
        const page: Seen = await seen(await fetch(link));
        expect(page, link).toMatchObject({ status: 404, title: 'Link not found' });
      }
      const posted = await seen(await submit(`${service().url}/portal/cancel?token=${changed}`, { step: 'cancel' }));
      expect(posted.status).toBe(404);
      expect((await read(sale)).scheduled_change).toBeNull();
    });

    test('open nothing after an hour, neither to see nor to change', async () => {
      const sale = await subscribedSale(service());
      const { update, cancel } = await urls(sale);
      const overview = overviewOf(sale);
      clock.advance(HOUR);
      for (const url of [update, cancel, overview])
        expect(await seen(await fetch(url))).toMatchObject({ status: 410, title: 'Link expired' });
      expect((await submit(cancel, { step: 'cancel' })).status).toBe(410);
      expect((await read(sale)).scheduled_change).toBeNull();
    });

    test('open nothing for the former customer of a subscription', async () => {
      const sale = await subscribedSale(service());
      const { cancel } = await urls(sale);
      const customer_id = await seedCustomer(service().services, sale.accountId);
      await service()
        .services.db.updateTable('subscriptions')
        .set({ customer_id })
        .where('account_id', '=', sale.accountId)
        .execute();
      expect((await buyerWith(cancel).open()).status).toBe(404);
      expect((await submit(cancel, { step: 'cancel' })).status).toBe(404);
    });

    test.each(['cross-site', 'same-site'])('ignore forms that are %s', async (site) => {
      const sale = await subscribedSale(service());
      const { cancel, update } = await urls(sale);
      const events = await sale.emitted(async () => {
        for (const [url, step] of [
          [cancel, 'cancel'],
          [update, 'continue'],
        ] as const) {
          const response = await submit(url, { step }, { 'sec-fetch-site': site });
          expect(await seen(response)).toMatchObject({ status: 403, title: 'Nothing was changed' });
        }
      });
      expect(events).toEqual([]);
      expect((await fetch(cancel, { headers: { 'sec-fetch-site': site } })).status).toBe(200);
      expect((await submit(cancel, { step: 'cancel' }, { 'sec-fetch-site': 'same-origin' })).status).toBe(303);
    });

    test('run no script, load nothing from elsewhere, and are neither cached, indexed nor embedded', async () => {
      const sale = await subscribedSale(service());
      const { update, cancel } = await urls(sale);
      for (const url of [update, cancel, overviewOf(sale), `${service().url}/portal/style.css`]) {
        const response = await fetch(url);
        expect(response.status).toBe(200);
        expect(response.headers.get('content-security-policy')).toBe(
          "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
        );
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(response.headers.get('referrer-policy')).toBe('no-referrer');
        expect(await response.text()).not.toMatch(/<script|style=|\son\w+=|https?:/);
      }
    });

    test('escape what sellers have entered', async () => {
      const sale = await subscribedSale(service());
      const attack = '<img src=x onerror=alert(1)>';
      const { items } = await sale.row();
      const changed = items.map((item) => ({ ...item, product: { ...item.product, name: attack } }));
      await service()
        .services.db.updateTable('subscriptions')
        .set({ items: JSON.stringify(changed) })
        .where('account_id', '=', sale.accountId)
        .execute();
      const { update, cancel } = await urls(sale);
      for (const url of [update, cancel, overviewOf(sale)]) {
        const { html } = await buyerWith(url).open();
        expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
        expect(html).not.toContain('<img');
      }
    });
  },
  { clock },
);
