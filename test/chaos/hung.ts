import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Bar } from './bar.ts';
import { asSomebody, type Changes, makeChange } from './changes.ts';
import { hungBars, type Phase } from './hung-bars.ts';
import { now } from './now.ts';
import { makePlace, type Place } from './place.ts';
import { Processes } from './processes.ts';
import { startReceiver } from './receiver-process.ts';
import { type SeededAccount, seedAccount } from './seed-account.ts';

export interface HungOptions {
  /** Pairs of phases, one without the hung destinations and one with them. */
  readonly pairs: number;
  readonly phaseSeconds: number;
  readonly databaseUrl: string | undefined;
  readonly print: (line: string) => void;
}

const ACCOUNTS = 10;
/** As many as may be active. The last one of each account hangs. */
const PER_ACCOUNT = 10;
/**
 * A hundred deliveries a second leave a small machine idle most of the time: the run compares delays only.
 */
const CHANGES_A_SECOND = 10;
/** The last notification of a phase has arrived by then. */
const DRAIN_MS = 1_000;
const WARM_UP_SECONDS = 5;

/**
 * A steady load for a hundred destinations, in turn with and without the ten that accept and never respond,
 * in one run: so both see the same machine. Each phase with them begins with destinations of which nothing
 * bad is known, and the pauses that follow are part of it.
 */
export async function hung({ pairs, phaseSeconds, databaseUrl, print }: HungOptions): Promise<Bar[]> {
  const place = await makePlace(databaseUrl, {});
  const receiver = await startReceiver({
    file: join(place.directory, 'arrivals'),
    destinations: ACCOUNTS * PER_ACCOUNT,
    failing: 0,
    respondWithinMs: 0,
  });
  try {
    const seeded = await place.open();
    const accounts: SeededAccount[] = [];
    for (let number = 0; number < ACCOUNTS; number += 1) {
      const urls = receiver.urls.slice(number * PER_ACCOUNT, (number + 1) * PER_ACCOUNT);
      accounts.push(await seedAccount(seeded.services, `account${number}`, urls));
    }
    await seeded.database.close();
    for (const [destination, { secret }] of accounts.flatMap(({ destinations }) => destinations).entries())
      await receiver.order({ destination, secret, ...(isHung(destination) && { silent: true }) });
    const processes = new Processes(place, ['all']);
    await processes.ready();

    await turnHung(place, accounts, false);
    await steadyLoad(place, accounts, WARM_UP_SECONDS);
    const phases: Phase[] = [];
    for (let number = 0; number < pairs * 2; number += 1) {
      // Without and with, with and without, …: what changes over the run counts for both.
      const withHung = number % 4 === 1 || number % 4 === 2;
      await turnHung(place, accounts, withHung);
      const since = now();
      await steadyLoad(place, accounts, phaseSeconds);
      phases.push({ withHung, since, until: now() });
      await sleep(DRAIN_MS);
      print(`${place.engine}: ${number + 1} of ${pairs * 2} phases of ${phaseSeconds} s`);
    }
    await processes.stop();
    return hungBars(phases, await receiver.arrivals(), isHung, print);
  } finally {
    await place.remove().finally(() => receiver.close());
  }
}

function isHung(destination: number): boolean {
  return destination % PER_ACCOUNT === PER_ACCOUNT - 1;
}

async function turnHung(place: Place, accounts: readonly SeededAccount[], active: boolean): Promise<void> {
  for (const { key, destinations } of accounts) {
    const response = await fetch(`${place.url}/notification-settings/${destinations.at(-1)!.id}`, {
      method: 'PATCH',
      headers: { ...asSomebody(key), 'content-type': 'application/json' },
      body: JSON.stringify({ active }),
    });
    if (!response.ok) throw new Error(`A destination could not be turned: ${response.status} ${await response.text()}`);
  }
}

/** A change at its time, whatever the ones before it take: a service that gets slow gets no less to do. */
async function steadyLoad(place: Place, accounts: readonly SeededAccount[], seconds: number): Promise<void> {
  const changes: Changes = { acknowledged: new Map(), unknown: 0 };
  const began = now();
  const pending: Promise<void>[] = [];
  for (let number = 0; number < seconds * CHANGES_A_SECOND; number += 1) {
    await sleep(Math.max(0, began + (number * 1_000) / CHANGES_A_SECOND - now()));
    pending.push(makeChange(place.url, accounts[number % accounts.length]!.key, changes));
  }
  await Promise.all(pending);
  if (changes.unknown > 0) throw new Error(`${changes.unknown} changes got no response.`);
}
