import { existsSync } from 'node:fs';

import { type Browser, chromium } from 'playwright-core';

/** The path of Chromium; undefined where it is not installed. */
export const chromiumPath = [process.env['CHROMIUM'], '/usr/bin/chromium'].find(
  (path) => path !== undefined && existsSync(path),
);

export const skipped = 'Skipped: tests of the docs in a browser. Install Chromium or set CHROMIUM=/path/to/chromium.';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Uses a temporary profile. */
export function startBrowser(): Promise<Browser> {
  if (chromiumPath === undefined) throw new Error(skipped);
  return chromium.launch({ executablePath: chromiumPath, args: ARGUMENTS });
}
