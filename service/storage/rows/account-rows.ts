import type { Generated } from 'kysely';

import type { Id } from '../../ids/id.ts';
import type { Revision, Timestamp } from '../columns.ts';

export interface AccountRow {
  /** `[a-z0-9_]+`; shown as `seller_id` in businesses. */
  id: string;
  name: string;
  /** API version of requests without `Service-Version`, and the oldest that a destination may use. */
  default_api_version: Generated<number>;
  /** In addition to `standard`, which is always approved. Sandbox approves all without reading this. */
  approved_tax_categories: Generated<string[]>;
  /** What prices with the tax mode `account_setting` do. */
  tax_mode: Generated<'external' | 'internal' | 'location'>;
  /** What happens to a subscription whose overdue payment was not collected in the end. */
  dunning_action: Generated<'cancel' | 'pause'>;
  /** Begins its invoice numbers; no other account has it. */
  invoice_prefix: Generated<number>;
  /** The page that opens the checkout of transactions that name none; null when the account has none. */
  default_checkout_url: string | null;
  /** The time of the account's test clock; null when the account follows the system's time. */
  test_clock_time: Timestamp | null;
  /** The time that the test clock advances to; null when it stands still. */
  test_clock_target: Timestamp | null;
  /** Its own limits; null = that of the settings (`service/accounts/quotas.ts`). */
  max_active_destinations: Generated<number | null>;
  max_simulations: Generated<number | null>;
  max_simulation_runs: Generated<number | null>;
  max_simulation_bytes: Generated<number | null>;
  max_custom_data_bytes: Generated<number | null>;
  /** Gets an email when a destination is turned off. */
  contact_email: string | null;
  /** For how long a destination may fail before it is turned off; 0 = forever. */
  turn_off_destinations_hours: Generated<number>;
  /** In real time. Null while the account is open. */
  closed_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** The only entity that is read before the account is known, so its id alone is the primary key. */
export interface ApiKeyRow {
  account_id: string;
  id: Id<'apikey_'>;
  name: string;
  description: string | null;
  /** SHA-256 of the whole key in lower-case hex. */
  key_hash: string;
  permissions: string[];
  /** Networks in CIDR notation, and addresses, that the key may be used from; empty for all. */
  allowed_ips: Generated<string[]>;
  status: Generated<'active' | 'expired' | 'revoked'>;
  /** Null = never. An expired key is rejected whether or not its status is already `expired`. */
  expires_at: Timestamp | null;
  /** A minute behind at most, unless a process was killed. */
  last_used_at: Timestamp | null;
  /** When `api_key.expiring` was emitted: once in a key's life. */
  expiring_notified_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  revision: Revision;
}

/** Facts about this database as a whole, such as which key its secrets are sealed with. */
export interface ServiceFactRow {
  name: string;
  value: string;
}

/** An email of the service itself, until it is sent. */
export interface MailRow {
  id: Id<'mail_'>;
  account_id: string;
  /** Of several emails with the same topic that wait, only the last is sent. */
  topic: string;
  recipient: string;
  subject: string;
  content: string;
  created_at: Timestamp;
  /** When a worker sends it; moved ahead by the one that does. */
  due_at: Timestamp;
  tries: Generated<number>;
}

/** An applied migration (`migrate.ts`). */
export interface MigrationRow {
  name: string;
  applied_at: Timestamp;
}
