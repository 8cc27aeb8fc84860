import { randomInt, randomUUID } from 'node:crypto';

import { type Kysely, sql } from 'kysely';

import type { Session } from '../storage/notices.ts';
import type { Tables } from '../storage/tables.ts';
import type { Claimed } from './claim.ts';

/** What tells a claim from any other. */
export type Lease = Pick<Claimed, 'notification_id' | 'lease'>;

/**
 * That a process is there, for the others on the same PostgreSQL: a lock of its session, which ends with the process, however it ends. Its
 * leases name the lock, so whoever finds one without it need not wait until the lease ends. Meanwhile they hold places of their
 * destinations: with a process killed every 1.3 s, waiting for 15 s kept some destinations from getting anything for 26 s.
 *
 * Who has lost the connection and lives may find that what it was sending is sent by another one as well; as after a lease that has ended.
 */
export class WorkerLock {
  readonly #name: string;
  #worker: number | undefined;

  /** @param name Of the locks: the same for everybody who shares the work, and for nobody else. */
  constructor(name: string) {
    this.#name = name;
  }

  /** Takes a lock that nobody has. */
  async enter(session: Session): Promise<void> {
    for (;;) {
      const worker = randomInt(1, 2 ** 31);
      const { rows } = await session.query<{ readonly mine: boolean }>(
        'select pg_try_advisory_lock(hashtext($1), $2) as mine',
        [this.#name, worker],
      );
      if (rows[0]?.mine !== true) continue;
      this.#worker = worker;
      return;
    }
  }

  /** The session is lost, and the lock with it. */
  leave(): void {
    this.#worker = undefined;
  }

  /** For a new claim. Without a lock nobody can tell who it belongs to, and it holds until it ends. */
  newLease(): string {
    return this.#worker === undefined ? randomUUID() : `${this.#worker}.${randomUUID()}`;
  }

  /** What the dead have taken. */
  async abandoned(db: Kysely<Tables>): Promise<Lease[]> {
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
