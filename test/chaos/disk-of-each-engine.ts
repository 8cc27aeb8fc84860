import type { Bar } from './bar.ts';
import { disk } from './disk.ts';
import { startOwnCluster } from './own-cluster.ts';
import { mountSmallDisk } from './small-disk.ts';

export interface EngineBars {
  readonly engine: 'PGlite' | 'PostgreSQL';
  readonly bars: readonly Bar[];
}

export interface EachDiskOptions {
  /** On each engine. */
  readonly rounds: number;
  readonly print: (line: string) => void;
}

/** Each engine in turn, on its own disk. Without one, or without PostgreSQL's programs, it is left out. */
export async function* diskOfEachEngine({ rounds, print }: EachDiskOptions): AsyncGenerator<EngineBars> {
  for (const engine of ['PGlite', 'PostgreSQL'] as const) {
    const small = mountSmallDisk();
    if (typeof small === 'string') {
      print(`${engine} is left out: ${small}.`);
      continue;
    }
    try {
      const cluster = engine === 'PGlite' ? undefined : await startOwnCluster(undefined, small.directory);
      if (engine === 'PostgreSQL' && cluster === undefined)
        print('PostgreSQL is left out: this machine has no server programs of it (initdb, pg_ctl).');
      else yield { engine, bars: await disk({ rounds, disk: small, cluster, print }).finally(() => cluster?.remove()) };
    } finally {
      small.remove();
    }
  }
}
