import type { Finished } from '../../../service/delivery/finish.ts';
import { timeOfId } from '../../../service/ids/id.ts';
import type { Destination, Send } from '../network/destinations.ts';
import { PER_DESTINATION } from '../scenario/worker.ts';
import type { World } from '../world/world.ts';

/** The longest lease, and some time to notice that it has expired. */
const EXCUSED_MS = 45_000;
/** After that long without a fault, a notification must be sent at once. */
const CALM_MS = 60_000;
/** Shorter than the interval at which the dispatcher looks for what no signal has named. */
const AT_ONCE_MS = 2_500;
/** Attempts are recorded with whole milliseconds, and the statement that records them takes time. */
const ROUNDING_MS = 1;

/** What the model knows of a notification. */
interface Notification {
  readonly sends: Send[];
  /** By the send that it ended. */
  readonly recorded: Map<Send, Finished>;
}

/**
 * Compares each call of a destination with the rules at the moment it begins: no notification is sent by two
 * processes at once, before its time, or again after a final result. Only a fault excuses it: of the process
 * that sent it before, or of the one that sends it.
 */
export class DeliveryChecks {
  readonly notifications = new Map<string, Notification>();
  readonly #world: World;
  /** When all slots of a destination were in use. */
  readonly #fullAt = new Map<Destination, number>();

  constructor(world: World) {
    this.#world = world;
  }

  sent(send: Send): void {
    const { notificationId, destination } = send;
    const { now, weather } = this.#world;
    const known = this.notifications.get(notificationId);
    if (destination.inFlight + 1 >= PER_DESTINATION) this.#fullAt.set(destination, now);
    if (destination.inFlight >= PER_DESTINATION && now - weather.disturbedAt > EXCUSED_MS)
      this.#report('too many calls of a destination at once', send);
    const previous = known?.sends.at(-1);
    if (known === undefined || previous === undefined) {
      this.#checkInTime(send);
      this.notifications.set(notificationId, { sends: [send], recorded: new Map() });
      return;
    }
    known.sends.push(send);
    const isExcused =
      previous.process.wasDisturbed(previous.startedAt - EXCUSED_MS, now) ||
      send.process.wasDisturbed(now - EXCUSED_MS, now);
    if (isExcused) {
      this.#world.count('repeated after a fault');
      return;
    }
    const fault = faultOf(previous, known.recorded.get(previous), now);
    if (fault !== undefined) this.#report(fault, send);
  }

  /** Call with each attempt that a process has recorded. */
  recorded(finished: Finished): void {
    const known = this.notifications.get(finished.claimed.notification_id);
    const send = known?.sends.findLast(({ attempt }) => attempt === finished.attempt);
    if (known === undefined || send === undefined) return;
    const { now } = this.#world;
    const certain = [...known.recorded.keys()].filter(
      ({ process, startedAt }) => !process.wasDisturbed(startedAt - EXCUSED_MS, now),
    );
    // A process that got the claim late has an old number, and its result is discarded.
    const isLate = send.process.wasDisturbed(send.startedAt - EXCUSED_MS, now);
    if (!isLate && finished.claimed.times_attempted < certain.length)
      this.#report('a recorded attempt was not counted', send);
    known.recorded.set(send, finished);
  }

  #checkInTime(send: Send): void {
    const { now, weather, beganAt, scheduler } = this.#world;
    const dueAt = timeOfId(send.notificationId).getTime() - beganAt;
    const since = dueAt - CALM_MS;
    const isCalm = weather.disturbedAt < since && send.destination.timedOutAt < since;
    // Timers of skipped time end late.
    if (scheduler.skippedAt >= dueAt) return;
    if (!isCalm || (this.#fullAt.get(send.destination) ?? -Infinity) >= since || now - dueAt <= AT_ONCE_MS) return;
    this.#report(`a due notification waited for ${((now - dueAt) / 1_000).toFixed(1)} s`, send);
  }

  #report(rule: string, { notificationId, destination, process }: Send): void {
    this.#world.findings.add(
      rule,
      `${notificationId} to ${destination.address} by ${process.name} at ${this.#world.now.toFixed(0)} ms`,
    );
  }
}

/** What is wrong with sending a notification again at `now`. */
function faultOf(previous: Send, recorded: Finished | undefined, now: number): string | undefined {
  if (previous.attempt === undefined) return 'two processes send a notification at once';
  if (previous.attempt.outcome !== 'failed') return 'a notification was sent again after a final result';
  if (recorded === undefined) return 'a notification was sent again before its attempt was recorded';
  if (recorded.retryIn === undefined) return 'a notification was sent again after its last attempt';
  const dueAt = previous.endedAt + recorded.retryIn * 1_000;
  return now < dueAt - ROUNDING_MS ? 'a notification was sent again before its time' : undefined;
}
