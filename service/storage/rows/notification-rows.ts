import type { Generated } from 'kysely';

import type { Id } from '../../ids/id.ts';
import type { Revision, Timestamp } from '../columns.ts';

export interface NotificationSettingRow {
  account_id: string;
  id: Id<'ntfset_'>;
  description: string;
  type: 'email' | 'url';
  destination: string;
  active: Generated<boolean>;
  api_version: number;
  include_sensitive_fields: Generated<boolean>;
  /** Event type names. */
  subscribed_events: string[];
  traffic_source: Generated<'platform' | 'simulation' | 'all'>;
  /** The endpoint secret, sealed (`auth/secret-box.ts`) with the row's id as context. */
  secret: string;
  /** The secret before the last rotation, sealed the same way, and until when it also signs. */
  previous_secret: string | null;
  previous_secret_expires_at: Timestamp | null;
  /**
   * Since when its email address waits for a confirmation; null when it needs none. Nothing is sent to it
   * before.
   */
  unverified_since: Timestamp | null;
  /** The address of the service for the link of the confirmation. */
  verification_base_url: string | null;
  /** When the link was sent last. */
  verification_mailed_at: Timestamp | null;
  /**
   * When the first attempt failed since one succeeded; null while attempts succeed. In real time, like the
   * two above.
   */
  failing_since: Timestamp | null;
  /** When the service itself made it inactive, in real time, and why; null otherwise. */
  turned_off_at: Timestamp | null;
  turned_off_because: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  revision: Revision;
}

/** When an address last got, or will get, a link that confirms it (`verification-spacing.ts`). */
export interface VerificationLinkRow {
  account_id: string;
  /** SHA-256 of the address in lower case. */
  address_hash: string;
  /** In real time. */
  mailed_at: Timestamp;
}

export interface EventRow {
  account_id: string;
  id: Id<'evt_'>;
  type: string;
  occurred_at: Timestamp;
  /** The entity after the change as JSON text: written once, shown and delivered byte for byte. */
  data: string;
}

export interface NotificationRow {
  account_id: string;
  id: Id<'ntf_'>;
  notification_setting_id: Id<'ntfset_'>;
  event_id: Id<'evt_'>;
  type: string;
  status: Generated<'not_attempted' | 'needs_retry' | 'delivered' | 'failed'>;
  /** The exact body that is delivered, as JSON text. */
  payload: string;
  occurred_at: Timestamp;
  delivered_at: Timestamp | null;
  replayed_at: Timestamp | null;
  origin: 'event' | 'replay';
  /** The end of the retry schedule counts from it. */
  first_attempt_at: Timestamp | null;
  last_attempt_at: Timestamp | null;
  retry_at: Timestamp | null;
  times_attempted: Generated<number>;
}

/** One attempt to send a notification. */
export interface NotificationLogRow {
  account_id: string;
  id: Id<'ntflog_'>;
  notification_id: Id<'ntf_'>;
  attempted_at: Timestamp;
  duration_ms: number;
  /** HTTP status or SMTP code; 0 without a response. */
  response_code: number;
  /** JSON text: a list of name and value pairs, in the order received. */
  response_headers: string;
  response_content_type: string | null;
  /** At most 16 KiB; with code 0 the error. */
  response_body: string;
  /** Class of the error, as in `outbound/attempt.ts`. */
  error: string | null;
  /** The remote address, such as `203.0.113.9:443`. */
  address: string | null;
}

/** A notification that is still to be sent; the row is deleted when it ends. */
export interface DeliveryDueRow {
  notification_id: Id<'ntf_'>;
  account_id: string;
  notification_setting_id: Id<'ntfset_'>;
  /** When it may be claimed; with a lease, when the lease expires. By the database's clock. */
  due_at: Generated<Timestamp>;
  /**
   * The lease of the worker that is sending it. The result of an attempt is stored only while the lease is
   * unchanged.
   */
  lease: string | null;
  /**
   * Its destination was deactivated during an attempt: the attempt is still recorded, and no other follows.
   */
  ended: Generated<boolean>;
}
