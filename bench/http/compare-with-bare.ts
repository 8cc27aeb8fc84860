import { median } from '../generate/run-process.ts';
import { type Contender, startContender } from './contender.ts';
import type { EnginePlaces } from './engine-places.ts';
import { measure, type Measured } from './load.ts';
import { type Requests, requestsOf } from './requests.ts';

const CONNECTIONS = 32;
const ROUND_MS = 3_000;
const WARM_UP_MS = 2_000;
/** How fast the service has to be, beside bare. */
const BARS = { postgres: 0.6, pglite: 0.5 };

interface Rate {
  readonly perSecond: number;
  readonly processorMs: number;
}

/** Both in turn, in pairs; what counts is the median of the pairs' ratios. */
export async function compareWithBare(
  places: EnginePlaces,
  rounds: number,
): Promise<(readonly [text: string, met: boolean])[]> {
  const { engine } = places.service;
  const service = await startContender(new URL('service.ts', import.meta.url), { place: places.service });
  const bare = await startContender(new URL('bare.ts', import.meta.url), { place: places.bare });
  const bars: (readonly [text: string, met: boolean])[] = [];
  try {
    for (const operation of ['GET product', 'POST customer'] as const) {
      const pairs: { readonly service: Rate; readonly bare: Rate }[] = [];
      const requests = { service: requestsOf(service)[operation], bare: requestsOf(bare)[operation] };
      await expectSameStatements(operation, [service, requests.service], [bare, requests.bare]);
      for (let round = 0; round < rounds; round++) {
        const first = round % 2 === 0;
        const early = await rate(first ? service : bare, first ? requests.service : requests.bare);
        const late = await rate(first ? bare : service, first ? requests.bare : requests.service);
        pairs.push(first ? { service: early, bare: late } : { service: late, bare: early });
      }
      bars.push(report(`${operation} on ${engine}`, pairs, BARS[engine]));
    }
  } finally {
    await Promise.all([service.stop(), bare.stop()]);
  }
  return bars;
}

async function rate(contender: Contender, { request, status }: Requests): Promise<Rate> {
  const before = await contender.call('processorTime', null);
  const { responses, seconds } = await load(contender, { request, status }, ROUND_MS);
  const used = (await contender.call('processorTime', null)) - before;
  return { perSecond: responses / seconds, processorMs: used / 1_000 / responses };
}

function load({ port }: Contender, requests: Requests, milliseconds: number): Promise<Measured> {
  return measure({ port, connections: CONNECTIONS, milliseconds, ...requests });
}

/** Warms both up and sees what one request makes them send. */
async function expectSameStatements(
  operation: string,
  ...both: readonly (readonly [Contender, Requests])[]
): Promise<void> {
  const sent: string[] = [];
  for (const [contender, requests] of both) {
    await load(contender, requests, WARM_UP_MS);
    const { request, status } = requests;
    sent.push((await contender.call('statements', { request: request(), status })).join('\n'));
  }
  if (sent[0] === sent[1] && sent[0] !== '') return;
  throw new Error(`${operation} is other SQL than bare.ts sends. The service:\n\n${sent[0]}\n\nbare.ts:\n\n${sent[1]}`);
}

function report(
  title: string,
  pairs: readonly { readonly service: Rate; readonly bare: Rate }[],
  bar: number,
): readonly [string, boolean] {
  console.log(`${title}, ${CONNECTIONS} connections`);
  for (const name of ['service', 'bare'] as const) {
    const rates = pairs.map((pair) => pair[name]);
    const perSecond = median(rates.map((one) => one.perSecond));
    const processorMs = median(rates.map((one) => one.processorMs));
    console.log(
      `  ${name.padEnd(8)} ${perSecond.toFixed(0).padStart(6)} /s ${processorMs.toFixed(3).padStart(8)} ms of processor each`,
    );
  }
  const ratios = pairs.map(({ service, bare }) => service.perSecond / bare.perSecond);
  const ratio = median(ratios);
  console.log(`  pairs    ${ratios.map((one) => one.toFixed(2)).join(' ')}\n`);
  return [`${title}, beside bare: ${ratio.toFixed(2)} (≥ ${bar})`, ratio >= bar];
}
