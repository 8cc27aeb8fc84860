// Runs a module whose default export is a Worker in workerd, calls it once and prints the response: node
// worker.mjs MODULE
import { readFileSync } from 'node:fs';

import { Miniflare } from 'miniflare';

const script = readFileSync(process.argv[2], 'utf8');
const worker = new Miniflare({ modules: true, script, compatibilityDate: '2024-09-23' });
try {
  console.log(await (await worker.dispatchFetch('http://worker.example/')).text());
} finally {
  await worker.dispose();
}
