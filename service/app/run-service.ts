import type { AddressInfo } from 'node:net';

import { rateLimits } from '@billing/server';
import type { FastifyInstance } from 'fastify';

import { type ListenPlace, listenProblem } from '../terminal/listen-problem.ts';
import { listAccounts } from '../accounts/accounts.ts';
import { createAdminApp } from './admin-app.ts';
import { createApp } from './app.ts';
import { systemClock } from '../common/clock.ts';
import { type Config, databasePlace } from '../configuration/config.ts';
import { DueNotifier } from '../delivery/due-notifier.ts';
import { ensureDemo } from '../demo/ensure-demo.ts';
import { limitConnections } from '../http/limit-connections.ts';
import { openRedis } from '../limits/open-redis.ts';
import { rateLimiter } from '../limits/rate-limiter.ts';
import type { Log } from '../common/log.ts';
import { openErrorLog } from '../configuration/open-log.ts';
import { openServices } from '../configuration/open-services.ts';
import { sharedSettings } from '../configuration/shared-settings.ts';
import { serveControl } from '../operator/control.ts';
import { OperatorError } from '../common/operator-error.ts';
import { createMetrics } from '../metrics/create-metrics.ts';
import { prepareDays } from '../retention/prepare-partitions.ts';
import { startRetention } from '../retention/start-retention.ts';
import { damaged, isDamage } from '../storage/damaged-cluster.ts';
import { createDelivery } from './create-delivery.ts';
import { startWatchdog } from './watchdog.ts';
import { endOnFault } from './end-on-fault.ts';
import { joinProcesses } from '../storage/join-processes.ts';
import { startVacuum } from '../storage/vacuum.ts';
import { startReport } from './start-report.ts';

/** How long what is in flight may take after SIGTERM. Then its connections are cut, so that the database is still closed in order. */
const GRACE_MS = 5_000;
/** When even that does not end it. */
const SHUTDOWN_MS = 8_000;

/**
 * Opens the database, brings it up to date, makes the demo account on the first start of sandbox, listens, and says so on `output`.
 * Logs go to standard error. Ends with SIGTERM or SIGINT, when what is in flight has been answered.
 *
 * @throws OperatorError when it cannot start.
 */
export async function runService(config: Config, output: { write(text: string): unknown }): Promise<void> {
  const logger = openErrorLog(config, process);
  const watchdog = startWatchdog(config.stallLimitSeconds);
  const { services, database, onDue, onRunDue } = await openServices(config, systemClock, logger);
  const closing: (() => Promise<unknown>)[] = [() => database.close()];
  let closed: Promise<void> | undefined;
  const closeAll = async (): Promise<void> => {
    for (const step of closing.toReversed()) await step();
  };
  const close = (): Promise<void> => (closed ??= closeAll());
  endOnFault(logger, close);
  try {
    const place = databasePlace(config);
    if (place.engine === 'postgres') {
      const refused = (fault: Error): void => {
        logger.fatal({ err: fault }, 'other processes took the database with other settings; ending with exit code 1');
        void close().finally(() => process.exit(1));
      };
      const joined = await joinProcesses(place, sharedSettings(config), { log: logger, refused });
      closing.push(() => joined.close());
    }
    await prepareDays(services.db, services.clock, logger);
    const demo = config.environment === 'sandbox' ? await ensureDemo(services, config.dataDirectory) : undefined;
    if (place.engine === 'pglite') {
      const control = await serveControl(config.dataDirectory, services, logger);
      closing.push(() => control.close());
    } else {
      const notices = new DueNotifier(services.db, place.schema, logger);
      onDue((due) => notices.tell(due));
      closing.push(() => notices.told());
    }
    const redis = config.redisUrl === undefined ? undefined : await openRedis(config.redisUrl, logger);
    closing.push(async () => redis?.disconnect());
    const metrics = createMetrics({ db: services.db, log: logger, delivery: () => delivery?.dispatcher.state });
    const delivery =
      config.role === 'api'
        ? undefined
        : createDelivery(config, services, place, { log: logger, observe: metrics.delivered });
    if (delivery !== undefined) {
      onDue(delivery.due);
      onRunDue(delivery.runDue);
    }
    const health = { db: services.db, metrics, ...(delivery !== undefined && { delivery: delivery.health }) };
    const requestTimeoutMs = config.requestTimeoutSeconds * 1_000;
    const { adminPort, adminHost } = config;
    const admin = adminPort === undefined ? undefined : createAdminApp({ logger, requestTimeoutMs, health });
    closing.push(async () => admin?.close());
    const ownHealth = admin === undefined ? health : undefined;
    const app =
      config.role === 'worker'
        ? createAdminApp({ logger, requestTimeoutMs, health: ownHealth })
        : createApp({
            services,
            logger,
            requestTimeoutMs,
            limiter: rateLimiter(rateLimits, config.environment, redis),
            trustedProxies: config.trustedProxies,
            requestCompleted: metrics.requestAnswered,
            ...(ownHealth !== undefined && { health: ownHealth }),
            ...(config.publicUrl !== undefined && { publicUrl: config.publicUrl }),
            ...(config.docsUrl !== undefined && { docsBaseUrl: config.docsUrl }),
          });
    closing.push(() => Promise.all([closeWithin(GRACE_MS, app, logger), delivery?.stop(GRACE_MS)]));
    limitConnections(app.server, logger);
    if (admin !== undefined && adminPort !== undefined) {
      const options = { portOption: 'BILLING_ADMIN_PORT', hostOption: 'BILLING_ADMIN_HOST' };
      await listen(admin, { host: adminHost, port: adminPort, ...options });
    }
    await listen(app, { ...config, portOption: '--port', hostOption: '--host' });
    // Only now: who can not serve must not send either.
    await delivery?.start();
    if (delivery !== undefined) {
      const { db, clock } = services;
      const { connections } = database;
      const { acceptClockJump } = config;
      const retention = startRetention({ db, connections, clock, log: logger, metrics, acceptClockJump });
      closing.push(() => retention.stop());
      if (place.engine === 'pglite') {
        const vacuum = startVacuum({ db, log: logger });
        closing.push(() => vacuum.stop());
      }
    }
    const hasAccounts = (await listAccounts(services.db)).length > 0;
    // Before anybody can know that it serves: a signal that comes right then is to end it in order.
    endWith(close);
    watchdog.started();
    const adminUrl = admin === undefined ? undefined : urlOf(admin, adminHost);
    const url = urlOf(app, config.host);
    output.write(
      startReport(config, { url, adminUrl, engine: database.engine, demo, hasAccounts, rules: services.rules }),
    );
  } catch (error) {
    await close();
    throw config.databaseUrl === undefined && isDamage(error) ? damaged(config.dataDirectory, error) : error;
  }
}

async function listen(app: FastifyInstance, place: ListenPlace): Promise<void> {
  try {
    await app.listen({ host: place.host, port: place.port });
  } catch (error) {
    const problem = listenProblem(error, place);
    throw problem === undefined ? error : new OperatorError(problem, { cause: error });
  }
}

function urlOf(app: FastifyInstance, host: string): string {
  return `http://${hostInUrl(host)}:${(app.server.address() as AddressInfo).port}`;
}

/** An address that a client on this machine can use. */
function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

async function closeWithin(milliseconds: number, app: FastifyInstance, log: Log): Promise<void> {
  const cut = setTimeout(() => {
    log.warn({ afterMs: milliseconds }, 'requests did not end in time and were cut off');
    app.server.closeAllConnections();
  }, milliseconds);
  await app.close();
  clearTimeout(cut);
}

/** More signals than one change nothing: npm repeats to its child what the terminal has sent to both. */
function endWith(close: () => Promise<void>): void {
  const signal = Promise.withResolvers<void>();
  process.on('SIGINT', signal.resolve).on('SIGTERM', signal.resolve);
  void signal.promise.then(async () => {
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    await close();
    process.exit(0);
  });
}
