import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { filesBelow } from '../../generator/write/hash.ts';
import { chromiumPath, skipped, startBrowser } from './browser.ts';
import { findViolations, VIEWS } from './check-accessibility.ts';

/** `npm run accessibility`: axe over every page of `generated/docs`, in both themes, on a phone and on a desk. `npm test` looks at a sample. */
if (chromiumPath === undefined) {
  console.log(skipped);
} else {
  const pages = filesBelow('generated/docs').filter((path) => path.endsWith('.html'));
  const all = pages.length * VIEWS.length;
  const browser = await startBrowser();
  let done = 0;
  const found = await findViolations(
    browser,
    pages.map((path) => pathToFileURL(resolve('generated/docs', path)).href),
    VIEWS,
    () => process.stderr.isTTY && process.stderr.write(`\r${(done += 1)} of ${all}`),
  );
  await browser.close();
  for (const violation of found) console.log(violation);
  console.log(`${pages.length} pages, light and dark, 380 and 1280 px: ${found.length} violations`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
