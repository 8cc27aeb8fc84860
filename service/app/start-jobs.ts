import { startRefunding } from '../adjustments/start-refunding.ts';
import type { Config } from '../configuration/config.ts';
import type { OpenServices } from '../configuration/open-services.ts';
import type { Log } from '../common/log.ts';
import type { Metrics } from '../metrics/create-metrics.ts';
import { startMaintenance } from '../maintenance/start-maintenance.ts';
import { startMails } from '../mails/start-mails.ts';
import { startTurningOff } from '../notification-settings/start-turning-off.ts';
import { createMailer } from '../outbound/mailer.ts';
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

/**
 * Starts the maintenance, the renewal of subscriptions, the completion of payments and refunds, the
 * generation of reports, the end of destinations that fail, the emails of the service, the hourly retention,
 * and on the embedded database the vacuum, which PostgreSQL does itself.
 */
export function startJobs(
  { acceptClockJump, smtpUrl, emailFrom }: Config,
  { opened, log, metrics, payments, shutdown }: JobsOptions,
): void {
  const { db, clock } = opened.services;
  const { direct, connections, engine } = opened.database;
  const maintenance = startMaintenance(payments);
  shutdown.add(() => maintenance.stop());
  const renewing = startRenewing(payments, metrics);
  shutdown.add(() => renewing.stop());
  const reports = startReports(opened.services, log);
  shutdown.add(() => reports.stop());
  if (payments.gateway !== undefined) {
    const resolving = startResolving(payments);
    shutdown.add(() => resolving.stop());
    const refunding = startRefunding(payments);
    shutdown.add(() => refunding.stop());
  }
  const turningOff = startTurningOff(opened.services, log);
  shutdown.add(() => turningOff.stop());
  if (smtpUrl !== undefined) {
    const mailer = createMailer({ smtpUrl, from: emailFrom });
    const mails = startMails({ db, clock, mailer, log });
    shutdown.add(() => Promise.all([mails.stop(), mailer.close()]));
  }
  const retention = startRetention({ db: direct, connections, clock, log, metrics, acceptClockJump });
  shutdown.add(() => retention.stop());
  if (engine !== 'pglite') return;
  const vacuum = startVacuum({ db, log });
  shutdown.add(() => vacuum.stop());
}
