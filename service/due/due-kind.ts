import type { RawBuilder, Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { AccountServices } from '../services.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { Tables } from '../storage/tables.ts';

export type DueCode = 'invalid_field' | 'conflict';

/** Something that happens in an account at a time. */
export interface Due {
  readonly at: Timestamp;
  /** Lets it happen, once. */
  pass(newError: NewError<DueCode>, trx: Transaction<Tables>, services: AccountServices): Promise<void>;
}

/** What happens in accounts by itself at a time, such as the expiry of API keys. */
export interface DueKind {
  /** The first that is due in an account until `until`, locked. */
  find(trx: Transaction<Tables>, accountId: string, until: Timestamp): Promise<Due | undefined>;
  /** The ids of the accounts in which something is due in their time: a `select`, for a statement. */
  accounts(now: Timestamp): RawBuilder<unknown>;
  /** When the first falls due in an account, for a statement; null when nothing will. */
  first(accountId: string): RawBuilder<Timestamp | null>;
  /**
   * Whether something that was due in an account has begun and goes on outside of a transaction, such as a
   * call of the gateway; for a statement. An advancing test clock waits for it, so that its result has the
   * time at which it fell due.
   */
  underWay?(accountId: string): RawBuilder<boolean>;
}
