import type { Config } from '../configuration/config.ts';
import type { OpenServices } from '../configuration/open-services.ts';
import type { Log } from '../common/log.ts';
import type { Metrics } from '../metrics/create-metrics.ts';
import { startRetention } from '../retention/start-retention.ts';
import { startVacuum } from '../storage/vacuum.ts';
import type { Shutdown } from './shutdown.ts';

export interface JobsOptions {
  readonly opened: OpenServices;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly shutdown: Shutdown;
}

/** Starts the hourly retention, and on the embedded database the vacuum, which PostgreSQL does itself. */
export function startJobs({ acceptClockJump }: Config, { opened, log, metrics, shutdown }: JobsOptions): void {
  const { db, clock } = opened.services;
  const { connections, engine } = opened.database;
  const retention = startRetention({ db, connections, clock, log, metrics, acceptClockJump });
  shutdown.add(() => retention.stop());
  if (engine !== 'pglite') return;
  const vacuum = startVacuum({ db, log });
  shutdown.add(() => vacuum.stop());
}
