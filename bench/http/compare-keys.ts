import { startContender } from './contender.ts';
import type { DatabasePlace } from '../../service/storage/open-database.ts';
import { compareInTurn, load } from './in-turn.ts';
import { requestsOf } from './requests.ts';

const WARM_UP_MS = 2_000;
const BAR = 0.85;

/** What an idempotency key costs: the same request with a new key and without one. */
export async function compareKeys(
  place: DatabasePlace,
  rounds: number,
): Promise<readonly [text: string, met: boolean]> {
  const contender = await startContender(new URL('service.ts', import.meta.url), { place });
  try {
    const requests = requestsOf(contender);
    const measured = { name: 'key', contender, requests: requests['POST customer with a key'] };
    const beside = { name: 'no key', contender, requests: requests['POST customer'] };
    await load(measured, WARM_UP_MS);
    await load(beside, WARM_UP_MS);
    const title = `POST customer with an idempotency key on ${place.engine}`;
    return await compareInTurn({ title, measured, beside, bar: BAR, rounds });
  } finally {
    await contender.stop();
  }
}
