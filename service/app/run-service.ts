import type { FastifyBaseLogger } from 'fastify';

import { listAccounts } from '../accounts/accounts.ts';
import { systemClock } from '../common/clock.ts';
import { type Config, databasePlace, drainSeconds } from '../configuration/config.ts';
import { openErrorLog } from '../configuration/open-log.ts';
import { type OpenServices, openServices } from '../configuration/open-services.ts';
import { ensureDemo } from '../demo/ensure-demo.ts';
import { limitConnections } from '../http/limit-connections.ts';
import { openRedis } from '../limits/open-redis.ts';
import { createMetrics } from '../metrics/create-metrics.ts';
import { preparePartitions } from '../retention/prepare-partitions.ts';
import { isUnopened, unopened } from '../storage/unopened-cluster.ts';
import { closeOnSignal } from './close-on-signal.ts';
import { createDelivery, type Delivery } from './create-delivery.ts';
import { anyError } from '../common/any-error.ts';
import { createPayments } from '../payments/create-payments.ts';
import { createServers, type Servers } from './create-servers.ts';
import { endOnFault } from './end-on-fault.ts';
import { joinDatabase, openChannels } from './join-database.ts';
import { listen, urlOf } from './listen.ts';
import { closeWithin, GRACE_MS, Shutdown } from './shutdown.ts';
import { startJobs } from './start-jobs.ts';
import { startReport } from './start-report.ts';
import { startWatchdog, type Watchdog } from './watchdog.ts';

interface Output {
  write(text: string): unknown;
}

/**
 * Opens the database, migrates it, creates the demo account on the first start of sandbox, listens, and
 * writes the start report to `output`. Logs go to standard error. SIGTERM and SIGINT end it after the
 * requests in flight, SIGTERM after it has drained.
 *
 * @throws OperatorError when it cannot start.
 */
export async function runService(config: Config, output: Output): Promise<void> {
  const logger = openErrorLog(config, process);
  const watchdog = startWatchdog(config.stallLimitSeconds);
  const opened = await openServices(config, systemClock, logger);
  const shutdown = new Shutdown();
  shutdown.add(() => opened.database.close());
  endOnFault({ log: logger, aborted: opened.database.aborted, close: () => shutdown.close() });
  try {
    await start(config, { opened, logger, shutdown, watchdog, output });
  } catch (error) {
    await shutdown.close();
    throw config.databaseUrl === undefined && isUnopened(error) ? unopened(config.dataDirectory, error) : error;
  }
}

interface Starting {
  readonly opened: OpenServices;
  readonly logger: FastifyBaseLogger;
  readonly shutdown: Shutdown;
  readonly watchdog: Watchdog;
  readonly output: Output;
}

async function start(config: Config, { opened, logger, shutdown, watchdog, output }: Starting): Promise<void> {
  const { services, database } = opened;
  await joinDatabase(config, opened, logger, shutdown);
  await preparePartitions(services.db, services.clock, logger);
  const demo = config.environment === 'sandbox' ? await ensureDemo(services, config.dataDirectory) : undefined;
  await openChannels(config, opened, logger, shutdown);
  const redis = config.redisUrl === undefined ? undefined : await openRedis(config.redisUrl, logger);
  shutdown.add(async () => redis?.disconnect());
  const metrics = createMetrics({
    db: services.db,
    log: logger,
    delivery: () => delivery?.state(),
    database: () => database.state(),
    ...(redis !== undefined && { redis: () => redis.isAvailable }),
  });
  const observe = metrics.attemptRecorded;
  const delivery =
    config.role === 'api' ? undefined : createDelivery(config, opened, databasePlace(config), { log: logger, observe });
  const payments = createPayments(services, {
    newError: anyError,
    timeoutSeconds: config.paymentTimeoutSeconds,
    log: logger,
  });
  const draining = { hasBegun: false };
  const servers = createServers(config, {
    services,
    logger,
    metrics,
    delivery: delivery?.health,
    payments,
    redis,
    isDraining: () => draining.hasBegun,
  });
  addClosing(shutdown, servers, delivery, logger);
  limitConnections(servers.app.server, logger);
  await listenOnAll(config, servers);
  // After listening: a process that cannot serve must not send either.
  await delivery?.start();
  if (delivery !== undefined) {
    startJobs(config, { opened, log: logger, metrics, payments: payments.payments, shutdown });
  }
  const hasAccounts = (await listAccounts(services.db)).length > 0;
  warnOfDefaults(config, logger);
  // Before the report: a signal that arrives right after it must end the process in order.
  closeOnSignal({
    drain: () => {
      draining.hasBegun = true;
    },
    drainMs: drainSeconds(config) * 1_000,
    close: () => shutdown.close().then(() => watchdog.closed()),
    log: logger,
  });
  watchdog.started();
  const adminUrl = servers.admin === undefined ? undefined : urlOf(servers.admin, config.adminHost);
  const url = urlOf(servers.app, config.host);
  const { rules } = services;
  output.write(startReport(config, { url, adminUrl, engine: database.engine, demo, hasAccounts, rules }));
}

/** Of settings that live works without, and should not. */
function warnOfDefaults(
  { environment, role, taxTable, publicUrl, verifyEmailDestinations }: Config,
  log: FastifyBaseLogger,
): void {
  if (environment !== 'live' || role === 'worker') return;
  if (taxTable === undefined)
    log.warn({}, 'BILLING_TAX_TABLE is not set: no price has tax; set it to a file with the tax rates');
  if (verifyEmailDestinations && publicUrl === undefined)
    log.warn(
      {},
      'BILLING_PUBLIC_URL is not set: clients choose the host of the links that confirm email destinations; set it to the address of the API',
    );
}

/** The admin address responds until everything else is closed. */
function addClosing(
  shutdown: Shutdown,
  { app, admin }: Servers,
  delivery: Delivery | undefined,
  log: FastifyBaseLogger,
): void {
  shutdown.add(async () => admin?.close());
  shutdown.add(() => Promise.all([closeWithin(GRACE_MS, app, log), delivery?.stop(GRACE_MS)]));
}

async function listenOnAll(config: Config, { app, admin }: Servers): Promise<void> {
  if (admin !== undefined && config.adminPort !== undefined) {
    const options = { portOption: 'BILLING_ADMIN_PORT', hostOption: 'BILLING_ADMIN_HOST' };
    await listen(admin, { host: config.adminHost, port: config.adminPort, ...options });
  }
  await listen(app, { ...config, portOption: '--port', hostOption: '--host' });
}
