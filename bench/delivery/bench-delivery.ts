import { randomBytes } from 'node:crypto';

import { anyError } from '../../service/common/any-error.ts';
import { accountClock } from '../../service/common/account-clock.ts';
import { createAccount } from '../../service/accounts/accounts.ts';
import { secretBox } from '../../service/auth/secret-box.ts';
import { systemClock } from '../../service/common/clock.ts';
import type { Log } from '../../service/common/log.ts';
import { Dispatcher } from '../../service/delivery/dispatcher.ts';
import type { Finished } from '../../service/delivery/finish.ts';
import { WorkerLock } from '../../service/delivery/worker-lock.ts';
import { createSetting } from '../../service/notification-settings/create-setting.ts';
import { createWebhookSender } from '../../service/outbound/webhook-sender.ts';
import { inSystemTime, type DueDestination, type Rules, type Services } from '../../service/services.ts';
import { ensurePartitions } from '../../service/storage/partitions.ts';
import { type DatabasePlace, openDatabase } from '../../service/storage/open-database.ts';
import { openTaxTable } from '../../service/tax/open-tax-table.ts';

/** As the settings have it (`service/configuration/settings.ts`). */
export const PER_DESTINATION = 10;
const CONCURRENCY = 512;
const LEASE_SECONDS = 15;
const EMAIL_LEASE_SECONDS = 40;
/** Parts of the tables: as many days as are kept, and what is made ahead of them. */
const DAYS = 90;

const rules: Rules = {
  environment: 'sandbox',
  rejectedEmailDomains: [],
  rejectedCountries: [],
  sourceCidrs: [],
  maxActiveDestinations: 10,
  maxSimulations: 1_000,
  maxSimulationRuns: 10_000,
  maxSimulationBytes: 268_435_456,
  maxCustomDataBytes: 1_073_741_824,
  destinationReach: 'private',
  verifyEmailDestinations: false,
  taxes: openTaxTable({ environment: 'sandbox', taxTable: undefined, sellerCountry: 'IE' }),
  fee: { share: '0.05', fixed: 50n },
};

/** Shows what goes wrong: nothing may, while something is measured. */
const log: Log = {
  info: () => undefined,
  warn: (data, message) => console.warn(message, data),
  error: (data, message) => console.error(message, data),
};

export interface Destination extends DueDestination {
  readonly url: string;
}

interface Hooks {
  /** Called for each stored attempt. */
  observe(finished: Finished): void;
  /** Called when a change has been committed, before the dispatcher hears of it. */
  committed?(): void;
}

/**
 * A database with what delivery needs, and the delivery itself: the dispatcher and the webhook sender as the
 * service starts them.
 */
export interface BenchDelivery {
  readonly engine: DatabasePlace['engine'];
  readonly services: Services;
  /** Each with an account and its own secret, subscribed to `customer.created`. */
  addDestinations(urls: readonly string[]): Promise<Destination[]>;
  /** Starts a dispatcher that is notified of due rows like in the service. */
  start(hooks: Hooks): { stop(): Promise<void> };
  close(): Promise<void>;
}

export async function openDelivery(place: DatabasePlace): Promise<BenchDelivery> {
  const database = await openDatabase(place, log);
  await ensurePartitions(database.db, systemClock, { ahead: DAYS });
  const secrets = secretBox(randomBytes(32));
  let listener: Services['notifyDue'] = () => undefined;
  const notifyDue: Services['notifyDue'] = (due) => database.afterCommit(() => listener(due));
  const services: Services = {
    db: database.db,
    clock: systemClock,
    secrets,
    rules,
    notifyDue,
    notifyRunDue: () => undefined,
  };
  const sender = createWebhookSender({ clock: systemClock, reach: 'private' });
  let accounts = 0;
  return {
    engine: place.engine,
    services,
    async addDestinations(urls) {
      const added: Destination[] = [];
      for (const url of urls) {
        const accountId = `bench_${++accounts}`;
        const { id } = await database.db.transaction().execute(async (trx) => {
          await createAccount(anyError, trx, accountClock(systemClock, null), { id: accountId, name: 'Bench' });
          return createSetting(anyError, trx, inSystemTime(services), accountId, {
            description: 'Bench',
            type: 'url',
            destination: url,
            subscribed_events: ['customer.created'],
          });
        });
        added.push({ accountId, settingId: id as Destination['settingId'], url });
      }
      return added;
    },
    start({ observe, committed }) {
      const dispatcher = new Dispatcher({
        services,
        senders: { url: sender, email: sender },
        schedule: { delays: [60] },
        log,
        concurrency: CONCURRENCY,
        concurrencyPerDestination: PER_DESTINATION,
        leaseSeconds: { url: LEASE_SECONDS, email: EMAIL_LEASE_SECONDS },
        workerLock: new WorkerLock('bench'),
        observe,
      });
      listener = (due) => {
        committed?.();
        dispatcher.notifyDue(due);
      };
      dispatcher.start();
      return {
        async stop() {
          listener = () => undefined;
          await dispatcher.stop(5_000);
        },
      };
    },
    async close() {
      await sender.close();
      await database.close();
    },
  };
}
