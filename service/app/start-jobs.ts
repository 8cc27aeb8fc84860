import { startRefunding } from '../adjustments/start-refunding.ts';
import type { Config } from '../configuration/config.ts';
import type { OpenServices } from '../configuration/open-services.ts';
import type { Log } from '../common/log.ts';
import type { Metrics } from '../metrics/create-metrics.ts';
import { startMaintenance } from '../maintenance/start-maintenance.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { startResolving } from '../payments/start-resolving.ts';
import { startRenewing } from '../renewals/start-renewing.ts';
import { startReports } from '../reports/generation/start-reports.ts';
import { startRetention } from '../retention/start-retention.ts';
import { startVacuum } from '../storage/vacuum.ts';
import type { Shutdown } from './shutdown.ts';

export interface JobsOptions {
  readonly opened: OpenServices;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly payments: PaymentServices;
  readonly shutdown: Shutdown;
}

/** Starts the maintenance, the renewal of subscriptions, the completion of payments and refunds, the generation of reports, the hourly retention, and on the embedded database the vacuum, which PostgreSQL does itself. */
export function startJobs(
  { acceptClockJump }: Config,
  { opened, log, metrics, payments, shutdown }: JobsOptions,
): void {
  const { db, clock } = opened.services;
  const { connections, engine } = opened.database;
  const maintenance = startMaintenance(payments);
  shutdown.add(() => maintenance.stop());
  const renewing = startRenewing(payments);
  shutdown.add(() => renewing.stop());
  const reports = startReports(opened.services, log);
  shutdown.add(() => reports.stop());
  if (payments.gateway !== undefined) {
    const resolving = startResolving(payments);
    shutdown.add(() => resolving.stop());
    const refunding = startRefunding(payments);
    shutdown.add(() => refunding.stop());
  }
  const retention = startRetention({ db, connections, clock, log, metrics, acceptClockJump });
  shutdown.add(() => retention.stop());
  if (engine !== 'pglite') return;
  const vacuum = startVacuum({ db, log });
  shutdown.add(() => vacuum.stop());
}
