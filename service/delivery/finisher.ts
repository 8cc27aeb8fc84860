import type { Kysely } from 'kysely';

import type { Log } from '../common/log.ts';
import type { Tables } from '../storage/tables.ts';
import { type Finished, finish } from './finish.ts';

/** Most attempts that one statement writes down. */
const BATCH = 500;
/** How long what timed out waits for others to be written down with. */
const LATE_MS = 100;
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;

/**
 * Writes attempts down as they end: at once when nothing is being written, else together with whatever else ends until then. What timed out
 * is in no hurry, and a statement of its own would hold up those that answer: it waits for company. When the database does not answer it
 * tries again until `giveUp`: what is lost then is sent once more when its lease ends.
 */
export class Finisher {
  readonly #db: Kysely<Tables>;
  readonly #log: Log;
  readonly #written: (finished: readonly Finished[]) => void;
  readonly #pending: Finished[] = [];
  #writing: Promise<void> | undefined;
  #late: NodeJS.Timeout | undefined;
  #givenUp = false;

  /** @param written is told what was written, in the order in which it was given. */
  constructor(db: Kysely<Tables>, log: Log, written: (finished: readonly Finished[]) => void) {
    this.#db = db;
    this.#log = log;
    this.#written = written;
  }

  add(finished: Finished): void {
    if (this.#givenUp) return;
    this.#pending.push(finished);
    if (this.#writing !== undefined) return;
    if (finished.attempt.error === 'timeout') this.#late ??= setTimeout(() => this.#start(), LATE_MS);
    else this.#start();
  }

  /** Resolves when everything so far has been written. */
  async flushed(): Promise<void> {
    if (this.#late !== undefined) this.#start();
    while (this.#writing !== undefined) await this.#writing;
  }

  giveUp(): void {
    this.#givenUp = true;
    clearTimeout(this.#late);
  }

  #start(): void {
    clearTimeout(this.#late);
    this.#late = undefined;
    this.#writing = this.#write().finally(() => {
      this.#writing = undefined;
      // What came while the last batch was ending.
      if (this.#pending.length > 0 && !this.#givenUp) this.#start();
    });
  }

  async #write(): Promise<void> {
    let wait = FIRST_WAIT_MS;
    while (this.#pending.length > 0 && !this.#givenUp) {
      await this.#gather();
      const batch = this.#pending.slice(0, BATCH);
      try {
        this.#report(batch, await finish(this.#db, batch));
        this.#pending.splice(0, batch.length);
        this.#written(batch);
        wait = FIRST_WAIT_MS;
      } catch (error) {
        this.#log.error({ err: error, attempts: batch.length }, 'attempts could not be written down; trying again');
        await new Promise((resolve) => setTimeout(resolve, wait));
        wait = Math.min(wait * 2, LONGEST_WAIT_MS);
      }
    }
  }

  /**
   * Waits for as long as each turn of the event loop brings more. Answers come in bursts, and a statement costs as much as writing down
   * twenty attempts; who is alone waits for one turn.
   */
  async #gather(): Promise<void> {
    let before: number;
    do {
      before = this.#pending.length;
      await new Promise((resolve) => setImmediate(resolve));
    } while (this.#pending.length > before && this.#pending.length < BATCH);
  }

  #report(batch: readonly Finished[], written: ReadonlySet<string>): void {
    for (const { claimed, attempt } of batch) {
      const { notification_id, notification_setting_id } = claimed;
      if (!written.has(notification_id)) {
        this.#log.warn(
          { notification_id, notification_setting_id, outcome: attempt.outcome },
          'an attempt was not written down: its lease had ended, or the destination was deleted',
        );
      }
    }
  }
}
