import type { Id } from '../../ids/id.ts';
import type { Timestamp } from '../columns.ts';

/** One change: who made it, to what, from where and when. Never changed. */
export interface AuditEntryRow {
  id: Id<'aud_'>;
  /** In real time. */
  occurred_at: Timestamp;
  /** The time of the account's test clock; null in an account without one. */
  account_time: Timestamp | null;
  /** Null for a command that concerns no account, or several. */
  account_id: string | null;
  actor_type: 'api_key' | 'operator' | 'customer' | 'recipient';
  /**
   * An API key, `user@host` of an operator, or a customer; null for a customer who is not known yet, and for
   * the recipient of an email.
   */
  actor_id: string | null;
  /** Of the API, a command of the operator, or a step of a page. */
  operation: string;
  /** Null when the change concerns several entities. */
  entity_type: string | null;
  entity_id: string | null;
  /** The names of the members of an update, or of the options of a command; never their values. */
  members: string[];
  /** Of the client; null for operators. */
  address: string | null;
  /** As in the response and in the log; null for operators. */
  request_id: string | null;
}
