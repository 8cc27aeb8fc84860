import { randomUUID } from 'node:crypto';

import { Backoff } from '../../common/backoff.ts';
import type { Log } from '../../common/log.ts';
import { WakeUp } from '../../common/wake-up.ts';
import type { WebhookSender } from '../../outbound/webhook-sender.ts';
import type { Services } from '../../services.ts';
import { dueRuns, type RunKey } from './due-runs.ts';
import { finishEvent } from './finish-event.ts';
import { claimEvent, type ClaimedEvent } from './claim-event.ts';

export interface SimulationRunnerOptions {
  readonly services: Pick<Services, 'db' | 'clock' | 'secrets'>;
  /**
   * Used by this runner alone, so that simulated events take no connections from notifications. The runner
   * closes it.
   */
  readonly sender: WebhookSender;
  readonly log: Log;
  /** Time between the end of an attempt and the run's next one. */
  readonly paceSeconds: number;
  /**
   * Longer than an attempt can take: when a process crashes during an attempt, the event fails after this
   * time.
   */
  readonly leaseSeconds: number;
  /** Concurrent attempts in this process. */
  readonly concurrency: number;
  /** Concurrent attempts to one destination, over all processes. */
  readonly concurrencyPerDestination: number;
}

/** The longest delay until this process finds a run that another process started. */
const POLL_MS = 1_000;

/**
 * Sends the events of simulation runs: one after the other within a run, many runs at once. All state is in
 * the database, so any number of processes can share one. When a process crashes, others continue its runs
 * after their leases end.
 */
export class SimulationRunner {
  readonly #options: SimulationRunnerOptions;
  readonly #attempts = new Set<Promise<void>>();
  readonly #wakeUp = new WakeUp();
  #stopping = false;
  #loop: Promise<void> | undefined;

  constructor(options: SimulationRunnerOptions) {
    this.#options = options;
  }

  start(): void {
    this.#loop ??= this.#run();
  }

  /** Wakes the runner. Call it after committing a change that made a run due. */
  notifyDue(): void {
    this.#wakeUp.signal();
  }

  /**
   * Claims no more events, and waits up to `graceMs` for attempts in flight. Attempts that take longer are
   * aborted and fail.
   */
  async stop(graceMs: number): Promise<void> {
    this.#stopping = true;
    this.notifyDue();
    await this.#loop;
    const deadline = new Promise((resolve) => setTimeout(resolve, graceMs).unref());
    await Promise.race([Promise.all(this.#attempts), deadline]);
    await this.#options.sender.close();
    await Promise.all(this.#attempts);
  }

  async #run(): Promise<void> {
    const backoff = new Backoff();
    while (!this.#stopping) {
      try {
        this.#wakeUp.reset();
        const nextIn = await this.#startAttempts();
        if (!this.#stopping) await this.#wakeUp.sleep(Math.min(POLL_MS, 1_000 * (nextIn ?? Infinity)));
        backoff.reset();
      } catch (error) {
        const afterMs = backoff.next();
        this.#options.log.error({ err: error, afterMs }, 'failed to query due simulation runs; retrying');
        if (!this.#stopping) await this.#wakeUp.sleep(afterMs);
      }
    }
  }

  /**
   * Returns the seconds until the next run is due. At the limit of concurrent attempts, the end of one wakes
   * the loop.
   */
  async #startAttempts(): Promise<number | undefined> {
    const { services, concurrency, concurrencyPerDestination } = this.#options;
    const limit = concurrency - this.#attempts.size;
    if (limit <= 0) return undefined;
    const { runs, nextIn } = await dueRuns(services.db, { limit, perDestination: concurrencyPerDestination });
    for (const key of runs) {
      if (this.#stopping) return undefined;
      const claimed = await this.#claim(key);
      if (claimed === undefined) continue;
      const attempt = this.#attempt(claimed).finally(() => {
        this.#attempts.delete(attempt);
        this.notifyDue();
      });
      this.#attempts.add(attempt);
    }
    return nextIn;
  }

  /** A failure is logged here, so that it does not delay the other runs. The run stays due. */
  async #claim(key: RunKey): Promise<ClaimedEvent | undefined> {
    const { services, leaseSeconds, log } = this.#options;
    try {
      return await claimEvent(services.db, key, { clock: services.clock, lease: randomUUID(), leaseSeconds });
    } catch (error) {
      log.error(
        { err: error, simulation_run_id: key.id },
        'failed to claim the next event of a simulation run; retrying within a second',
      );
      return undefined;
    }
  }

  /** Never rejects: when the outcome can't be stored, the lease ends and the event fails. */
  async #attempt(claimed: ClaimedEvent): Promise<void> {
    const { services, sender, paceSeconds, log } = this.#options;
    const ids = { simulation_event_id: claimed.event.id, simulation_run_id: claimed.run.id };
    try {
      const secrets = claimed.secrets.map((secret) => services.secrets.open(secret, claimed.settingId));
      const attempt = await sender.send({ destination: claimed.destination, body: claimed.event.body, secrets });
      const { clock, db } = services;
      const stored = await this.#untilLeaseEnds(() => finishEvent(db, claimed, attempt, { clock, paceSeconds }));
      if (!stored)
        log.warn(ids, 'lease of a simulated event had ended before its outcome was stored; it counts as failed');
    } catch (error) {
      log.error({ err: error, ...ids }, 'internal error while sending a simulated event; it fails when its lease ends');
    }
  }

  /** Retries `store` until the lease has certainly ended. */
  async #untilLeaseEnds(store: () => Promise<boolean>): Promise<boolean> {
    const until = performance.now() + this.#options.leaseSeconds * 1_000;
    const backoff = new Backoff();
    for (;;) {
      try {
        return await store();
      } catch (error) {
        if (this.#stopping || performance.now() > until) throw error;
        const afterMs = backoff.next();
        this.#options.log.error({ err: error, afterMs }, 'failed to store the outcome of a simulated event; retrying');
        await new Promise((resolve) => setTimeout(resolve, afterMs));
      }
    }
  }
}
