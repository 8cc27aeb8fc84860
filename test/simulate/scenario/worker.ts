import type { SecretBox } from '../../../service/auth/secret-box.ts';
import { anyError } from '../../../service/common/any-error.ts';
import type { Clock } from '../../../service/common/clock.ts';
import type { Log } from '../../../service/common/log.ts';
import { DueNotifier, listenForDue } from '../../../service/delivery/due-notifier.ts';
import { Dispatcher } from '../../../service/delivery/dispatcher.ts';
import type { Finished } from '../../../service/delivery/finish.ts';
import type { Schedule } from '../../../service/delivery/schedule.ts';
import { WorkerLock } from '../../../service/delivery/worker-lock.ts';
import { startMaintenance } from '../../../service/maintenance/start-maintenance.ts';
import { finishAttempt } from '../../../service/payments/pay.ts';
import type { PaymentServices } from '../../../service/payments/payment-services.ts';
import { startResolving } from '../../../service/payments/start-resolving.ts';
import { startRenewing } from '../../../service/renewals/start-renewing.ts';
import { startRetention } from '../../../service/retention/start-retention.ts';
import type { Rules, Services } from '../../../service/services.ts';
import { guardedKysely } from '../../../service/storage/guarded-kysely.ts';
import type { Tables } from '../../../service/storage/tables.ts';
import { simulatedDialect } from '../database/simulated-dialect.ts';
import type { SimulatedDatabase } from '../database/simulated-database.ts';
import { isSimulated } from '../database/simulated-fault.ts';
import type { Bank } from '../network/bank.ts';
import type { Network } from '../network/destinations.ts';
import { SimulatedProcess, within } from '../world/process.ts';
import type { World } from '../world/world.ts';

const PLACE = { url: 'postgres://simulated', schema: 'simulated' };
/** How long a call of the bank may take. */
export const BANK_TIMEOUT_MS = 5_000;
export const LEASE_SECONDS = { url: 15, email: 40 } as const;
/** Concurrent attempts per destination, over all processes. */
export const PER_DESTINATION = 10;
const GRACE_MS = 5_000;

/** What all processes have in common. */
export interface Shared {
  readonly world: World;
  readonly database: SimulatedDatabase;
  readonly network: Network;
  readonly bank: Bank;
  readonly secrets: SecretBox;
  readonly rules: Rules;
  readonly schedule: Schedule;
  /** Called with each attempt that a process knows to be recorded. */
  readonly recorded: (finished: Finished) => void;
}

/** What a process does. */
export interface Duties {
  readonly delivers: boolean;
  readonly renews: boolean;
  readonly maintains: boolean;
  readonly retains: boolean;
}

export interface Worker {
  readonly process: SimulatedProcess;
  readonly payments: PaymentServices;
  /** Ends it as SIGTERM does. */
  stop(): Promise<void>;
}

/**
 * Starts a process of the service: its dispatcher and its jobs, as `runService` starts them on PostgreSQL.
 */
export function startWorker(shared: Shared, name: string, duties: Duties): Worker {
  const process = new SimulatedProcess(name);
  process.onEnd(() => {
    shared.world.disturb(process);
    shared.world.scheduler.drop(process);
  });
  shared.world.disturb(process);
  return within(process, () => start(shared, process, duties));
}

function start(shared: Shared, process: SimulatedProcess, duties: Duties): Worker {
  const { world, database, bank } = shared;
  const log = newLog(world, process);
  const clock: Clock = { now: () => new Date(world.time) };
  const { db, afterCommit } = guardedKysely<Tables>(simulatedDialect(database));
  const notifier = new DueNotifier(db, PLACE.schema, log);
  let dispatcher: Dispatcher | undefined;
  const services: Services = {
    db,
    clock,
    secrets: shared.secrets,
    rules: shared.rules,
    notifyDue: (due) =>
      afterCommit(() => {
        dispatcher?.notifyDue(due);
        notifier.notifyDue(due);
      }),
    notifyRunDue: () => undefined,
  };
  const gateway = bank.gateway();
  const payments = { services, newError: anyError, gateway, log, timeoutMs: BANK_TIMEOUT_MS };
  gateway.onResult((attemptId, result) => finishAttempt(payments, attemptId, result));
  const stops: (() => Promise<unknown>)[] = [];
  if (duties.delivers) {
    const workerLock = new WorkerLock(`${PLACE.schema}_delivery`);
    dispatcher = newDispatcher(shared, services, workerLock, log);
    const listening = listenForDue(PLACE, { dispatcher, workerLock, log });
    dispatcher.start();
    const delivering = dispatcher;
    stops.push(async () => {
      await delivering.stop(GRACE_MS);
      await listening.close();
    });
    const resolving = startResolving(payments);
    stops.push(() => resolving.stop());
  }
  const jobs = [
    ...(duties.renews ? [startRenewing(payments)] : []),
    ...(duties.maintains ? [startMaintenance(payments)] : []),
    ...(duties.retains ? [startRetention({ db, connections: 1, clock, log })] : []),
  ];
  stops.push(...jobs.map((job) => () => job.stop()));
  return {
    process,
    payments,
    stop: () =>
      within(process, async () => {
        for (const stop of stops.toReversed()) await stop();
        await notifier.flushed();
        await process.end(world.now);
      }),
  };
}

function newDispatcher(shared: Shared, services: Services, workerLock: WorkerLock, log: Log): Dispatcher {
  const sender = shared.network.sender();
  return new Dispatcher({
    services,
    senders: { url: sender, email: sender },
    schedule: shared.schedule,
    log,
    concurrency: 512,
    concurrencyPerDestination: PER_DESTINATION,
    leaseSeconds: LEASE_SECONDS,
    workerLock,
    observe: shared.recorded,
  });
}

/** An error that the simulation has not caused is a finding. */
function newLog({ findings, scheduler, trace }: World, { name }: SimulatedProcess): Log {
  const write = (level: string) => (_: object, message: string) =>
    trace.add(scheduler.now, name, `${level}: ${message}`);
  return {
    info: write('info'),
    warn: write('warn'),
    error(data, message) {
      write('error')(data, message);
      const error = 'err' in data ? data.err : undefined;
      if (!isSimulated(error)) findings.add('no internal errors', `${message}: ${text(error)}`);
    },
  };
}

function text(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
