import { setTimeout as sleep } from 'node:timers/promises';

import type { Ended } from '../service/start/program.ts';
import type { DatabaseLoad } from './database-load.ts';
import type { DiskCounts } from './disk-counts.ts';
import { now } from './now.ts';
import type { OwnCluster } from './own-cluster.ts';
import type { Place } from './place.ts';
import type { Processes } from './processes.ts';
import { isReady, watchReadiness } from './readiness.ts';
import { startReads } from './reads.ts';
import type { SmallDisk } from './small-disk.ts';

interface Way {
  readonly name: string;
  readonly leftBytes: number;
  /** Whether a process is killed and started while the disk is full. */
  readonly kills: boolean;
}

/** A short form takes the first two. */
const WAYS: readonly Way[] = [
  { name: 'no space, a process killed and started', leftBytes: 0, kills: true },
  // Tables can grow, and the write-ahead log, whose files have 16 MiB, can't.
  { name: 'no space for the log', leftBytes: 12 * 2 ** 20, kills: false },
  { name: 'no space', leftBytes: 0, kills: false },
  { name: 'a few pages, a process killed and started', leftBytes: 2 ** 18, kills: true },
  { name: 'a few pages', leftBytes: 2 ** 18, kills: false },
];
/**
 * `BILLING_MIN_FREE_DISK` of processes that start while the disk is full. With the first, the embedded
 * engine opens the database, or tries to.
 */
const LIMITS = ['0', '16'];
const CALM_MS = 500;
/** Longer than the service takes to notice. */
const FULL_MS = 3_000;
/** A start takes about seven seconds of processor time, which a busy machine gives slowly. */
const START_MS = 180_000;
const RECOVERY_MS = 300_000;
const CHANGE_MS = 120_000;
const POLL_MS = 200;

export interface DiskRoundsOptions {
  readonly rounds: number;
  readonly disk: SmallDisk;
  readonly cluster: OwnCluster | undefined;
  readonly place: Place;
  readonly key: string;
  readonly processes: Processes;
  readonly load: DatabaseLoad;
  readonly counts: DiskCounts;
  readonly print: (line: string) => void;
}

/** Fills the disk in one way after the other. Ends early when the service did not come up again. */
export async function fillAgainAndAgain(options: DiskRoundsOptions): Promise<void> {
  const { rounds, place, cluster, processes, load, counts, print } = options;
  let urls = await processes.urls();
  for (let round = 0; round < rounds && !counts.isUnusable; round += 1) {
    const way = WAYS[round % WAYS.length]!;
    await sleep(CALM_MS);
    const panics = panicsOf(cluster);
    const watch = watchReadiness(urls);
    const reads = startReads(place.url, options.key);
    options.disk.fill(way.leftBytes);
    await sleep(FULL_MS);
    const ended: Ended[] = way.kills ? await startWhileFull(options, LIMITS[round % LIMITS.length]!) : [];
    const seen = { red: (await watch.stop()).times, reads: await reads.stop() };
    const freedAt = now();
    options.disk.free();
    const recovered = await recover(options);
    ended.push(...recovered.ended);
    const isServerLost = recovered.isServerLost || panicsOf(cluster) > panics;
    counts.add({ ...seen, ended, isLost: way.kills || isServerLost || ended.length > 0 });
    if (recovered.urls === undefined) counts.isUnusable = true;
    else {
      urls = recovered.urls;
      counts.backMs.push(now() - freedAt);
      if (!(await isChangeMade(load))) counts.unchanged += 1;
    }
    const acknowledged = `${load.outcomes.acknowledged.size} changes acknowledged`;
    const losses = `${isServerLost ? ', PostgreSQL lost' : ''}${ended.length > 0 ? `, ${ended.length} ended` : ''}`;
    print(`${place.engine}: ${round + 1} of ${rounds}: ${way.name}${losses}; ${acknowledged}`);
  }
}

/** Kills a process, unless one has ended by itself, and starts it. Returns how those had ended. */
async function startWhileFull({ processes, counts }: DiskRoundsOptions, limit: string): Promise<Ended[]> {
  const ended = await processes.startDead();
  // One that ends by itself just before the kill is started when there is space.
  if (ended.length === 0) await processes.killOne(undefined, { BILLING_MIN_FREE_DISK: limit }).catch(() => undefined);
  counts.starts += Math.max(1, ended.length);
  counts.stuck += await processes.killStuck(START_MS);
  return ended;
}

interface Recovered {
  /** Where the processes listen, once all are ready; undefined when they were not in time. */
  readonly urls: string[] | undefined;
  /** How processes had ended that were started again. */
  readonly ended: readonly Ended[];
  /** PostgreSQL had ended. */
  readonly isServerLost: boolean;
}

/** Starts again what has ended, as a process manager does, until all processes are ready. */
async function recover({ cluster, processes }: DiskRoundsOptions): Promise<Recovered> {
  const ended: Ended[] = [];
  let isServerLost = false;
  for (const end = now() + RECOVERY_MS; now() < end; await sleep(POLL_MS)) {
    if (cluster?.startIfEnded() === true) isServerLost = true;
    ended.push(...(await processes.startDead()));
    const late = sleep(POLL_MS, undefined, { ref: false });
    const urls = await Promise.race([processes.urls().catch(() => undefined), late]);
    if (urls !== undefined && (await Promise.all(urls.map(isReady))).every(Boolean)) {
      return { urls, ended, isServerLost };
    }
  }
  return { urls: undefined, ended, isServerLost };
}

/** PostgreSQL restarts itself after one, if there is space. */
function panicsOf(cluster: OwnCluster | undefined): number {
  return cluster === undefined ? 0 : cluster.log().split('PANIC:').length;
}

/** Waits for a change. Returns whether one was acknowledged in time. */
async function isChangeMade({ outcomes: { acknowledged } }: DatabaseLoad): Promise<boolean> {
  const before = acknowledged.size;
  for (const end = now() + CHANGE_MS; acknowledged.size === before && now() < end;) await sleep(POLL_MS);
  return acknowledged.size > before;
}
