import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { chromiumPath, skipped, startBrowser } from './browser.ts';
import { findViolations, VIEWS } from './check-accessibility.ts';
import { type BuiltSite, buildSite } from './site.ts';
import { temporaryFolder } from './temporary-folder.ts';

if (chromiumPath === undefined) process.stdout.write(`${skipped}\n`);

/** The pages are opened as files, without a server. */
describe.skipIf(chromiumPath === undefined)('in a browser, without a server and without a network', () => {
  let site: BuiltSite;
  let browser: Browser;
  const folder = temporaryFolder();
  const at = (path: string): string => pathToFileURL(join(folder, path)).href;

  beforeAll(async () => {
    [site, browser] = await Promise.all([buildSite('spec/spec.yaml'), startBrowser()]);
    for (const [path, text] of site.files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  });
  afterAll(() => browser?.close());

  async function open(path: string, options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await context.setOffline(true);
    await page.goto(at(path));
    return page;
  }

  // All pages in all views: npm run accessibility.
  test.each([
    ['operations/customers.create', VIEWS[0]!],
    ['guides/limits', VIEWS[1]!],
  ])('axe finds no violations on %s', async (path, view) => {
    expect(await findViolations(browser, [at(`${path}.html`)], [view])).toEqual([]);
  });

  test('the search works with the keyboard alone', async () => {
    const page = await open('index.html');
    await page.keyboard.press('/');
    await page.keyboard.type('create customer');
    await page.waitForSelector('#found [role=option]');
    const titles = await page.$$eval('#found [role=option] a', (links) => links.map((link) => link.textContent));
    expect(titles[0]).toBe('Create a customer');
    const active = () => page.$eval('#search', (input) => input.getAttribute('aria-activedescendant'));
    expect(await active()).toBe('found-0');
    await page.keyboard.press('ArrowDown');
    expect(await active()).toBe('found-1');
    await page.keyboard.press('ArrowUp');
    await Promise.all([page.waitForURL('**/operations/customers.create.html'), page.keyboard.press('Enter')]);

    await page.keyboard.press('/');
    await page.keyboard.type('marketing_consent');
    await page.waitForSelector('#found [role=option]');
    await Promise.all([page.waitForURL('**/*#*marketing_consent'), page.keyboard.press('Enter')]);
    const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
    expect(await page.evaluate(`document.getElementById(${JSON.stringify(id)}).checkVisibility()`)).toBe(true);

    await page.keyboard.press('/');
    await page.keyboard.type('zzzz');
    await page.waitForSelector('#found .none');
    await page.keyboard.press('Escape');
    expect(await page.isVisible('#found')).toBe(false);
    expect(await page.evaluate('document.activeElement.tagName')).toBe('BODY');
  });

  test('the search finds every error code and every operation by name', async () => {
    const page = await open('index.html');
    await page.focus('#search');
    await page.waitForFunction('globalThis.searchIndex');
    const names = [...site.api.errors.map(({ code }) => code), ...site.api.operations.map(({ id }) => id)];
    const missing = await page.evaluate<string[]>(`${JSON.stringify(names)}.filter((name) => {
      const input = document.querySelector('#search');
      input.value = name;
      input.dispatchEvent(new Event('input'));
      return ![...document.querySelectorAll('#found a')].some((link) => link.href.endsWith('/' + name + '.html'));
    })`);
    expect(missing).toEqual([]);
  });

  test('the search finds a field by parts of its path, on one of the pages that show the same fields', async () => {
    const page = await open('index.html');
    await page.focus('#search');
    await page.waitForFunction('globalThis.searchIndex');
    const found = (text: string) =>
      page.evaluate<string[]>(`(() => {
        const input = document.querySelector('#search');
        input.value = ${JSON.stringify(text)};
        input.dispatchEvent(new Event('input'));
        return [...document.querySelectorAll('#found a')].map((link) => link.textContent + ' ' + link.hash);
      })()`);
    expect(await found('line_items product image_url')).toContain(
      'data.details.line_items.product.image_url #response200.data.details.line_items.product.image_url',
    );
    const ids = (await found('data.marketing_consent')).map((row) => row.split('#')[1]!);
    // One of an operation, though four of them return the entity, and one of an event.
    expect(ids.sort()).toEqual(['payload.data.marketing_consent', 'response201.data.marketing_consent']);
  });

  test('the keyboard reaches the content with one key, and every tab of the code samples', async () => {
    const page = await open('operations/customers.create.html');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to the content');
    // The browser reports the new address after the key, so an immediate look may see the old one.
    await Promise.all([page.waitForURL('**/*#content'), page.keyboard.press('Enter')]);
    await page.focus('#sample-curl');
    await page.keyboard.press('ArrowRight');
    expect(await page.isChecked('#sample-client')).toBe(true);
    expect([await page.isVisible('pre.client'), await page.isVisible('pre.curl')]).toEqual([true, false]);
  });

  test('the chosen theme applies to the next page', async () => {
    const page = await open('index.html', { colorScheme: 'light' });
    const background = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
    const light = await background();
    await page.click('.theme');
    const dark = await background();
    expect(dark).not.toBe(light);
    await page.goto(at('changelog.html'));
    expect(await background()).toBe(dark);
  });

  test('without JavaScript, pages have all content and no dead controls', async () => {
    const page = await open('operations/simulations.create.html', { javaScriptEnabled: false });
    expect([await page.isVisible('#search'), await page.isVisible('.theme')]).toEqual([false, false]);
    expect(await page.isVisible('nav a[aria-current]')).toBe(true);
    await page.click('label[for=sample-fetch]');
    expect(await page.isVisible('pre.fetch')).toBe(true);
    const text = readFileSync(join(folder, 'operations/simulations.create.html'), 'utf8');
    const fields = [...text.matchAll(/<li id="(body[^"]+)"/g)].map(([, id]) => id!);
    for (const id of fields.slice(-3)) {
      await page.goto(`${at('operations/simulations.create.html')}#${id}`);
      expect(await page.locator(`[id="${id}"]`).isVisible(), id).toBe(true);
    }
  });

  test('pages send no requests to other origins', async () => {
    const context = await browser.newContext();
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    for (const path of ['index.html', 'guides/webhooks.html', 'operations/events.list.html']) await page.goto(at(path));
    expect(requested.length).toBeGreaterThan(6);
    expect(requested.filter((url) => !url.startsWith(pathToFileURL(folder).href))).toEqual([]);
  });

  test('the printed page has the text, including folded parts, and no navigation', async () => {
    const page = await open('operations/simulations.create.html');
    await page.emulateMedia({ media: 'print' });
    expect([await page.isVisible('nav'), await page.isVisible('.bar'), await page.isVisible('h1')]).toEqual([
      false,
      false,
      true,
    ]);
    expect(await page.locator('main details:not([open]) li').first().isVisible()).toBe(true);
  });
});
