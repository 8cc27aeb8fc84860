import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { chromiumPath, startBrowser } from '../../docs/browser.ts';
import { findViolations, VIEWS } from '../../docs/check-accessibility.ts';
import { eachService } from '../../support/service.ts';
import { newSale } from '../transactions/sale.ts';
import { buyerWith, CARD } from './buyer.ts';

if (chromiumPath === undefined)
  process.stdout.write(
    'Skipped: tests of the checkout in a browser. Install Chromium or set CHROMIUM=/path/to/chromium.\n',
  );

/** Set to a folder to look at the pages. */
const SCREENSHOTS = process.env['CHECKOUT_SCREENSHOTS'];

describe.skipIf(chromiumPath === undefined)('in Chromium', () => {
  let browser: Browser;
  beforeAll(async () => {
    if (SCREENSHOTS !== undefined) mkdirSync(SCREENSHOTS, { recursive: true });
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

  eachService('the hosted checkout', (service) => {
    async function open(url: string, javaScriptEnabled = false): Promise<Page> {
      const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 800, height: 1000 } });
      onTestFinished(() => context.close());
      const page = await context.newPage();
      await page.goto(url);
      return page;
    }

    async function links(): Promise<Record<'draft' | 'ready' | 'declined' | 'bank' | 'processing' | 'paid', string>> {
      const sale = await newSale(service());
      const created = await Promise.all([sale.draft(), ...Array.from({ length: 5 }, () => sale.ready())]);
      const [draft, ready, declined, bank, processing, paid] = created.map(({ checkout }) => checkout!.url!) as [
        string,
        string,
        string,
        string,
        string,
        string,
      ];
      const pay = (url: string, card_number: string) => buyerWith(url).send({ ...CARD, amount: '54450', card_number });
      await Promise.all([
        pay(declined, '4000000000010001'),
        pay(bank, '4000000000001000'),
        pay(processing, '4000000000004004'),
        pay(paid, '4242424242424242'),
      ]);
      return { draft, ready, declined, bank, processing, paid };
    }

    test('is completed with the keyboard alone and without JavaScript, after a declined card and a step at the bank', async () => {
      const sale = await newSale(service());
      const draft = await sale.draft();
      const page = await open(draft.checkout!.url!);
      await shoot(page, 'details');
      const { keyboard } = page;
      const type = async (...texts: readonly string[]): Promise<void> => {
        for (const text of texts) {
          await keyboard.press('Tab');
          await keyboard.type(text);
        }
      };
      await type('jo@customer.example', 'Jo Sample', 'Netherlands', '3511 AB');
      await Promise.all([page.waitForURL('**/checkout?*'), keyboard.press('Enter')]);
      await page.waitForSelector('#card_number');
      await shoot(page, 'payment');

      await page.getByLabel('Card number').focus();
      await keyboard.type('4000 0000 0001 0001');
      await type('11/35', 'Jo Sample');
      await keyboard.press('Enter');
      await page.getByRole('alert').waitFor();
      expect(await page.getByRole('alert').innerText()).toBe(
        'Your bank declined the payment. Try again in a moment, or use another card.',
      );
      await shoot(page, 'declined');

      await page.getByLabel('Card number').fill('4000 0000 0000 1000');
      await page.getByLabel('Expiry date').fill('11/35');
      await page.getByLabel('Name on card').fill('Jo Sample');
      await page.getByLabel('Save this card for later purchases').check();
      await page.getByRole('button', { name: 'Pay € 544,50' }).click();
      await page.getByRole('heading', { name: 'Confirm with your bank' }).waitFor();
      await shoot(page, 'bank');
      await page.getByRole('button', { name: 'Confirm the payment' }).click();
      await page.getByRole('heading', { name: 'Thank you' }).waitFor();
      await shoot(page, 'receipt');

      const completed = await sale.get(draft.id);
      expect(completed.status).toBe('completed');
      expect(completed.payments.map(({ status }) => status)).toEqual(['captured', 'error']);
    });

    test('pays once when the button is pressed twice', async () => {
      const sale = await newSale(service());
      const ready = await sale.ready();
      const page = await open(ready.checkout!.url!);
      await page.getByLabel('Card number').fill('4000 0000 0000 2008');
      await page.getByLabel('Expiry date').fill('11/35');
      await page.getByLabel('Name on card').fill('Jo Sample');
      await page.getByRole('button', { name: 'Pay' }).dblclick();
      await page.waitForLoadState('load');
      await expect.poll(async () => (await sale.get(ready.id)).status, { timeout: 10_000 }).toBe('completed');
      // Not in the same page, where the second submission may still be under way.
      const after = await open(ready.checkout!.url!);
      await after.getByRole('heading', { name: 'Thank you' }).waitFor();
      expect((await sale.get(ready.id)).payments).toHaveLength(1);
    });

    test('has no violations of accessibility rules on any page, on a wide and on a narrow screen', async () => {
      const urls = Object.values(await links());
      expect(await findViolations(browser, urls, VIEWS.slice(0, 2))).toEqual([]);
    });

    test('has no violations on a form with errors, whose summary links to the fields', async () => {
      const { draft } = await links();
      const page = await open(draft, true);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('alert').waitFor();
      await shoot(page, 'errors');
      await page.getByRole('link', { name: 'Choose your country.' }).click();
      expect(await page.evaluate('document.activeElement.id')).toBe('country_code');
      expect(await page.getByLabel('Email address').getAttribute('aria-invalid')).toBe('true');
      const { violations } = await axe(page);
      expect(violations).toEqual([]);
    });
  });
});

async function shoot(page: Page, name: string): Promise<void> {
  if (SCREENSHOTS !== undefined) await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`), fullPage: true });
}

async function axe(page: Page): Promise<{ readonly violations: readonly unknown[] }> {
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
  return page.evaluate('axe.run({ resultTypes: ["violations"] })');
}
