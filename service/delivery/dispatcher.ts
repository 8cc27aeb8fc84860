import type { SecretBox } from '../auth/secret-box.ts';
import type { Log } from '../common/log.ts';
import { newId } from '../ids/id.ts';
import type { Attempt, Message, Sender } from '../outbound/attempt.ts';
import type { DueDestination, Services } from '../services.ts';
import { type Claimed, claim, release } from './claim.ts';
import { dueDestinations, endLeftOver, nextDue, type NextDue, turnedOff } from './due.ts';
import type { Finished } from './finish.ts';
import { Finisher } from './finisher.ts';
import { type DestinationQueue, DestinationQueues, type Share } from './destination-queues.ts';
import type { WorkerLock } from './worker-lock.ts';
import { nextAttemptIn, type Schedule } from './schedule.ts';

export interface DispatcherOptions {
  readonly services: Pick<Services, 'db' | 'clock' | 'secrets'>;
  readonly senders: { readonly url: Sender; readonly email: Sender };
  readonly schedule: Schedule;
  readonly log: Log;
  /** Attempts at once in this process. */
  readonly concurrency: number;
  /** Attempts at once for a destination, over all processes. */
  readonly concurrencyPerDestination: number;
  readonly leaseSeconds: { readonly url: number; readonly email: number };
  /** Of this process, to the others that share the work. */
  readonly presence: WorkerLock;
  /** Told each attempt that was written down. */
  readonly observe?: (finished: Finished) => void;
}

/**
 * How long to wait before asking again for a destination that had something due and gave nothing, because somebody else is claiming for it
 * or has all its places; doubled each time. Who frees a place takes the next one itself, so nothing hangs on it.
 */
const TAKEN_MS = 10;
const LONGEST_TAKEN_MS = 320;
/** After this long everything that waits is looked through again: what nobody was told of, and what others have left behind. */
const SWEEP_MS = 4_000;
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;

/**
 * Sends what is due: claims, hands over to a sender, and has what came of it written down. Sleeps while there is nothing to do. Any number
 * of them, in any number of processes, can work on one database; who dies leaves leases behind that end.
 */
export class Dispatcher {
  readonly #options: DispatcherOptions;
  readonly #lanes: DestinationQueues;
  readonly #finisher: Finisher;
  /** From the claim until what came of it is written down, which is as long as the lease counts. */
  readonly #inFlight = new Map<Claimed, DestinationQueue>();
  readonly #sending = new Set<Promise<void>>();
  readonly #began = performance.now();
  #sweepAt = 0;
  #stopping = false;
  #loop: Promise<void> | undefined;
  #wake: (() => void) | undefined;
  #woken = false;

  constructor(options: DispatcherOptions) {
    this.#options = options;
    this.#lanes = new DestinationQueues(options.concurrencyPerDestination);
    this.#finisher = new Finisher(options.services.db, options.log, (finished) => this.#written(finished));
  }

  start(): void {
    this.#loop ??= this.#run();
  }

  /** Something became due for these; call it after the commit. */
  due(destinations: readonly DueDestination[]): void {
    const now = this.#now();
    for (const destination of destinations) this.#lanes.due(destination, now);
    this.#signal();
  }

  /** Something may have become due, and nobody knows for whom. */
  dueSomewhere(): void {
    this.#sweepAt = 0;
    this.#signal();
  }

  get state(): {
    readonly inFlight: number;
    /** Ids of the destinations that the breaker holds back. */
    readonly paused: readonly string[];
  } {
    return { inFlight: this.#inFlight.size, paused: this.#lanes.paused };
  }

  /**
   * Takes nothing more, waits up to `graceMs` for what is under way, writes down what came of it, and gives the rest back.
   */
  async stop(graceMs: number): Promise<void> {
    this.#stopping = true;
    this.#signal();
    await this.#loop;
    const { services, log } = this.#options;
    const over = new Promise((resolve) => setTimeout(resolve, graceMs, 'over').unref());
    const ended = await Promise.race([this.#ended(), over]);
    if (ended !== 'over') return;
    this.#finisher.giveUp();
    const left = [...this.#inFlight.keys()];
    log.warn({ notifications: left.length }, 'attempts did not end in time and were given back');
    if (left.length > 0) await release(services.db, left);
  }

  async #ended(): Promise<void> {
    await Promise.all(this.#sending);
    await this.#finisher.flushed();
  }

  async #run(): Promise<void> {
    let wait = FIRST_WAIT_MS;
    while (!this.#stopping) {
      try {
        this.#woken = false;
        if (this.#now() >= this.#sweepAt) await this.#sweep();
        const shares = this.#lanes.next(this.#now(), this.#options.concurrency - this.#inFlight.size);
        if (shares.length > 0) await this.#serve(shares);
        else await this.#sleep();
        wait = FIRST_WAIT_MS;
      } catch (error) {
        this.#options.log.error({ err: error }, 'what is due could not be taken; trying again');
        this.#sweepAt = 0;
        await this.#pause(wait);
        wait = Math.min(wait * 2, LONGEST_WAIT_MS);
      }
    }
  }

  async #serve(shares: readonly Share[]): Promise<void> {
    const { services, leaseSeconds, concurrencyPerDestination, presence } = this.#options;
    const now = this.#now();
    // Before asking: what becomes due from here on moves it forward again.
    for (const { lane } of shares) {
      lane.dueAt = Infinity;
      lane.servedAt = now;
    }
    const claimed = await claim(services.db, {
      shares: shares.map(({ lane, places }) => ({ accountId: lane.accountId, settingId: lane.settingId, places })),
      most: concurrencyPerDestination,
      leaseSeconds,
      lease: presence.newLease(),
    });
    const taken = Map.groupBy(claimed, (one) => one.notification_setting_id);
    const open = opener(services.secrets);
    const drained: DestinationQueue[] = [];
    for (const { lane, places } of shares) {
      const own = taken.get(lane.settingId) ?? [];
      for (const one of own) this.#send(one, lane, open);
      lane.inVain = own.length === 0 ? lane.inVain + 1 : 0;
      // A full share says that there may be more, and anything less that there is not: then the next one is in the future.
      if (own.length === places) lane.dueAt = Math.min(lane.dueAt, now);
      else drained.push(lane);
    }
    if (drained.length > 0) await this.#lookAhead(drained);
  }

  async #lookAhead(lanes: readonly DestinationQueue[]): Promise<void> {
    const waits = new Map(
      lanes.map(({ settingId, inVain }) => [settingId, Math.min(TAKEN_MS * 2 ** inVain, LONGEST_TAKEN_MS)]),
    );
    this.#note(await nextDue(this.#options.services.db, lanes), ({ settingId }) => waits.get(settingId) ?? TAKEN_MS);
  }

  async #sweep(): Promise<void> {
    const { db } = this.#options.services;
    const now = this.#now();
    this.#sweepAt = now + SWEEP_MS;
    this.#lanes.forgetIdle(now);
    await this.#freeAbandoned();
    const found = await dueDestinations(db);
    this.#note(found, () => 0);
    await endLeftOver(db, await turnedOff(db, found));
  }

  async #freeAbandoned(): Promise<void> {
    const { presence, services, log } = this.#options;
    const abandoned = await presence.abandoned(services.db);
    if (abandoned.length === 0) return;
    log.warn({ notifications: abandoned.length }, 'a process that was sending these is gone; they are sent again');
    await release(services.db, abandoned);
  }

  #note(found: readonly NextDue[], atLeastMs: (next: NextDue) => number): void {
    const now = this.#now();
    for (const next of found) this.#lanes.due(next, now + Math.max(next.in * 1_000, atLeastMs(next)));
  }

  #send(claimed: Claimed, lane: DestinationQueue, open: SecretBox['open']): void {
    lane.inFlight += 1;
    this.#inFlight.set(claimed, lane);
    const sending = this.#attempt(claimed, lane, open).finally(() => this.#sending.delete(sending));
    this.#sending.add(sending);
  }

  #free(claimed: Claimed): void {
    const lane = this.#inFlight.get(claimed);
    if (lane !== undefined) lane.inFlight -= 1;
    this.#inFlight.delete(claimed);
  }

  async #attempt(claimed: Claimed, lane: DestinationQueue, open: SecretBox['open']): Promise<void> {
    const { senders, services, schedule } = this.#options;
    let attempt: Attempt;
    try {
      attempt = await senders[claimed.type].send(messageOf(claimed, open));
    } catch (error) {
      // A fault of ours: the lease ends, and it is tried again without having cost an attempt.
      this.#options.log.error(
        { err: error, notification_id: claimed.notification_id },
        'sending failed in our own code',
      );
      this.#free(claimed);
      return;
    }
    if (attempt.error === 'timeout') lane.breaker.timedOut(this.#now());
    else lane.breaker.answered();
    this.#finisher.add({
      logId: newId('ntflog_', services.clock),
      claimed,
      attempt,
      retryIn: attempt.outcome === 'failed' ? retryIn(schedule, claimed, attempt) : undefined,
    });
  }

  #written(finished: readonly Finished[]): void {
    const now = this.#now();
    for (const one of finished) {
      this.#free(one.claimed);
      const { account_id, notification_setting_id } = one.claimed;
      if (one.retryIn !== undefined) {
        this.#lanes.due({ accountId: account_id, settingId: notification_setting_id }, now + one.retryIn * 1_000);
      }
      this.#options.observe?.(one);
    }
    this.#signal();
  }

  #now(): number {
    return performance.now() - this.#began;
  }

  #signal(): void {
    this.#woken = true;
    this.#wake?.();
  }

  async #sleep(): Promise<void> {
    const now = this.#now();
    const until = Math.min(this.#lanes.nextChange(now), this.#sweepAt);
    if (!this.#woken && until > now) await this.#pause(until - now);
  }

  /** Until somebody signals, at most this long. */
  async #pause(milliseconds: number): Promise<void> {
    if (this.#stopping) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, milliseconds);
    this.#wake = resolve;
    await promise;
    clearTimeout(timer);
    this.#wake = undefined;
  }
}

/** For what is claimed at once: opening a secret takes 30 µs, a tenth of a delivery, and each destination has one. */
function opener(secrets: SecretBox): SecretBox['open'] {
  const opened = new Map<string, string>();
  return (sealed, context) => {
    const key = `${context} ${sealed}`;
    const secret = opened.get(key) ?? secrets.open(sealed, context);
    opened.set(key, secret);
    return secret;
  };
}

function messageOf(claimed: Claimed, open: SecretBox['open']): Message {
  const { notification_setting_id, secret, previous_secret } = claimed;
  const sealed = previous_secret === null ? [secret] : [secret, previous_secret];
  return {
    notificationId: claimed.notification_id,
    eventId: claimed.event_id,
    eventType: claimed.event_type,
    occurredAt: claimed.occurred_at,
    settingId: notification_setting_id,
    destination: claimed.destination,
    body: claimed.payload,
    secrets: sealed.map((one) => open(one, notification_setting_id)),
  };
}

function retryIn(schedule: Schedule, claimed: Claimed, attempt: Attempt): number | undefined {
  return nextAttemptIn(
    schedule,
    {
      attempts: claimed.times_attempted + 1,
      since: (claimed.since_first ?? 0) + attempt.durationMs / 1_000,
      wish: attempt.retryAfterMs === null ? undefined : attempt.retryAfterMs / 1_000,
    },
    Math.random(),
  );
}
