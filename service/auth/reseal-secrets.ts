import { type Kysely, sql } from 'kysely';

import type { Tables } from '../storage/tables.ts';
import type { SecretBox } from './secret-box.ts';
import { endRotation, isRotated } from './secret-key.ts';

/** Rows that one transaction encrypts again. */
const BATCH = 200;

export interface Resealing {
  readonly secrets: SecretBox;
  readonly signal?: AbortSignal;
  /** Called with the number of rows so far. */
  onProgress(rows: number): void;
}

/** How many rows have been encrypted again. */
export interface Resealed {
  readonly destinations: number;
  readonly idempotency_keys: number;
}

/**
 * Encrypts everything again that another key has encrypted, in batches, and then the marker of the database.
 * Requests go on: a row that one changes meanwhile is read again, until a pass finds nothing. After an
 * interruption, the next call continues.
 */
export async function resealSecrets(db: Kysely<Tables>, resealing: Resealing): Promise<Resealed> {
  let destinations = 0;
  let keys = 0;
  const resealed = (): void => resealing.onProgress(destinations + keys);
  for (;;) {
    const before = destinations + keys;
    await eachBatch(
      resealing,
      (after) => resealDestinations(db, resealing.secrets, after),
      (rows) => {
        destinations += rows;
        resealed();
      },
    );
    await eachBatch(
      resealing,
      (after) => resealKeys(db, resealing.secrets, after),
      (rows) => {
        keys += rows;
        resealed();
      },
    );
    if (destinations + keys === before) break;
  }
  await db.transaction().execute(async (trx) => {
    if (!(await isRotated(trx, resealing.secrets))) await endRotation(trx, resealing.secrets);
  });
  return { destinations, idempotency_keys: keys };
}

/** The primary key of the last row of a batch. */
type Place = readonly string[];

interface Batch {
  readonly resealed: number;
  /** Undefined after the last batch. */
  readonly last: Place | undefined;
}

async function eachBatch(
  { signal }: Resealing,
  next: (after: Place | undefined) => Promise<Batch>,
  done: (rows: number) => void,
): Promise<void> {
  let last: Place | undefined;
  do {
    signal?.throwIfAborted();
    const batch = await next(last);
    done(batch.resealed);
    last = batch.last;
  } while (last !== undefined);
}

function resealDestinations(db: Kysely<Tables>, secrets: SecretBox, after: Place | undefined): Promise<Batch> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ account_id: string; id: string; secret: string; previous_secret: string | null }>`
      select account_id, id, secret, previous_secret from notification_settings
      where ${after === undefined ? sql`true` : sql`(account_id, id) > (${after[0]}, ${after[1]})`}
      order by account_id, id limit ${BATCH}::int`.execute(trx);
    const again = (sealed: string | null, id: string) => (sealed === null ? null : sealedAgain(secrets, sealed, id));
    const changed = rows.flatMap((row) => {
      const secret = again(row.secret, row.id);
      const previous = again(row.previous_secret, row.id);
      return secret === row.secret && previous === row.previous_secret ? [] : [{ ...row, secret, previous, old: row }];
    });
    const { numAffectedRows = 0n } = await sql`
      update notification_settings s set secret = n.secret, previous_secret = n.previous
      from unnest(
        ${changed.map((row) => row.account_id)}::text[], ${changed.map((row) => row.id)}::text[],
        ${changed.map((row) => row.old.secret)}::text[], ${changed.map((row) => row.old.previous_secret)}::text[],
        ${changed.map((row) => row.secret)}::text[], ${changed.map((row) => row.previous)}::text[]
      ) n (account_id, id, old_secret, old_previous, secret, previous)
      where s.account_id = n.account_id and s.id = n.id and s.secret = n.old_secret
        and s.previous_secret is not distinct from n.old_previous`.execute(trx);
    const last = rows.at(-1);
    return {
      resealed: Number(numAffectedRows),
      last: last && rows.length === BATCH ? [last.account_id, last.id] : undefined,
    };
  });
}

function resealKeys(db: Kysely<Tables>, secrets: SecretBox, after: Place | undefined): Promise<Batch> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ account_id: string; operation: string; key: string; id: string; result: string }>`
      select account_id, operation, key, id, result from idempotency_keys
      where ${after === undefined ? sql`true` : sql`(account_id, operation, key, id) > (${sql.join([...after])})`}
      order by account_id, operation, key, id limit ${BATCH}::int`.execute(trx);
    const changed = rows
      .map((row) => ({ ...row, resealed: sealedAgain(secrets, row.result, row.id) }))
      .filter(({ result, resealed }) => result !== resealed);
    const { numAffectedRows = 0n } = await sql`
      update idempotency_keys k set result = n.resealed
      from unnest(
        ${changed.map((row) => row.account_id)}::text[], ${changed.map((row) => row.operation)}::text[],
        ${changed.map((row) => row.key)}::text[], ${changed.map((row) => row.id)}::text[],
        ${changed.map((row) => row.result)}::text[], ${changed.map((row) => row.resealed)}::text[]
      ) n (account_id, operation, key, id, result, resealed)
      where k.account_id = n.account_id and k.operation = n.operation and k.key = n.key and k.id = n.id
        and k.result = n.result`.execute(trx);
    const last = rows.at(-1);
    return {
      resealed: Number(numAffectedRows),
      last: last && rows.length === BATCH ? [last.account_id, last.operation, last.key, last.id] : undefined,
    };
  });
}

function sealedAgain(secrets: SecretBox, sealed: string, context: string): string {
  return secrets.isCurrent(sealed) ? sealed : secrets.seal(secrets.open(sealed, context), context);
}
