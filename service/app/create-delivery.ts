import { eventCatalogue, type EventType } from '@billing/server';

import type { Log } from '../common/log.ts';
import type { Config } from '../configuration/config.ts';
import type { OpenServices } from '../configuration/open-services.ts';
import { Dispatcher, type DispatcherOptions } from '../delivery/dispatcher.ts';
import { listenForDue } from '../delivery/due-notifier.ts';
import { releaseAllLeases } from '../delivery/release.ts';
import { WorkerLock } from '../delivery/worker-lock.ts';
import { eventTypeEntity } from '../event-types/event-type-entity.ts';
import type { Health } from '../http/health.ts';
import { oldestReadySeconds } from '../metrics/due-age.ts';
import type { Sender } from '../outbound/attempt.ts';
import { createEmailSender } from '../outbound/email-sender.ts';
import { createWebhookSender, type WebhookSenderOptions } from '../outbound/webhook-sender.ts';
import type { Services } from '../services.ts';
import { endLeases } from '../simulations/runner/due-runs.ts';
import { SimulationRunner } from '../simulations/runner/simulation-runner.ts';
import type { Listening } from '../storage/notices.ts';
import type { DatabasePlace } from '../storage/open-database.ts';

/** For the whole SMTP dialogue: a mail server may take much longer to accept a message than a receiver. */
const EMAIL_TIMEOUT_SECONDS = 30;

/** How many bytes of the response to a simulated event are stored. */
const SIMULATED_RESPONSE_BYTES = 64 * 1024;
/** In addition to the concurrency of deliveries: simulations never take their slots. */
const SIMULATION_CONCURRENCY = 32;
const SIMULATION_CONCURRENCY_PER_DESTINATION = 4;

export interface Delivery {
  /** For `/metrics`. */
  state(): Dispatcher['state'] & { readonly isListening: boolean };
  /** For `/readyz`. */
  readonly health: NonNullable<Health['delivery']>;
  /** Nothing is sent before. */
  start(): Promise<void>;
  /** Ends within `graceMs`; notifications in flight then are released. */
  stop(graceMs: number): Promise<void>;
}

/**
 * The workers of this process, not yet started: the dispatcher of notifications and the runner of
 * simulations.
 *
 * @throws OperatorError when a setting of the mail server can't be used.
 */
export function createDelivery(
  config: Config,
  { services, onDue, onRunDue }: OpenServices,
  place: DatabasePlace,
  { log, observe }: { readonly log: Log } & Pick<DispatcherOptions, 'observe'>,
): Delivery {
  const senders = { url: createWebhookSender(webhookOptions(config, services)), email: emailSender(config, services) };
  const workerLock = new WorkerLock(`${place.schema}_delivery`);
  const observed = observe === undefined ? {} : { observe };
  const dispatcher = new Dispatcher({ ...dispatcherSettings(config), services, senders, log, workerLock, ...observed });
  const runner = createRunner(config, services, log);
  onDue((destinations) => dispatcher.notifyDue(destinations));
  onRunDue(() => runner.notifyDue());
  let listening: Listening | undefined;
  return {
    // The embedded database has no other process to hear from.
    state: () => ({ ...dispatcher.state, isListening: place.engine === 'pglite' || listening?.isConnected === true }),
    async start() {
      if (place.engine === 'pglite') await releaseLeftovers(services);
      else listening = listenForDue(place, { dispatcher, workerLock, log });
      dispatcher.start();
      runner.start();
    },
    health: {
      oldestReadySeconds: () => oldestReadySeconds(services.db, dispatcher.state.paused),
      limitSeconds: config.readyLimitSeconds,
    },
    async stop(graceMs) {
      await Promise.all([dispatcher.stop(graceMs), runner.stop(graceMs)]);
      // Last: this connection holds the worker lock, without which the others would send what is in flight
      // here.
      await listening?.close();
      await Promise.all([senders.url.close(), senders.email.close()]);
    },
  };
}

/** The embedded database belongs to this process alone, so leases are left over from its last run. */
async function releaseLeftovers({ db }: Services): Promise<void> {
  await releaseAllLeases(db);
  await endLeases(db);
}

function dispatcherSettings(
  config: Config,
): Pick<DispatcherOptions, 'schedule' | 'concurrency' | 'concurrencyPerDestination' | 'leaseSeconds'> {
  const { deliveryTimeoutSeconds, deliveryLeaseSeconds, retryDelays, retryHours } = config;
  return {
    schedule: { delays: retryDelays, ...(retryHours !== undefined && { within: retryHours * 3_600 }) },
    concurrency: config.deliveryConcurrency,
    concurrencyPerDestination: config.destinationConcurrency,
    leaseSeconds: {
      url: deliveryLeaseSeconds,
      email: EMAIL_TIMEOUT_SECONDS + deliveryLeaseSeconds - deliveryTimeoutSeconds,
    },
  };
}

function webhookOptions({ deliveryTimeoutSeconds, dnsServers }: Config, services: Services): WebhookSenderOptions {
  return {
    clock: services.clock,
    reach: services.rules.destinationReach,
    timeoutMs: deliveryTimeoutSeconds * 1_000,
    ...(dnsServers.length > 0 && { dnsServers }),
  };
}

function emailSender({ smtpUrl, emailFrom, environment }: Config, { clock }: Services): Sender {
  return createEmailSender({
    clock,
    smtpUrl,
    from: emailFrom,
    environment,
    describe: (type) => (type in eventCatalogue ? eventTypeEntity(type as EventType).description : ''),
    timeoutMs: EMAIL_TIMEOUT_SECONDS * 1_000,
  });
}

function createRunner(config: Config, services: Services, log: Log): SimulationRunner {
  return new SimulationRunner({
    services,
    sender: createWebhookSender({
      ...webhookOptions(config, services),
      responseBytes: SIMULATED_RESPONSE_BYTES,
      neverRetry: true,
    }),
    log,
    paceSeconds: config.simulationPaceSeconds,
    leaseSeconds: config.deliveryLeaseSeconds,
    concurrency: SIMULATION_CONCURRENCY,
    concurrencyPerDestination: Math.min(SIMULATION_CONCURRENCY_PER_DESTINATION, config.destinationConcurrency),
  });
}
