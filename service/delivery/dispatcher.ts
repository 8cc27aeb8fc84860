import type { SecretBox } from '../auth/secret-box.ts';
import { Backoff } from '../common/backoff.ts';
import type { Log } from '../common/log.ts';
import { WakeUp } from '../common/wake-up.ts';
import { newId } from '../ids/id.ts';
import type { Attempt, Sender } from '../outbound/attempt.ts';
import type { DueDestination, Services } from '../services.ts';
import { type Claimed, claim } from './claim.ts';
import { DatabaseClock } from './database-clock.ts';
import { type DestinationQueue, DestinationQueues, type Share } from './destination-queues.ts';
import { dueDestinations, endUndeliverable, inactiveDestinations, nextDue, type NextDue } from './due.ts';
import type { Finished } from './finish.ts';
import { Finisher } from './finisher.ts';
import { messageOf, secretOpener } from './message-of.ts';
import { release } from './release.ts';
import { nextAttemptIn, type Schedule } from './schedule.ts';
import { shortenWaits } from './shorten-waits.ts';
import type { WorkerLock } from './worker-lock.ts';

export interface DispatcherOptions {
  readonly services: Pick<Services, 'db' | 'clock' | 'secrets'>;
  readonly senders: { readonly url: Sender; readonly email: Sender };
  readonly schedule: Schedule;
  readonly log: Log;
  /** Concurrent attempts in this process. */
  readonly concurrency: number;
  /** Concurrent attempts per destination, over all processes. */
  readonly concurrencyPerDestination: number;
  readonly leaseSeconds: { readonly url: number; readonly email: number };
  /** Shows the other processes that this one lives. */
  readonly workerLock: WorkerLock;
  /** Called with each attempt that was recorded. */
  readonly observe?: (finished: Finished) => void;
}

/**
 * The wait before the next claim for a destination that had something due and yielded nothing, because
 * another process is claiming for it or uses all its slots; doubled each time. A process that frees a slot
 * claims the next notification itself, so this wait delays nothing.
 */
const BUSY_MS = 10;
const LONGEST_BUSY_MS = 320;
/** A sweep reads the whole queue, and finds what no signal named and what dead processes left behind. */
const SWEEP_MS = 4_000;

/**
 * Claims due notifications, sends them and records the attempts. Sleeps while nothing is due. Any number of
 * dispatchers in any number of processes can share one database; the leases of a killed process expire.
 */
export class Dispatcher {
  readonly #options: DispatcherOptions;
  readonly #queues: DestinationQueues;
  readonly #finisher: Finisher;
  /** From the claim until the attempt is recorded, which is the time that the lease covers. */
  readonly #inFlight = new Map<Claimed, DestinationQueue>();
  readonly #sending = new Set<Promise<void>>();
  readonly #wakeUp = new WakeUp();
  readonly #databaseClock = new DatabaseClock(() => this.#now());
  #sweepAt = 0;
  #stopping = false;
  #loop: Promise<void> | undefined;

  constructor(options: DispatcherOptions) {
    this.#options = options;
    this.#queues = new DestinationQueues(options.concurrencyPerDestination);
    this.#finisher = new Finisher(options.services.db, options.log, (finished) => this.#recorded(finished));
  }

  start(): void {
    this.#loop ??= this.#run();
  }

  /** Something became due for these destinations; call it after the commit. */
  notifyDue(destinations: readonly DueDestination[]): void {
    const now = this.#now();
    for (const destination of destinations) this.#queues.notifyDue(destination, now);
    this.#wakeUp.signal();
  }

  /** Something may have become due, for unknown destinations. */
  notifyAnyDue(): void {
    this.#sweepAt = 0;
    this.#wakeUp.signal();
  }

  get state(): {
    readonly inFlight: number;
    /** Ids of the destinations that the breaker pauses. */
    readonly paused: readonly string[];
  } {
    return { inFlight: this.#inFlight.size, paused: this.#queues.paused };
  }

  /**
   * Claims nothing more, waits up to `graceMs` for attempts in flight, records them, and releases the rest.
   */
  async stop(graceMs: number): Promise<void> {
    this.#stopping = true;
    this.#wakeUp.signal();
    await this.#loop;
    const { services, log } = this.#options;
    const over = new Promise((resolve) => setTimeout(resolve, graceMs, 'over').unref());
    const ended = await Promise.race([this.#drained(), over]);
    if (ended !== 'over') return;
    this.#finisher.giveUp();
    const left = [...this.#inFlight.keys()];
    log.warn({ notifications: left.length }, 'grace period expired; releasing the notifications in flight');
    await release(services.db, left);
  }

  async #drained(): Promise<void> {
    await Promise.all(this.#sending);
    await this.#finisher.flushed();
  }

  async #run(): Promise<void> {
    const backoff = new Backoff();
    while (!this.#stopping) {
      try {
        this.#wakeUp.reset();
        if (this.#now() >= this.#sweepAt) await this.#sweep();
        const shares = this.#queues.next(this.#now(), this.#options.concurrency - this.#inFlight.size);
        if (shares.length > 0) await this.#serve(shares);
        else await this.#sleep();
        backoff.reset();
      } catch (error) {
        const afterMs = backoff.next();
        this.#options.log.error({ err: error, afterMs }, 'failed to claim due notifications; retrying');
        this.#sweepAt = 0;
        this.#wakeUp.reset();
        if (!this.#stopping) await this.#wakeUp.sleep(afterMs);
      }
    }
  }

  async #serve(shares: readonly Share[]): Promise<void> {
    const { services, leaseSeconds, concurrencyPerDestination, workerLock } = this.#options;
    const now = this.#now();
    // Before the claim: a signal that arrives during it sets `dueAt` again.
    for (const { queue } of shares) {
      queue.dueAt = Infinity;
      queue.servedAt = now;
    }
    const claimed = await claim(services.db, {
      shares: shares.map(({ queue, slots }) => ({ accountId: queue.accountId, settingId: queue.settingId, slots })),
      limit: concurrencyPerDestination,
      leaseSeconds,
      lease: workerLock.newLease(),
    });
    const bySetting = Map.groupBy(claimed, (one) => one.notification_setting_id);
    const open = secretOpener(services.secrets);
    const drained: DestinationQueue[] = [];
    for (const { queue, slots } of shares) {
      const own = bySetting.get(queue.settingId) ?? [];
      for (const one of own) this.#send(one, queue, open);
      queue.emptyClaims = own.length === 0 ? queue.emptyClaims + 1 : 0;
      // A full share means that more may be due now. After a smaller one the next due row lies in the
      // future.
      if (own.length === slots) queue.dueAt = Math.min(queue.dueAt, now);
      else drained.push(queue);
    }
    if (drained.length > 0) await this.#scheduleNext(drained);
  }

  async #scheduleNext(queues: readonly DestinationQueue[]): Promise<void> {
    const waits = new Map(
      queues.map(({ settingId, emptyClaims }) => [settingId, Math.min(BUSY_MS * 2 ** emptyClaims, LONGEST_BUSY_MS)]),
    );
    const found = await nextDue(this.#options.services.db, queues);
    this.#enqueue(found, ({ settingId }) => waits.get(settingId) ?? BUSY_MS);
  }

  async #sweep(): Promise<void> {
    const { db } = this.#options.services;
    const now = this.#now();
    this.#sweepAt = now + SWEEP_MS;
    this.#queues.removeIdle(now);
    await this.#releaseAbandoned();
    await this.#shortenWaits();
    const found = await dueDestinations(db);
    this.#enqueue(found, () => 0);
    await endUndeliverable(db, await inactiveDestinations(db, found));
  }

  async #releaseAbandoned(): Promise<void> {
    const { workerLock, services, log } = this.#options;
    const abandoned = await workerLock.abandonedLeases(services.db);
    if (abandoned.length === 0) return;
    log.warn({ notifications: abandoned.length }, 'found leases of a worker that has ended; sending again');
    await release(services.db, abandoned);
  }

  async #shortenWaits(): Promise<void> {
    const { services, log } = this.#options;
    const milliseconds = await this.#databaseClock.setBack(services.db);
    if (milliseconds === 0) return;
    const notifications = await shortenWaits(services.db, this.#options);
    const seconds = Math.round(milliseconds / 1_000);
    log.warn(
      { seconds, notifications },
      'the clock of the database was set back; waiting notifications are due earlier',
    );
  }

  #enqueue(found: readonly NextDue[], atLeastMs: (next: NextDue) => number): void {
    const now = this.#now();
    for (const next of found) this.#queues.notifyDue(next, now + Math.max(next.in * 1_000, atLeastMs(next)));
  }

  #send(claimed: Claimed, queue: DestinationQueue, open: SecretBox['open']): void {
    queue.inFlight += 1;
    this.#inFlight.set(claimed, queue);
    const sending = this.#attempt(claimed, queue, open).finally(() => this.#sending.delete(sending));
    this.#sending.add(sending);
  }

  #freeSlot(claimed: Claimed): void {
    this.#inFlight.get(claimed)!.inFlight -= 1;
    this.#inFlight.delete(claimed);
  }

  async #attempt(claimed: Claimed, queue: DestinationQueue, open: SecretBox['open']): Promise<void> {
    const { senders, services, schedule, log } = this.#options;
    let attempt: Attempt;
    try {
      attempt = await senders[claimed.type].send(messageOf(claimed, open));
    } catch (error) {
      // Our own bug: the lease expires, and the next attempt does not count as a retry.
      const { notification_id } = claimed;
      log.error({ err: error, notification_id }, 'internal error while sending a notification; its lease will expire');
      this.#freeSlot(claimed);
      return;
    }
    if (attempt.error === 'timeout') queue.breaker.timedOut(this.#now());
    else queue.breaker.responded();
    this.#finisher.add({
      logId: newId('ntflog_', services.clock),
      claimed,
      attempt,
      retryIn: attempt.outcome === 'failed' ? retryIn(schedule, claimed, attempt) : undefined,
    });
  }

  #recorded(finished: readonly Finished[]): void {
    const now = this.#now();
    for (const one of finished) {
      this.#freeSlot(one.claimed);
      const { account_id, notification_setting_id } = one.claimed;
      if (one.retryIn !== undefined) {
        const destination = { accountId: account_id, settingId: notification_setting_id };
        this.#queues.notifyDue(destination, now + one.retryIn * 1_000);
      }
      this.#options.observe?.(one);
    }
    this.#wakeUp.signal();
  }

  /** Milliseconds on a monotonic clock. */
  #now(): number {
    return performance.now();
  }

  async #sleep(): Promise<void> {
    const now = this.#now();
    await this.#wakeUp.sleep(Math.min(this.#queues.nextChange(now), this.#sweepAt) - now);
  }
}

function retryIn(schedule: Schedule, claimed: Claimed, attempt: Attempt): number | undefined {
  return nextAttemptIn(
    schedule,
    {
      attempts: claimed.times_attempted + 1,
      since: (claimed.since_first ?? 0) + attempt.durationMs / 1_000,
      requestedDelay: (attempt.retryAfterMs ?? 0) / 1_000,
    },
    Math.random(),
  );
}
