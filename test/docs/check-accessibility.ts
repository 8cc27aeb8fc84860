import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Browser, Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A color scheme and a window width. */
export interface View {
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
}

export const VIEWS: readonly View[] = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 380 },
  { colorScheme: 'light', width: 380 },
  { colorScheme: 'dark', width: 1280 },
];

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

/** Returns axe violations of the pages, and pages that are wider than the window. */
export async function findViolations(
  browser: Browser,
  urls: readonly string[],
  views: readonly View[],
  onPage?: () => void,
): Promise<string[]> {
  const found: string[] = [];
  for (const { colorScheme, width } of views) {
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } });
    const page = await context.newPage();
    for (const url of urls) {
      const violations = await violationsOf(page, url);
      found.push(...violations.map((violation) => `${url} ${colorScheme} ${width}: ${violation}`));
      onPage?.();
    }
    await context.close();
  }
  return found;
}

async function violationsOf(page: Page, url: string): Promise<string[]> {
  await page.goto(url);
  // Check folded parts too.
  await page.evaluate('for (const each of document.querySelectorAll("main details")) each.open = true');
  await page.evaluate(AXE);
  const { violations } = await page.evaluate<AxeResults>('axe.run({ resultTypes: ["violations"] })');
  const isWide = await page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth');
  return [
    ...violations.map(({ id, nodes }) => {
      const { html, failureSummary = '' } = nodes[0]!;
      return `${id}: ${html.slice(0, 120)} (${nodes.length}) ${failureSummary}`;
    }),
    ...(isWide ? ['wider than the window'] : []),
  ];
}
