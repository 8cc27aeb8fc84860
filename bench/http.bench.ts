import { compareKeys } from './http/compare-keys.ts';
import { comparePages } from './http/compare-pages.ts';
import { compareWithBare } from './http/compare-with-bare.ts';
import { enginePlaces } from './http/engine-places.ts';

/**
 * What everything around the SQL costs: the service beside a bare Fastify server that sends the same
 * statements, each in a separate process, in turn; what an idempotency key costs; and whether a page of a
 * long list costs the same wherever it is.
 */
const ROUNDS = Number(process.argv[2] ?? 6);
const EVENTS = Number(process.argv[3] ?? 1_000_000);

const bars: (readonly [text: string, met: boolean])[] = [];
for (const { places, remove } of enginePlaces()) {
  try {
    bars.push(...(await compareWithBare(places, ROUNDS)));
    bars.push(await compareKeys(places.keys, ROUNDS));
    bars.push(...(await comparePages(places.pages, EVENTS)));
  } finally {
    await remove();
  }
}
console.log('');
for (const [text, met] of bars) console.log(`  ${met ? 'met   ' : 'MISSED'} ${text}`);
process.exitCode = bars.every(([, met]) => met) ? 0 : 1;
