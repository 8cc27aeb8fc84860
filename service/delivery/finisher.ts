import { setTimeout as pause } from 'node:timers/promises';

import type { Kysely } from 'kysely';

import { Backoff } from '../common/backoff.ts';
import type { Log } from '../common/log.ts';
import type { Tables } from '../storage/tables.ts';
import { recordTransitions } from './failing.ts';
import { type Finished, finish, type Recorded } from './finish.ts';

/** Most attempts that one statement records. */
const BATCH = 500;
/** How long a timed-out attempt waits for others to be recorded with. */
const LATE_MS = 100;

/**
 * Records attempts as they end: at once when no statement is running, else together with all that end until
 * then. A timed-out attempt is not urgent, and a separate statement would delay successful ones, so it
 * waits for others. While the database is unavailable it retries until `giveUp`; the attempts lost then are
 * repeated when their leases expire.
 */
export class Finisher {
  readonly #db: Kysely<Tables>;
  readonly #log: Log;
  readonly #recorded: (finished: readonly Finished[]) => void;
  readonly #pending: Finished[] = [];
  #recording: Promise<void> | undefined;
  #late: NodeJS.Timeout | undefined;
  #givenUp = false;

  /** @param recorded Called with each batch after it is recorded, in order. */
  constructor(db: Kysely<Tables>, log: Log, recorded: (finished: readonly Finished[]) => void) {
    this.#db = db;
    this.#log = log;
    this.#recorded = recorded;
  }

  add(finished: Finished): void {
    this.#pending.push(finished);
    if (this.#recording !== undefined) return;
    if (finished.attempt.error === 'timeout') this.#late ??= setTimeout(() => this.#start(), LATE_MS);
    else this.#start();
  }

  /** Resolves when all attempts so far are recorded. */
  async flushed(): Promise<void> {
    if (this.#late !== undefined) this.#start();
    while (this.#recording !== undefined) await this.#recording;
  }

  giveUp(): void {
    this.#givenUp = true;
  }

  #start(): void {
    clearTimeout(this.#late);
    this.#late = undefined;
    this.#recording = this.#record().finally(() => {
      this.#recording = undefined;
      // Attempts that were added while the last batch was ending.
      if (this.#pending.length > 0 && !this.#givenUp) this.#start();
    });
  }

  async #record(): Promise<void> {
    const backoff = new Backoff();
    while (this.#pending.length > 0 && !this.#givenUp) {
      await this.#gather();
      const batch = this.#pending.slice(0, BATCH);
      try {
        const recorded = await finish(this.#db, batch);
        this.#report(batch, recorded);
        this.#pending.splice(0, batch.length);
        await this.#recordTransitions(batch, recorded);
        this.#recorded(batch);
        backoff.reset();
      } catch (error) {
        const afterMs = backoff.next();
        this.#log.error({ err: error, attempts: batch.length, afterMs }, 'failed to record attempts; retrying');
        await pause(afterMs);
      }
    }
  }

  /**
   * Waits while each iteration of the event loop brings more. Responses arrive in bursts, and a statement
   * costs as much as recording twenty attempts; a single attempt waits for one iteration.
   */
  async #gather(): Promise<void> {
    let before: number;
    do {
      before = this.#pending.length;
      await new Promise((resolve) => setImmediate(resolve));
    } while (this.#pending.length > before && this.#pending.length < BATCH);
  }

  /** Lost when it fails: the next attempt with the same outcome stores it, with its later time. */
  async #recordTransitions(batch: readonly Finished[], recorded: readonly Recorded[]): Promise<void> {
    const isTransition = new Map(recorded.map((one) => [one.notification_id, one.is_transition]));
    const changed = new Set(
      batch
        .filter(({ claimed }) => isTransition.get(claimed.notification_id))
        .map(({ claimed }) => claimed.notification_setting_id),
    );
    if (changed.size === 0) return;
    try {
      // All recorded attempts at these destinations: one that succeeded outweighs one that failed.
      await recordTransitions(
        this.#db,
        batch.filter(
          ({ claimed }) => isTransition.has(claimed.notification_id) && changed.has(claimed.notification_setting_id),
        ),
      );
    } catch (error) {
      this.#log.warn(
        { err: error },
        'failed to store that destinations began to fail or to work; the next attempt stores it',
      );
    }
  }

  #report(batch: readonly Finished[], recordings: readonly Recorded[]): void {
    const recorded = new Set(recordings.map((one) => one.notification_id));
    for (const { claimed, attempt } of batch) {
      const { notification_id, notification_setting_id } = claimed;
      if (!recorded.has(notification_id)) {
        this.#log.warn(
          { notification_id, notification_setting_id, outcome: attempt.outcome },
          'discarded the result of an attempt: its lease had expired, or the destination was deleted',
        );
      }
    }
  }
}
