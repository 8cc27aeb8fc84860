import type { Idempotency } from '@billing/server';
import { sql } from 'kysely';

import type { Clock } from '../common/clock.ts';
import { firstIdAt, type Id, newId } from '../ids/id.ts';
import type { IdempotencyKeyRow } from '../storage/rows/idempotency-rows.ts';
import { statement } from '../storage/statement.ts';

/** How long a key is valid. Its partition is dropped later. */
const VALID_MS = 86_400_000;

/** A key of an account, and the lowest id of its row that is still valid. */
export interface KeyPlace {
  readonly account_id: string;
  readonly operation: string;
  readonly key: string;
  readonly since: Id<'idem_'>;
}

export function keyPlace(clock: Clock, accountId: string, { operation, key }: Idempotency): KeyPlace {
  const since = firstIdAt('idem_', new Date(clock.now().getTime() - VALID_MS));
  return { account_id: accountId, operation, key, since };
}

export function newKeyId(clock: Clock): Id<'idem_'> {
  return newId('idem_', clock);
}

/** The row of a key, or none. */
export const selectKey = statement((db, { account_id, operation, key, since }: KeyPlace) =>
  db
    .selectFrom('idempotency_keys')
    .select(['id', 'fingerprint', 'result'])
    .where('account_id', '=', account_id)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .where('id', '>=', since),
);

/** Stores a key. One row: `isStored` is false when another transaction has stored the key or is about to. */
export const storeKey = statement(
  (db, { since, account_id, operation, key, id, fingerprint, result }: IdempotencyKeyRow & Pick<KeyPlace, 'since'>) =>
    db.selectNoFrom(
      sql<boolean>`store_idempotency_key(
        ${account_id}, ${operation}, ${key}, ${id}, ${fingerprint}, ${result}, ${since})`.as('isStored'),
    ),
);
