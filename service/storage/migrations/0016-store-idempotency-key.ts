import type { Migration } from '../migration.ts';

/**
 * A function that locks a key and stores its row, unless the key is locked or has one. In PL/pgSQL, because
 * it stores its plans for the session: planning a statement on the partitions takes several times as long as
 * executing it.
 */
export const storeIdempotencyKey: Migration = {
  name: '0016-store-idempotency-key',
  statements: [
    // Each statement of a volatile function sees what was committed until it begins: with the lock, the
    // second one sees a row that the previous holder committed.
    `create function store_idempotency_key(
        account_id text, operation text, key text, id text, fingerprint text, result text, since text
      ) returns boolean language plpgsql volatile as $$
      begin
        if not pg_try_advisory_xact_lock(hashtextextended('idempotency key ' || $1 || ' ' || $2 || ' ' || $3, 0)) then
          return false;
        end if;
        if exists (
          select from idempotency_keys k where k.account_id = $1 and k.operation = $2 and k.key = $3 and k.id >= $7
        ) then
          return false;
        end if;
        insert into idempotency_keys values ($1, $2, $3, $4, $5, $6);
        return true;
      end
    $$`,
    'drop function idempotency_key_exists',
  ],
};
