import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

import type { Manifest } from '../../service/backup/manifest.ts';
import { openCopy } from '../../service/backup/open-copy.ts';
import { type Ended, nodeCommand, startProgram } from '../service/start/program.ts';
import { type BackupFacts, type BackupRound, backupBars, type Duration } from './backup-bars.ts';
import { readRows } from './backup-rows.ts';
import type { Bar } from './bar.ts';
import { startBuyers } from './buyers.ts';
import { asSomebody, type Changes, makeChange } from './changes.ts';
import { now } from './now.ts';
import { bookBars } from './book-bars.ts';
import { freePort, makePlace, type Place } from './place.ts';
import { Processes } from './processes.ts';
import { startReceiver } from './receiver-process.ts';
import { seedAccount } from './seed-account.ts';
import { seedShop } from './seed-shop.ts';

export interface BackupOptions {
  readonly rounds: number;
  readonly print: (line: string) => void;
}

const ACCOUNT = 'chaos';
const WRITERS = 4;
const PAUSE_MS = 20;
const PROGRESS_MS = 30_000;

/**
 * Takes backups of the embedded database while customers are created, customers pay and webhooks are sent,
 * and restores each into another directory. At the end it compares every row of each with the source, and
 * with what was acknowledged before the instant that the backup names.
 */
export async function backup({ rounds, print }: BackupOptions): Promise<Bar[]> {
  const place = await makePlace(undefined, { BILLING_PAYMENT_TIMEOUT: '1' });
  const receiver = await startReceiver({
    file: join(place.directory, 'arrivals'),
    destinations: 1,
    failing: 0,
    respondWithinMs: 30,
  });
  try {
    const seeded = await place.open();
    const { key } = await seedAccount(seeded.services, ACCOUNT, receiver.urls);
    const shop = { url: place.url, key, ...(await seedShop(seeded.services, ACCOUNT)) };
    await seeded.database.close();
    const processes = new Processes(place, ['all']);
    await processes.ready();
    const buyers = startBuyers(shop);
    const load = startWriters(place.url, key);
    const taken: BackupRound[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      await Promise.race([buyers.busy(PROGRESS_MS), buyers.broken]);
      taken.push(await takeAndRestore(place, { round, key, isLast: round === rounds }));
      print(`${round} of ${rounds} backups, ${load.changes.acknowledged.size} changes acknowledged`);
    }
    await Promise.all([buyers.stop(), load.stop()]);
    await processes.stop();
    const opened = await place.open();
    const facts: BackupFacts = {
      rounds: taken,
      acknowledged: load.changes.acknowledged,
      durations: load.durations,
      source: await readRows(opened.database.db),
    };
    await opened.database.close();
    return backupBars(facts);
  } finally {
    await place.remove().finally(() => receiver.close());
  }
}

interface Round {
  readonly round: number;
  readonly key: string;
  readonly isLast: boolean;
}

async function takeAndRestore(place: Place, { round, key, isLast }: Round): Promise<BackupRound> {
  const file = join(place.directory, `backup-${round}.tar.gz`);
  const directory = join(place.directory, `restored-${round}`);
  const began = now();
  await succeed(place.operator('backup', file, '--json'));
  const ended = now();
  const restored = startProgram(
    nodeCommand('service/operator/main.ts', ['restore', file, '--json', '--data', directory]),
  );
  const { at } = JSON.parse(await succeed(restored.ended)) as { readonly at: string };
  const { db, close } = await openCopy(directory, 'billing_sandbox');
  try {
    const next = await nextTransaction(file);
    const bars = (await bookBars(db)).map((bar) => ({ ...bar, name: `round ${round}: ${bar.name}` }));
    const rows = await readRows(db);
    await close();
    const canServe = !isLast || (await serves(directory, key));
    return { at: Date.parse(at), began, ended, nextTransaction: next, rows, bars, canServe };
  } finally {
    await close().catch(() => undefined);
    await rm(directory, { recursive: true, force: true });
    await rm(file, { force: true });
  }
}

/** With any `tar`. */
async function nextTransaction(file: string): Promise<number> {
  const { stdout } = await promisify(execFile)('tar', ['-xzOf', file, 'backup.json'], { maxBuffer: 2 ** 26 });
  return Number((JSON.parse(stdout) as Manifest).state.nextTransaction);
}

/** Whether a service on the restored directory accepts the key and a change. */
async function serves(directory: string, key: string): Promise<boolean> {
  const argv = ['--json', '--port', `${await freePort()}`, '--data', directory];
  const service = startProgram(nodeCommand('service/app/main.ts', argv), { env: { BILLING_LOG_LEVEL: 'warn' } });
  try {
    const { url } = JSON.parse(await service.says('\n')) as { readonly url: string };
    const response = await fetch(`${url}/customers`, {
      method: 'POST',
      headers: { ...asSomebody(key), 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'first-after-restore@example.com' }),
    });
    return response.status === 201;
  } finally {
    service.kill('SIGTERM');
    await service.ended;
  }
}

async function succeed(ending: Promise<Ended>): Promise<string> {
  const { code, out, err } = await ending;
  if (code !== 0) throw new Error(`An operator command failed: ${err}`);
  return out;
}

interface Writers {
  readonly changes: Changes;
  /** When each was acknowledged, and how long that took. */
  readonly durations: readonly Duration[];
  stop(): Promise<void>;
}

function startWriters(url: string, key: string): Writers {
  const changes: Changes = { acknowledged: new Map(), unknown: 0 };
  const course = { over: false };
  const durations: Duration[] = [];
  const write = async (): Promise<void> => {
    while (!course.over) {
      const began = now();
      await makeChange(url, key, changes);
      durations.push({ at: now(), ms: now() - began });
      await sleep(PAUSE_MS * 2 * Math.random());
    }
  };
  const writing = Promise.all(Array.from({ length: WRITERS }, write));
  return {
    changes,
    durations,
    async stop() {
      course.over = true;
      await writing;
    },
  };
}
