import { randomInt, randomUUID } from 'node:crypto';

import { type Kysely, sql } from 'kysely';

import type { Session } from '../storage/notices.ts';
import type { Tables } from '../storage/tables.ts';
import type { Claimed } from './claim.ts';

/** Identifies one claim of one notification. */
export type Lease = Pick<Claimed, 'notification_id' | 'lease'>;

/**
 * Shows the other processes on the same PostgreSQL that this worker lives: a session-level advisory lock,
 * which ends with the process, however it ends. Leases name the lock, so a worker that finds a lease
 * without its lock releases it at once. Waiting for the lease to expire would hold the slots of its
 * destinations: with a process killed every 1.3 s and leases of 15 s, some destinations got nothing for 26
 * s.
 *
 * A live worker that loses its connection may find that another worker sends the same notifications, as
 * after an expired lease.
 */
export class WorkerLock {
  readonly #name: string;
  #worker: number | undefined;

  /**
   * @param name Prefix of the lock: the same for all workers that share a queue, and different from all
   *   others.
   */
  constructor(name: string) {
    this.#name = name;
  }

  /** Acquires a lock that is free. */
  async acquire(session: Session): Promise<void> {
    for (;;) {
      const worker = randomInt(1, 2 ** 31);
      const { rows } = await session.query<{ readonly acquired: boolean }>(
        'select pg_try_advisory_lock(hashtext($1), $2) as acquired',
        [this.#name, worker],
      );
      if (!rows[0]!.acquired) continue;
      this.#worker = worker;
      return;
    }
  }

  /** Call when the session is lost: the lock is lost with it. */
  lose(): void {
    this.#worker = undefined;
  }

  /**
   * A lease for a new claim. Without a lock no worker can identify its owner, so it holds until it expires.
   */
  newLease(): string {
    return this.#worker === undefined ? randomUUID() : `${this.#worker}.${randomUUID()}`;
  }

  /** Leases of workers that have ended. */
  async abandonedLeases(db: Kysely<Tables>): Promise<Lease[]> {
    const { rows } = await sql<Lease>`
      select notification_id, lease from delivery_due
      where lease like '%.%' and not ended and split_part(lease, '.', 1)::bigint not in (
        select objid::bigint from pg_locks
        where locktype = 'advisory' and granted and objsubid = 2 and classid = (hashtext(${this.#name})::bigint & 4294967295)::oid
          and database = (select oid from pg_database where datname = current_database())
      )`.execute(db);
    return rows;
  }
}
