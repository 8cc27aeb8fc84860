import type { Kysely } from 'kysely';

import type { SecretBox } from './auth/secret-box.ts';
import type { Clock } from './common/clock.ts';
import type { DestinationReach } from './common/destination-reach.ts';
import type { NotificationSettingRow } from './storage/rows/notification-rows.ts';
import type { Tables } from './storage/tables.ts';

/** What the modules of all nouns work with. */
export interface Services {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly rules: Rules;
  /**
   * Called inside a transaction that has made something due: tells whoever delivers once it is committed, and nobody when it is rolled
   * back. What is due stands in the database, so a word that is lost costs time and nothing else.
   */
  notifyDue(due: readonly DueDestination[]): void;
  /** The same for an event of a run of a simulation, which has players of its own. */
  notifyRunDue(): void;
}

/** A destination that something became due for. */
export interface DueDestination {
  readonly accountId: string;
  readonly settingId: NotificationSettingRow['id'];
}

/** What an operator can set about the rules of the API. */
export interface Rules {
  readonly environment: 'sandbox' | 'live';
  /** Lower-case domains that no customer's or contact's address may have. */
  readonly refusedEmailDomains: readonly string[];
  /** ISO 3166-1 codes, in capitals, that no address may have. */
  readonly refusedCountries: readonly string[];
  readonly maxActiveDestinations: number;
  /** Of an account, archived ones included. */
  readonly maxSimulations: number;
  /** Of an account in 90 days. */
  readonly maxSimulationRuns: number;
  /** Payloads of an account's simulations, and the events of their runs. */
  readonly maxSimulationBytes: number;
  /** `custom_data` of all entities of an account. */
  readonly maxCustomDataBytes: number;
  readonly destinationReach: DestinationReach;
}
