import { eventCatalogue, type EventType } from '@billing/server';

import type { Log } from '../common/log.ts';
import type { Config } from '../configuration/config.ts';
import { Dispatcher, type DispatcherOptions } from '../delivery/dispatcher.ts';
import { releaseEverything } from '../delivery/due.ts';
import { listenForDue } from '../delivery/due-notifier.ts';
import { WorkerLock } from '../delivery/worker-lock.ts';
import { eventTypeEntity } from '../event-types/event-type-entity.ts';
import type { Health } from '../http/health.ts';
import { oldestReadySeconds } from '../metrics/due-age.ts';
import { createEmailSender } from '../outbound/email-sender.ts';
import { createWebhookSender } from '../outbound/webhook-sender.ts';
import type { Services } from '../services.ts';
import { endLeases } from '../simulations/runner/due-runs.ts';
import { SimulationRunner } from '../simulations/runner/simulation-runner.ts';
import type { Listening } from '../storage/notices.ts';
import type { DatabasePlace } from '../storage/open-database.ts';

/** The whole SMTP dialogue (delivery.md §8). */
const EMAIL_TIMEOUT_SECONDS = 30;

/** How much of the answer to a simulated event is shown. */
const SIMULATED_REPLY_BYTES = 64 * 1024;
/** Beside what is delivered, and never in its place. */
const SIMULATED_AT_ONCE = 32;
const SIMULATED_AT_ONCE_PER_DESTINATION = 4;

export interface Delivery {
  readonly dispatcher: Pick<Dispatcher, 'state'>;
  /** Something became due; call it after the commit. */
  due: Services['notifyDue'];
  /** A run of a simulation became due; call it after the commit. */
  runDue: Services['notifyRunDue'];
  /** For `/readyz`. */
  readonly health: NonNullable<Health['delivery']>;
  /** Before, nothing is sent. */
  start(): Promise<void>;
  /** Ends it within `graceMs`; what is not over by then is given back. */
  stop(graceMs: number): Promise<void>;
}

/**
 * What delivers what is due, not yet started.
 *
 * @throws OperatorError when a setting of the mail server can't be used.
 */
export function createDelivery(
  config: Config,
  services: Services,
  place: DatabasePlace,
  { log, observe }: { readonly log: Log } & Pick<DispatcherOptions, 'observe'>,
): Delivery {
  const { deliveryTimeoutSeconds, deliveryLeaseSeconds, retryHours } = config;
  const toUrls = {
    clock: services.clock,
    reach: services.rules.destinationReach,
    timeoutMs: deliveryTimeoutSeconds * 1_000,
    ...(config.dnsServers.length > 0 && { dnsServers: config.dnsServers }),
  };
  const url = createWebhookSender(toUrls);
  const email = createEmailSender({
    clock: services.clock,
    smtpUrl: config.smtpUrl,
    from: config.emailFrom,
    environment: config.environment,
    describe: (type) => (type in eventCatalogue ? eventTypeEntity(type as EventType).description : ''),
    timeoutMs: EMAIL_TIMEOUT_SECONDS * 1_000,
  });
  const presence = new WorkerLock(`${place.schema}_delivery`);
  const dispatcher = new Dispatcher({
    services,
    senders: { url, email },
    schedule: { delays: config.retryDelays, ...(retryHours !== undefined && { within: retryHours * 3_600 }) },
    log,
    concurrency: config.deliveryConcurrency,
    concurrencyPerDestination: config.destinationConcurrency,
    leaseSeconds: {
      url: deliveryLeaseSeconds,
      email: EMAIL_TIMEOUT_SECONDS + deliveryLeaseSeconds - deliveryTimeoutSeconds,
    },
    presence,
    ...(observe !== undefined && { observe }),
  });
  const runner = new SimulationRunner({
    services,
    sender: createWebhookSender({ ...toUrls, keptBytes: SIMULATED_REPLY_BYTES, neverTwice: true }),
    log,
    paceSeconds: config.simulationPaceSeconds,
    leaseSeconds: deliveryLeaseSeconds,
    concurrency: SIMULATED_AT_ONCE,
    concurrencyPerDestination: Math.min(SIMULATED_AT_ONCE_PER_DESTINATION, config.destinationConcurrency),
  });
  let listening: Listening | undefined;
  return {
    dispatcher,
    async start() {
      // Nobody else can be sending: the directory is ours alone.
      if (place.engine === 'pglite') {
        await releaseEverything(services.db);
        await endLeases(services.db);
      } else {
        listening = listenForDue(place, {
          due: (destinations) => dispatcher.due(destinations),
          dueSomewhere: () => dispatcher.dueSomewhere(),
          presence,
          log,
        });
      }
      dispatcher.start();
      runner.start();
    },
    due: (destinations) => dispatcher.due(destinations),
    runDue: () => runner.notifyDue(),
    health: {
      oldestReadySeconds: () => oldestReadySeconds(services.db, dispatcher.state.paused),
      limitSeconds: config.readyLimitSeconds,
    },
    async stop(graceMs) {
      await Promise.all([dispatcher.stop(graceMs), runner.stop(graceMs)]);
      // Not before: to the others, who does not listen is dead.
      await listening?.close();
      await Promise.all([url.close(), email.close()]);
    },
  };
}
