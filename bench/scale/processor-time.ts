import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { OwnCluster } from '../../test/chaos/own-cluster.ts';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

interface Stat {
  readonly parent: number;
  /** Of the process itself, and of its children that have ended. */
  readonly own: number;
  readonly ended: number;
}

/** Milliseconds of processor time that a process has used, in user and kernel mode. */
export function processorMs(pid: number): number {
  return statOf(pid)?.own ?? 0;
}

/** The same of a database server with all of its processes, also those that have ended. */
export function clusterMs({ directory }: OwnCluster): number {
  const postmaster = Number(readFileSync(join(directory, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const { own = 0, ended = 0 } = statOf(postmaster) ?? {};
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
    .filter((stat) => stat?.parent === postmaster)
    .reduce((sum, stat) => sum + (stat?.own ?? 0), own + ended);
}

/** Undefined when the process has ended. */
function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = (...indices: number[]): number => indices.reduce((sum, i) => sum + Number(fields[i]), 0) * TICK_MS;
    return { parent: Number(fields[1]), own: ticks(11, 12), ended: ticks(13, 14) };
  } catch {
    return undefined;
  }
}
