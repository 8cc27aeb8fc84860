import type { AddressInfo } from 'node:net';

import { rateLimits } from '@billing/server';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';

import { type AppOptions, createApp } from './app.ts';
import { systemClock } from './basics/clock.ts';
import { type Config, databasePlace } from './configuration/config.ts';
import { DueNotices } from './delivery/due-notices.ts';
import { ensureDemo } from './demo/ensure-demo.ts';
import { type Health, registerHealth } from './http/health.ts';
import { openRedis } from './limits/open-redis.ts';
import { rateLimiter } from './limits/rate-limiter.ts';
import type { Log } from './basics/log.ts';
import { openLog } from './configuration/open-log.ts';
import { openServices } from './configuration/open-services.ts';
import { serveControl } from './operator/control.ts';
import { OperatorError } from './basics/operator-error.ts';
import { createMetrics } from './metrics/create-metrics.ts';
import { prepareDays } from './retention/prepare-days.ts';
import { startRetention } from './retention/start-retention.ts';
import { createDelivery } from './create-delivery.ts';
import type { Services } from './services.ts';
import { startReport } from './start-report.ts';

/** How long what is in flight may take after SIGTERM. Then its connections are cut, so that the database is still closed in order. */
const GRACE_MS = 5_000;
/** When even that does not end it. */
const SHUTDOWN_MS = 8_000;

/**
 * Opens the database, brings it up to date, makes the demo account on the first start, listens, and says so on `output`. Logs go
 * to standard error. Ends with SIGTERM or SIGINT, when what is in flight has been answered.
 *
 * @throws OperatorError when it cannot start.
 */
export async function runService(config: Config, output: { write(text: string): unknown }): Promise<void> {
  const logger = openLog(config, 2);
  const { services: opened, database, whenDue, whenRunDue } = await openServices(config, systemClock, logger);
  const closing: (() => Promise<unknown>)[] = [() => database.close()];
  const close = async (): Promise<void> => {
    for (const step of closing.toReversed()) await step();
  };
  try {
    await prepareDays(opened.db, opened.clock, logger);
    const demo = await ensureDemo(opened, config.dataDirectory);
    const services = demo === undefined ? opened : forDemo(opened, config);
    const place = databasePlace(config);
    if (place.engine === 'pglite') {
      const control = await serveControl(config.dataDirectory, services, logger);
      closing.push(() => control.close());
    } else {
      const notices = new DueNotices(services.db, place.schema, logger);
      whenDue((due) => notices.tell(due));
      closing.push(() => notices.told());
    }
    const redis = config.redisUrl === undefined ? undefined : openRedis(config.redisUrl, logger);
    closing.push(async () => redis?.disconnect());
    const metrics = createMetrics({ db: services.db, log: logger, delivery: () => delivery?.dispatcher.state });
    const delivery =
      config.role === 'api'
        ? undefined
        : createDelivery(config, services, place, { log: logger, observe: metrics.delivered });
    if (delivery !== undefined) {
      whenDue(delivery.due);
      whenRunDue(delivery.runDue);
    }
    const health = { metrics, ...(delivery !== undefined && { delivery: delivery.health }) };
    const app =
      config.role === 'worker'
        ? healthApp({ db: services.db, ...health }, logger)
        : apiApp(config, { services, logger, ...health }, redis);
    closing.push(() => Promise.all([closeWithin(GRACE_MS, app, logger), delivery?.stop(GRACE_MS)]));
    await listen(app, config);
    // Only now: who can not serve must not send either.
    await delivery?.start();
    if (delivery !== undefined) {
      const { db, clock } = services;
      const retention = startRetention({ db, connections: database.connections, clock, log: logger, metrics });
      closing.push(() => retention.stop());
    }
    const { port } = app.server.address() as AddressInfo;
    // Before anybody can know that it serves: a signal that comes right then is to end it in order.
    endWith(close);
    const url = `http://${hostInUrl(config.host)}:${port}`;
    output.write(startReport(config, { url, engine: database.engine, demo, rules: services.rules }));
  } catch (error) {
    await close();
    throw error;
  }
}

/** The demo is for trying things out on one machine, so its receivers may be there; unless that was set otherwise. */
function forDemo(services: Services, { environment, allowPrivateDestinations }: Config): Services {
  const allowed = allowPrivateDestinations ?? environment === 'sandbox';
  return { ...services, rules: { ...services.rules, allowPrivateDestinations: allowed } };
}

function apiApp(
  config: Config,
  parts: Pick<AppOptions, 'services' | 'logger' | 'metrics' | 'delivery'>,
  redis: Parameters<typeof rateLimiter>[2],
): FastifyInstance {
  return createApp({
    ...parts,
    limiter: rateLimiter(rateLimits, config.environment, redis),
    trustedProxies: config.trustedProxies,
    requestTimeoutMs: config.requestTimeoutSeconds * 1_000,
    ...(config.publicUrl !== undefined && { publicUrl: config.publicUrl }),
    ...(config.docsUrl !== undefined && { docsBaseUrl: config.docsUrl }),
  });
}

/** What a process that only delivers has to say. */
function healthApp(health: Health, logger: FastifyBaseLogger): FastifyInstance {
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
  });
  registerHealth(app, health);
  return app;
}

async function listen(
  app: { listen(options: { host: string; port: number }): Promise<string> },
  { host, port }: Config,
): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new OperatorError(`Port ${port} of ${host} is in use. Stop what uses it, or choose another with --port.`);
    if (code === 'EACCES')
      throw new OperatorError(`Port ${port} may not be opened by this user. Choose one above 1023 with --port.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new OperatorError(`${host} is no address of this machine. Choose another with --host.`);
    throw error;
  }
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
