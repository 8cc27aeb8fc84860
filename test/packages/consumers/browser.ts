import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { chromium } from 'playwright-core';

const PROGRAM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
export const hasBrowser = existsSync(PROGRAM);

/** Allows only modules of this origin, and no eval. */
const POLICY = "default-src 'none'; script-src 'self'";

/** The export `result` of a module, run in a page with a strict content security policy. */
export async function resultInBrowser(folder: string, module: string): Promise<unknown> {
  const server = createServer((request, response) => {
    const path = new URL(request.url!, 'http://page.example').pathname;
    if (path === '/') {
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-security-policy': POLICY })
        .end('<title>page</title>');
      return;
    }
    const file = join(folder, path);
    if (!existsSync(file)) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'text/javascript' }).end(readFileSync(file));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({ executablePath: PROGRAM, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    return await page.evaluate(`import('/${module}').then(({ result }) => result)`);
  } finally {
    await browser.close();
    server.close();
  }
}
