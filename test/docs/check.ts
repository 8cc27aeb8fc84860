import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { parseArguments } from '../../generator/preview/arguments.ts';
import { writeSite } from '../../generator/preview/write-site.ts';
import { filesBelow } from '../../generator/write/hash.ts';
import { scriptArguments } from '../support/script-arguments.ts';
import { chromiumPath, skipped, startBrowser } from './browser.ts';
import { findViolations, VIEWS } from './check-accessibility.ts';

const USAGE = `Runs axe on every page of the documentation, in both color schemes and two widths.

  npm run accessibility

Exit status 0: no violations; 1: violations, which are printed; 2: wrong arguments.
`;
scriptArguments(USAGE, {});

async function check(folder: string): Promise<number> {
  const written = await writeSite({ ...parseArguments([]), out: folder }, process.stdout, process.stderr);
  if (written !== 0) return written;
  const pages = filesBelow(folder).filter((path) => path.endsWith('.html'));
  const all = pages.length * VIEWS.length;
  const browser = await startBrowser();
  let done = 0;
  const found = await findViolations(
    browser,
    pages.map((path) => pathToFileURL(join(folder, path)).href),
    VIEWS,
    () => process.stderr.isTTY && process.stderr.write(`\r${(done += 1)} of ${all}`),
  );
  await browser.close();
  for (const violation of found) console.log(violation);
  console.log(`${pages.length} pages, light and dark, 380 and 1280 px: ${found.length} violations`);
  return found.length === 0 ? 0 : 1;
}

if (chromiumPath === undefined) {
  console.log(skipped);
} else {
  const folder = mkdtempSync(join(tmpdir(), 'docs-'));
  process.exitCode = await check(folder).finally(() => rmSync(folder, { recursive: true }));
}
