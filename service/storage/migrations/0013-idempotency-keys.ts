import type { Migration } from '../migration.ts';

/**
 * Partitioned by day like events (see `storage/partitions.ts`). A unique index can't span the partitions, so
 * the transaction that stores a key holds a lock for it and has seen that no row exists.
 */
export const idempotencyKeys: Migration = {
  name: '0013-idempotency-keys',
  statements: [
    `create table idempotency_keys (
      account_id text collate "C" not null,
      operation text collate "C" not null,
      key text collate "C" not null,
      id text collate "C" not null,
      fingerprint text collate "C" not null,
      result text not null,
      primary key (account_id, operation, key, id)
    ) partition by range (id)`,
    'create table idempotency_keys_other partition of idempotency_keys default',
    // A volatile function sees what was committed until it is called: after the statement that calls it has
    // acquired the lock of the key, it must see a row that the previous holder committed.
    `create function idempotency_key_exists(account text, operation text, key text, since text) returns boolean language sql volatile as
      'select exists (select from idempotency_keys k where k.account_id = $1 and k.operation = $2 and k.key = $3 and k.id >= $4)'`,
  ],
};
