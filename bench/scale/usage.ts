import type { OwnCluster } from '../../test/chaos/own-cluster.ts';
import type { Fleet } from './fleet.ts';
import { clusterMs } from './processor-time.ts';
import { watchWaits } from './wait-events.ts';

export interface Usage<Result> {
  readonly result: Result;
  /** What the sessions of the database did. */
  readonly waits: string;
  /** Milliseconds of processor time. */
  readonly api: number;
  readonly worker: number;
  readonly postgres: number;
  /** Processors that each of them kept busy. */
  readonly busy: string;
}

/** What each part uses of the processors while something happens. */
export async function during<Result>(
  fleet: Fleet,
  cluster: OwnCluster,
  act: () => Promise<Result>,
): Promise<Usage<Result>> {
  const waiting = await watchWaits(cluster.url);
  const use = () => ({
    api: fleet.processorMs('api'),
    worker: fleet.processorMs('worker'),
    postgres: clusterMs(cluster),
  });
  const [before, began] = [use(), performance.now()];
  const result = await act();
  const [after, milliseconds] = [use(), performance.now() - began];
  const waits = await waiting.stop();
  const used = {
    api: after.api - before.api,
    worker: after.worker - before.worker,
    postgres: after.postgres - before.postgres,
  };
  const busy = Object.entries({ api: used.api, worker: used.worker, PostgreSQL: used.postgres })
    .filter(([, each]) => each > 0)
    .map(([name, each]) => `${name} ${(each / milliseconds).toFixed(2)}`)
    .join(', ');
  return { result, waits, ...used, busy };
}
