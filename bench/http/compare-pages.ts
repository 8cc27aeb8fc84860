import { median } from '../generate/run-process.ts';
import { startContender } from './contender.ts';
import type { DatabasePlace } from '../../service/storage/open-database.ts';
import { measure } from './load.ts';
import { getRequest } from './requests.ts';
import { PER_PAGE } from './seed-events.ts';

const ROUNDS = 15;
const ROUND_MS = 200;
/** How much longer the slowest page may take than the fastest. */
const BAR = 1.5;

/** First, middle and last page of all events, one request at a time, in turn; with the count and without. */
export async function comparePages(
  place: DatabasePlace,
  count: number,
): Promise<(readonly [text: string, met: boolean])[]> {
  const service = await startContender(new URL('service.ts', import.meta.url), { place });
  try {
    const { key, middle, last } = await service.call('events', { count });
    const after = { first: '', middle, last };
    const report = async (counting: string, header: string): Promise<readonly [string, boolean]> => {
      const title = `page of ${count.toLocaleString('en')} events, ${counting}, on ${place.engine}`;
      const times: Record<keyof typeof after, number[]> = { first: [], middle: [], last: [] };
      for (let round = 0; round <= ROUNDS; round++) {
        for (const name of ['first', 'middle', 'last'] as const) {
          const request = getRequest(service.port, key, `/events?per_page=${PER_PAGE}&after=${after[name]}`, header);
          const load = {
            port: service.port,
            connections: 1,
            milliseconds: ROUND_MS,
            request: () => request,
            status: 200,
          };
          const { medianMilliseconds } = await measure(load);
          if (round > 0) times[name].push(medianMilliseconds);
        }
      }
      const medians = Object.entries(times).map(([name, all]) => [name, median(all)] as const);
      const milliseconds = medians.map(([, time]) => time);
      const ratio = Math.max(...milliseconds) / Math.min(...milliseconds);
      console.log(`${title}\n  ${medians.map(([name, time]) => `${name} ${time.toFixed(2)} ms`).join('   ')}\n`);
      return [`${title}: ${ratio.toFixed(2)} (≤ ${BAR})`, ratio <= BAR];
    };
    return [await report('counted', ''), await report('not counted', 'skip-count: true\r\n')];
  } finally {
    await service.stop();
  }
}
