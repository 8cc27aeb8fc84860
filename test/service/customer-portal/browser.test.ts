import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { OVERVIEW_LINK } from '../../../service/links/portal-links.ts';
import { signedLink } from '../../../service/links/signed-link.ts';
import { chromiumPath, startBrowser } from '../../docs/browser.ts';
import { findViolations, VIEWS } from '../../docs/check-accessibility.ts';
import { eachService } from '../../support/service.ts';
import { type SubscribedSale, subscribedSale } from '../subscriptions/subscribed-sale.ts';

if (chromiumPath === undefined)
  process.stdout.write(
    'Skipped: tests of the customer portal in a browser. Install Chromium or set CHROMIUM=/path/to/chromium.\n',
  );

/** Set to a folder to look at the pages. */
const SCREENSHOTS = process.env['PORTAL_SCREENSHOTS'];

describe.skipIf(chromiumPath === undefined)('in Chromium', () => {
  let browser: Browser;
  beforeAll(async () => {
    if (SCREENSHOTS !== undefined) mkdirSync(SCREENSHOTS, { recursive: true });
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

  eachService('the customer portal', (service) => {
    async function open(url: string): Promise<Page> {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 800, height: 1000 } });
      onTestFinished(() => context.close());
      const page = await context.newPage();
      await page.goto(url);
      return page;
    }

    async function linksOf({ client, subscription, accountId, customer_id }: SubscribedSale) {
      const path = { subscription_id: subscription.id as `sub_${string}` };
      const { data } = await client.subscriptions.get({ path });
      const target = { accountId, customerId: customer_id };
      return {
        update: data.management_urls.update_payment_method!,
        cancel: data.management_urls.cancel,
        overview: signedLink(service().services, OVERVIEW_LINK, service().url, target),
      };
    }

    /** A page of another website, at another site than the service. */
    async function otherSite(html: string): Promise<string> {
      const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html));
      server.listen(0, '127.0.0.1');
      await new Promise((resolve) => server.once('listening', resolve));
      onTestFinished(() => void server.close());
      const { port } = server.address() as AddressInfo;
      return `http://localhost:${port}/`;
    }

    test('changes the card with the keyboard alone and without JavaScript, from the overview to the checkout', async () => {
      const sale = await subscribedSale(service());
      const page = await open((await linksOf(sale)).overview);
      await shoot(page, 'overview');
      const { keyboard } = page;
      await keyboard.press('Tab');
      await keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Change your payment method' }).waitFor();
      await shoot(page, 'payment-method');
      await keyboard.press('Tab');
      await keyboard.press('Enter');
      await page.waitForSelector('#card_number');
      await shoot(page, 'card');
      await page.getByLabel('Card number').focus();
      await keyboard.type('5555 5555 5555 4444');
      for (const text of ['11/35', 'Jo Sample']) {
        await keyboard.press('Tab');
        await keyboard.type(text);
      }
      await keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Payment method changed' }).waitFor();
      await shoot(page, 'changed');
      expect((await sale.row()).instrument?.details.card?.last4).toBe('4444');
    });

    test('cancels after a confirmation, and shows the end also when the page is loaded again', async () => {
      const sale = await subscribedSale(service());
      const page = await open((await linksOf(sale)).cancel);
      await shoot(page, 'cancel');
      await page.getByRole('button', { name: 'Cancel the subscription' }).click();
      await page.getByRole('heading', { name: 'Your subscription ends' }).waitFor();
      await shoot(page, 'ends');
      await page.reload();
      await page.getByRole('heading', { name: 'Your subscription ends' }).waitFor();
      expect((await sale.row()).scheduled_change?.action).toBe('cancel');
    });

    test('is not shown in a frame, and takes no form, of another website that knows the link', async () => {
      const sale = await subscribedSale(service());
      const { cancel } = await linksOf(sale);
      const action = cancel.replaceAll('&', '&amp;');
      const framing = await open(await otherSite(`<iframe src="${action}"></iframe>`));
      await framing.waitForLoadState('load');
      expect(await framing.frameLocator('iframe').getByRole('button').count()).toBe(0);
      const form = `<form method="post" action="${action}"><input name="step" value="cancel"><button>Win</button></form>`;
      const forging = await open(await otherSite(form));
      await forging.getByRole('button').click();
      await forging.getByRole('heading', { name: 'Nothing was changed' }).waitFor();
      expect((await sale.row()).scheduled_change).toBeNull();
    });

    test('has no violations of accessibility rules on any page, on a wide and on a narrow screen', async () => {
      const sale = await subscribedSale(service());
      const canceled = await subscribedSale(service());
      await canceled.store({ status: 'canceled' });
      const { update, cancel, overview } = await linksOf(sale);
      const { cancel: after, update: over } = await linksOf(canceled);
      const urls = [update, cancel, overview, after, over, `${service().url}/portal/cancel`];
      expect(await findViolations(browser, urls, VIEWS.slice(0, 2))).toEqual([]);
    });
  });
});

async function shoot(page: Page, name: string): Promise<void> {
  if (SCREENSHOTS !== undefined) await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`), fullPage: true });
}
