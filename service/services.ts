import type { Kysely } from 'kysely';

import type { SecretBox } from './auth/secret-box.ts';
import { type AccountClock, accountClock } from './common/account-clock.ts';
import type { Clock } from './common/clock.ts';
import type { DestinationReach } from './common/destination-reach.ts';
import type { Timestamp } from './storage/columns.ts';
import type { NotificationSettingRow } from './storage/rows/notification-rows.ts';
import type { Tables } from './storage/tables.ts';
import type { TaxTable } from './tax/tax-table.ts';

/** The dependencies of the handlers, commands and jobs. */
export interface Services {
  readonly db: Kysely<Tables>;
  /** For what needs a lasting session, where `db` leads to a connection pooler. */
  readonly direct?: Kysely<Tables>;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  /** The file with the keys of `secrets`, if this process alone uses it: that of an embedded database. */
  readonly secretKeyFile?: SecretKeyFile;
  readonly rules: Rules;
  /**
   * Call inside a transaction that made something due: notifies the workers after the commit, and not at
   * all after a rollback. The database holds the due rows, so a lost signal costs time and nothing else.
   */
  notifyDue(due: readonly DueDestination[]): void;
  /** The same for simulation runs, which have their own runner. */
  notifyRunDue(): void;
}

export interface SecretKeyFile {
  /** Creates a key that the next start encrypts with, and returns it. The present ones stay in the file. */
  addKey(): Uint8Array;
  /** Leaves only the key that encrypts. */
  removeOtherKeys(): void;
}

/**
 * The dependencies of a change in one account: the services, with the account's clock instead of the
 * system's.
 */
export interface AccountServices extends Omit<Services, 'clock'> {
  readonly clock: AccountClock;
}

/** The services of an account with this test clock. */
export function inAccount(
  services: Services,
  account: { readonly test_clock_time: Timestamp | null },
): AccountServices {
  return { ...services, clock: accountClock(services.clock, account.test_clock_time) };
}

/** The services of an account without a test clock. */
export function inSystemTime(services: Services): AccountServices {
  return inAccount(services, { test_clock_time: null });
}

/** A destination with something due. */
export interface DueDestination {
  readonly accountId: string;
  readonly settingId: NotificationSettingRow['id'];
}

/** Rules of the API that an operator can configure. */
export interface Rules {
  readonly environment: 'sandbox' | 'live';
  /** Lower-case domains rejected in e-mail addresses of customers and contacts. */
  readonly rejectedEmailDomains: readonly string[];
  /** ISO 3166-1 codes, in capitals, rejected in addresses. */
  readonly rejectedCountries: readonly string[];
  /** IPv4 networks from which notifications are sent. */
  readonly sourceCidrs: readonly string[];
  readonly maxActiveDestinations: number;
  /** Per account, including archived ones. */
  readonly maxSimulations: number;
  /** Per account in 90 days. */
  readonly maxSimulationRuns: number;
  /** Per account: payloads of its simulations, and events of their runs. */
  readonly maxSimulationBytes: number;
  /** Per account: `custom_data` of all its entities. */
  readonly maxCustomDataBytes: number;
  readonly destinationReach: DestinationReach;
  /** Whether an email destination gets notifications only after its address was confirmed. */
  readonly verifyEmailDestinations: boolean;
  /** What a completed transaction costs the account. */
  readonly fee: FeeRule;
  readonly taxes: TaxTable;
}

export interface FeeRule {
  /** Of the total, as a decimal fraction: `0.05`. */
  readonly share: string;
  /** In the smallest unit of the transaction's currency. */
  readonly fixed: bigint;
}
