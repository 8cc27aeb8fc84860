import { startContender } from './contender.ts';
import type { EnginePlaces } from './engine-places.ts';
import { compareInTurn, load, type Side } from './in-turn.ts';
import type { DatabasePlace } from '../../service/storage/open-database.ts';
import { type ComparedOperation, requestsOf } from './requests.ts';

const WARM_UP_MS = 2_000;
/** How fast the service has to be, beside bare. */
const BARS: Readonly<Record<DatabasePlace['engine'], Readonly<Record<ComparedOperation, number>>>> = {
  postgres: { 'GET product': 0.6, 'POST customer': 0.6, 'POST transaction preview': 0.5, 'POST transaction': 0.4 },
  pglite: { 'GET product': 0.5, 'POST customer': 0.5, 'POST transaction preview': 0.5, 'POST transaction': 0.4 },
};
/** How far the lengths of the responses may be apart. */
const LENGTH_TOLERANCE = 0.2;

export async function compareWithBare(
  places: EnginePlaces,
  rounds: number,
): Promise<(readonly [text: string, met: boolean])[]> {
  const { engine } = places.service;
  const service = await startContender(new URL('service.ts', import.meta.url), { place: places.service });
  const bare = await startContender(new URL('bare.ts', import.meta.url), { place: places.bare });
  const bars: (readonly [text: string, met: boolean])[] = [];
  try {
    for (const [operation, bar] of Object.entries(BARS[engine]) as [ComparedOperation, number][]) {
      const measured = { name: 'service', contender: service, requests: requestsOf(service)[operation] };
      const beside = { name: 'bare', contender: bare, requests: requestsOf(bare)[operation] };
      await expectSameWork(operation, measured, beside);
      const title = `${operation} on ${engine}`;
      bars.push(await compareInTurn({ title, measured, beside, bar, rounds }));
    }
  } finally {
    await Promise.all([service.stop(), bare.stop()]);
  }
  return bars;
}

/** Warms both up, and sees which statements one request makes them send and how long their responses are. */
async function expectSameWork(operation: string, ...both: readonly Side[]): Promise<void> {
  const sent: string[] = [];
  const lengths: number[] = [];
  for (const side of both) {
    lengths.push((await load(side, WARM_UP_MS)).bodyLength);
    const { request, status } = side.requests;
    sent.push((await side.contender.call('statements', { request: request(), status })).join('\n'));
  }
  if (sent[0] !== sent[1] || sent[0] === '')
    throw new Error(
      `${operation} is other SQL than bare.ts sends. The service:\n\n${sent[0]}\n\nbare.ts:\n\n${sent[1]}`,
    );
  if (Math.abs(lengths[1]! / lengths[0]! - 1) > LENGTH_TOLERANCE)
    throw new Error(`${operation} responds with ${lengths[0]} bytes, and bare.ts with ${lengths[1]}.`);
}
