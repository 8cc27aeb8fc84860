import { existsSync } from 'node:fs';

import { type Browser, chromium } from 'playwright-core';

/** The Chromium that the pages are looked at with; undefined where there is none. */
export const chromiumPath = [process.env['CHROMIUM'], '/usr/bin/chromium'].find(
  (path) => path !== undefined && existsSync(path),
);

export const skipped = 'Left out: the docs in a browser, since there is no Chromium (CHROMIUM=/path/to/chromium).';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** With a profile of its own that goes with it. */
export function startBrowser(): Promise<Browser> {
  if (chromiumPath === undefined) throw new Error(skipped);
  return chromium.launch({ executablePath: chromiumPath, args: ARGUMENTS });
}
