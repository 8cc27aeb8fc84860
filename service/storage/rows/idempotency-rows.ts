import type { Id } from '../../ids/id.ts';

/** The result of a request with an idempotency key. */
export interface IdempotencyKeyRow {
  account_id: string;
  operation: string;
  /** The value of the header. */
  key: string;
  id: Id<'idem_'>;
  /** Equal for requests that are repeats of each other. */
  fingerprint: string;
  /**
   * Status, headers and body, sealed (`auth/secret-box.ts`) with the row's id as context: a body may contain
   * a secret.
   */
  result: string;
}
