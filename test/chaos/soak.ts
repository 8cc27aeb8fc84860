import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { atMost, type Bar, none, some } from './bar.ts';
import { startKeepAliveLoad } from './keep-alive-load.ts';
import { makePlace } from './place.ts';
import { seedAccount } from './seed-account.ts';

export interface SoakOptions {
  readonly minutes: number;
  /** Requests. */
  readonly perSecond: number;
  /** PostgreSQL; the embedded engine when it is not given. */
  readonly databaseUrl: string | undefined;
  readonly print: (line: string) => void;
}

const CONNECTIONS = 4;
const SAMPLE_MS = 5_000;
const SETTLE_MS = 60_000;
/** Of `/proc/PID/statm`. */
const PAGE_BYTES = 4_096;
const MEBIBYTE = 1_048_576;
/** The first sixth fills caches and lets the compiler optimize. */
const WARM_UP = 1 / 6;
const WINDOWS = 5;
const MAXIMUM_GROWTH_PERCENT = 5;

/**
 * Sends requests at a steady rate, of which each third is a change with an event that is delivered, and
 * watches the memory of the process. After a warm-up of a sixth of the time, the rest is divided into five
 * windows: the median of none may be above that of the first by more than 5 %. It reads the memory from
 * Linux.
 */
export async function soak({ minutes, perSecond, databaseUrl, print }: SoakOptions): Promise<Bar[]> {
  const place = await makePlace(databaseUrl, { BILLING_DOCS_URL: 'https://docs.billing.example' });
  const receiver = await startReceiver();
  try {
    const seeded = await place.open();
    const { key } = await seedAccount(seeded.services, 'soak', [receiver.url]);
    await seeded.database.close();
    const program = place.start('all');
    await program.says('\n');
    const load = startKeepAliveLoad({ url: place.url, key, name: 'soak', connections: CONNECTIONS, perSecond });
    const samples: number[] = [];
    const began = performance.now();
    const count = Math.ceil((minutes * 60_000) / SAMPLE_MS);
    while (samples.length < count) {
      await sleep(SAMPLE_MS);
      samples.push(await residentMebibytes(program.pid));
      if (samples.length % 24 === 0)
        print(`${place.engine}: ${load.seen.responses} responses, ${samples.at(-1)!.toFixed(0)} MiB`);
    }
    await load.stop();
    const seconds = (performance.now() - began) / 1_000;
    const { responses, failures, acknowledged } = load.seen;
    for (const failure of new Set(failures)) print(failure);
    const settled = performance.now() + SETTLE_MS;
    while (receiver.seen.size < acknowledged.size && performance.now() < settled) await sleep(100);
    program.kill('SIGTERM');
    await program.ended;
    const medians = windowMedians(samples.slice(Math.ceil(samples.length * WARM_UP)));
    print(`${place.engine}: medians of the windows in MiB: ${medians.map((each) => each.toFixed(1)).join(', ')}`);
    return [
      { ...some('responses', responses, Math.floor(seconds * perSecond * 0.95)), isTime: true },
      none('requests that failed', failures.length),
      none('events of new customers that were not delivered', acknowledged.size - receiver.seen.size),
      atMost('growth of memory after the warm-up', growthOf(medians), MAXIMUM_GROWTH_PERCENT, ' %'),
    ];
  } finally {
    await receiver.close();
    await place.remove();
  }
}

/** Counts the events that it receives, each once. */
async function startReceiver() {
  const seen = new Set<string>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    seen.add((JSON.parse(Buffer.concat(chunks).toString()) as { readonly event_id: string }).event_id);
    response.writeHead(204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    seen,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function residentMebibytes(pid: number): Promise<number> {
  const [, resident = '0'] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ');
  return (Number(resident) * PAGE_BYTES) / MEBIBYTE;
}

function windowMedians(samples: readonly number[]): number[] {
  const length = Math.max(1, Math.floor(samples.length / WINDOWS));
  return Array.from({ length: WINDOWS }, (_, window) => {
    const sorted = samples.slice(window * length, (window + 1) * length).toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  });
}

/** In percent; negative when memory shrinks. */
function growthOf([first = 0, ...later]: readonly number[]): number {
  return (Math.max(...later) / first - 1) * 100;
}
