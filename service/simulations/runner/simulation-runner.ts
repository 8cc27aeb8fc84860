import { randomUUID } from 'node:crypto';

import type { Log } from '../../common/log.ts';
import type { WebhookSender } from '../../outbound/webhook-sender.ts';
import type { Services } from '../../services.ts';
import { dueRuns, type RunKey } from './due-runs.ts';
import { finishTurn } from './finish-event.ts';
import { takeTurn, type Turn } from './claim-event.ts';

export interface PlayerOptions {
  readonly services: Pick<Services, 'db' | 'clock' | 'secrets'>;
  /** The player's own: it is closed with it, and what it sends takes no place from anything else. */
  readonly sender: WebhookSender;
  readonly log: Log;
  /** From the end of one attempt of a run to the next. */
  readonly paceSeconds: number;
  /** After which an event that a process died over has failed; longer than an attempt can take. */
  readonly leaseSeconds: number;
  /** Attempts at once in this process. */
  readonly concurrency: number;
  /** Attempts at once for a destination, over all processes. */
  readonly concurrencyPerDestination: number;
}

/** How soon a run is found that another process has started. */
const LOOK_MS = 1_000;
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;

/**
 * Plays the runs of simulations: one event after the other of each, many runs at once. All that there is to know stands in the database, so any
 * number of players can work on one, and who dies leaves a run behind that goes on when the lease ends.
 */
export class Player {
  readonly #options: PlayerOptions;
  readonly #playing = new Set<Promise<void>>();
  #stopping = false;
  #loop: Promise<void> | undefined;
  #wake: (() => void) | undefined;
  #woken = false;

  constructor(options: PlayerOptions) {
    this.#options = options;
  }

  start(): void {
    this.#loop ??= this.#run();
  }

  /** A run became due; call it after the commit. */
  due(): void {
    this.#woken = true;
    this.#wake?.();
  }

  /** Takes no more turns, and waits up to `graceMs` for those under way. What is left then is cut off, and has failed. */
  async stop(graceMs: number): Promise<void> {
    this.#stopping = true;
    this.due();
    await this.#loop;
    const over = new Promise((resolve) => setTimeout(resolve, graceMs).unref());
    await Promise.race([Promise.all(this.#playing), over]);
    await this.#options.sender.close();
    await Promise.all(this.#playing);
  }

  async #run(): Promise<void> {
    let wait = FIRST_WAIT_MS;
    while (!this.#stopping) {
      try {
        this.#woken = false;
        const nextIn = await this.#takeTurns();
        await this.#sleep(Math.min(LOOK_MS, 1_000 * (nextIn ?? Infinity)));
        wait = FIRST_WAIT_MS;
      } catch (error) {
        this.#options.log.error({ err: error }, 'runs of simulations could not be played; trying again');
        await this.#sleep(wait);
        wait = Math.min(wait * 2, LONGEST_WAIT_MS);
      }
    }
  }

  /** Gives the seconds until it is worth looking again. With no place left, a place that gets free wakes it. */
  async #takeTurns(): Promise<number | undefined> {
    const { services, concurrency, concurrencyPerDestination } = this.#options;
    const room = concurrency - this.#playing.size;
    if (room <= 0) return undefined;
    const { runs, nextIn } = await dueRuns(services.db, { room, most: concurrencyPerDestination });
    for (const key of runs) {
      if (this.#stopping) return undefined;
      const turn = await this.#takeTurn(key);
      if (turn === undefined) continue;
      const playing = this.#play(turn).finally(() => {
        this.#playing.delete(playing);
        this.due();
      });
      this.#playing.add(playing);
    }
    return nextIn;
  }

  /** One run that can't be played does not keep the others from it. */
  async #takeTurn(key: RunKey): Promise<Turn | undefined> {
    const { services, leaseSeconds, log } = this.#options;
    try {
      return await takeTurn(services.db, key, { clock: services.clock, lease: randomUUID(), leaseSeconds });
    } catch (error) {
      log.error({ err: error, simulation_run_id: key.id }, 'a run of a simulation could not be played; trying again');
      return undefined;
    }
  }

  /** Never rejects: when the end of a turn can't be written down, the lease ends, and the event has failed. */
  async #play(turn: Turn): Promise<void> {
    const { services, sender, paceSeconds, log } = this.#options;
    const about = { simulation_event_id: turn.event.id, simulation_run_id: turn.run.id };
    try {
      const secrets = turn.secrets.map((secret) => services.secrets.open(secret, turn.settingId));
      const attempt = await sender.send({ destination: turn.destination, body: turn.event.body, secrets });
      const { clock, db } = services;
      const written = await this.#persistently(() => finishTurn(db, turn, attempt, { clock, paceSeconds }));
      if (!written) log.warn(about, 'what came of a simulated event was not written down: its lease had ended');
    } catch (error) {
      log.error({ err: error, ...about }, 'a simulated event failed in our own code');
    }
  }

  /** Until the lease has ended for certain. */
  async #persistently(write: () => Promise<boolean>): Promise<boolean> {
    const until = performance.now() + this.#options.leaseSeconds * 1_000;
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      try {
        return await write();
      } catch (error) {
        if (this.#stopping || performance.now() > until) throw error;
        this.#options.log.error({ err: error }, 'a simulated event could not be written down; trying again');
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  }

  /** Until somebody wakes it, at most this long. */
  async #sleep(milliseconds: number): Promise<void> {
    if (this.#woken || this.#stopping) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, milliseconds);
    this.#wake = resolve;
    await promise;
    clearTimeout(timer);
    this.#wake = undefined;
  }
}
