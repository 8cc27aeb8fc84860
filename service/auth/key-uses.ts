import { type Kysely, sql } from 'kysely';

import type { AccountClock } from '../common/account-clock.ts';
import { timestamp } from '../common/clock.ts';
import type { Log } from '../common/log.ts';
import type { Id } from '../ids/id.ts';
import type { Tables } from '../storage/tables.ts';

/** A busy key costs one write a minute, over all processes, and not one per request. */
const ACCURACY_MS = 60_000;
/**
 * How long a use waits for those of other keys, to be stored with one statement. A process that is killed
 * loses it.
 */
const DELAY_MS = 1_000;

/** Stores when keys were last used, in the background: no request waits for it, or fails because of it. */
export class KeyUses {
  readonly #db: Kysely<Tables>;
  readonly #log: Log;
  readonly #unstored = new Map<Id<'apikey_'>, string>();
  #timer: NodeJS.Timeout | undefined;
  #storing: Promise<void> = Promise.resolve();

  constructor(db: Kysely<Tables>, log: Log) {
    this.#db = db;
    this.#log = log;
  }

  /** @param lastUsed As it is stored. */
  record(id: Id<'apikey_'>, clock: AccountClock, lastUsed: string | null): void {
    const now = clock.now();
    if (lastUsed !== null && lastUsed > timestamp(new Date(Date.parse(now) - ACCURACY_MS))) return;
    this.#unstored.set(id, now);
    this.#timer ??= setTimeout(() => void this.flush(), DELAY_MS).unref();
  }

  /** Stores what is not stored yet. Call it before the database is closed. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const uses = [...this.#unstored];
    this.#unstored.clear();
    this.#storing = this.#storing.then(() => this.#store(uses));
    return this.#storing;
  }

  async #store(uses: readonly (readonly [Id<'apikey_'>, string])[]): Promise<void> {
    if (uses.length === 0) return;
    try {
      await storeUses(this.#db, uses);
    } catch (error) {
      this.#log.warn({ err: error }, 'failed to store when API keys were last used; their next use is stored again');
    }
  }
}

/**
 * Skips a key that is being changed. The condition is repeated, because another process may have stored a
 * use.
 */
async function storeUses(
  db: Kysely<Tables>,
  uses: readonly (readonly [id: Id<'apikey_'>, at: string])[],
): Promise<void> {
  await sql`
    update api_keys set last_used_at = due.at from (
      select k.id, used.at from api_keys k
      join unnest(${uses.map(([id]) => id)}::text[], ${uses.map(([, at]) => at)}::timestamptz[]) used (id, at) on used.id = k.id
      where k.last_used_at is null or k.last_used_at <= used.at - make_interval(secs => ${ACCURACY_MS / 1_000}::int)
      order by k.id for update of k skip locked
    ) due
    where api_keys.id = due.id`.execute(db);
}
