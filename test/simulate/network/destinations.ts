import type { Attempt, Message, Sender } from '../../../service/outbound/attempt.ts';
import { currentProcess, type SimulatedProcess } from '../world/process.ts';
import type { Random } from '../world/random.ts';
import type { World } from '../world/world.ts';

/** How a destination treats what it receives. */
type Mood = 'well' | 'fails' | 'hangs' | 'resets' | 'late' | 'busy' | 'mixed' | 'rejects';

const MOODS: Readonly<Record<Mood, number>> = {
  well: 40,
  mixed: 15,
  fails: 14,
  hangs: 9,
  resets: 8,
  late: 6,
  busy: 6,
  rejects: 0,
};
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** As the service sends them. */
export const TIMEOUT_MS = { url: 5_000, email: 30_000 } as const;

/** One call of a destination. */
export interface Send {
  readonly notificationId: string;
  readonly destination: Destination;
  readonly process: SimulatedProcess;
  /** Milliseconds of the simulation. */
  readonly startedAt: number;
  endedAt: number;
  /** Undefined while it is under way, and when the process ended before. */
  attempt: Attempt | undefined;
  /** Whether the destination has received it. */
  wasReceived: boolean;
}

export class Destination {
  readonly address: string;
  readonly type: 'url' | 'email';
  readonly #world: World;
  #mood: Mood = 'well';
  #changesAt: number;
  /** When the last attempt timed out. */
  timedOutAt = -Infinity;
  inFlight = 0;

  constructor(world: World, number: number, type: 'url' | 'email') {
    this.#world = world;
    this.type = type;
    this.address = type === 'url' ? `https://d${number}.receiver.example/hook` : `d${number}@receiver.example`;
    this.#changesAt = world.random.magnitude(MINUTE_MS, DAY_MS);
  }

  get mood(): Mood {
    const { now, random } = this.#world;
    while (this.#changesAt <= now) {
      this.#mood = random.weighted({ ...MOODS, ...(this.type === 'email' && { rejects: 4 }) });
      this.#changesAt += random.magnitude(10 * MINUTE_MS, this.#mood === 'well' ? 10 * DAY_MS : 4 * DAY_MS);
    }
    return this.#mood;
  }
}

/** What comes of one call. */
interface Exchange {
  readonly durationMs: number;
  readonly isReceived: boolean;
  readonly result: Pick<Attempt, 'outcome' | 'code' | 'error' | 'retryAfterMs'>;
}

const failed = (code: number, retryAfterMs: number | null = null): Exchange['result'] => ({
  outcome: 'failed',
  code,
  error: null,
  retryAfterMs,
});
const without = (error: Attempt['error']): Exchange['result'] => ({
  outcome: 'failed',
  code: 0,
  error,
  retryAfterMs: null,
});
const ACCEPTED: Exchange['result'] = { outcome: 'accepted', code: 200, error: null, retryAfterMs: null };

/** The destinations of the world, and everything that was ever sent to them. */
export class Network {
  readonly sends: Send[] = [];
  /** When a call ended last. */
  endedAt = -Infinity;
  readonly #world: World;
  readonly #destinations = new Map<string, Destination>();
  readonly #onSend: (send: Send) => void;

  constructor(world: World, onSend: (send: Send) => void) {
    this.#world = world;
    this.#onSend = onSend;
  }

  add(destination: Destination): void {
    this.#destinations.set(destination.address, destination);
  }

  /** The sender of the current process. */
  sender(): Sender {
    return { send: (message) => this.#send(message), close: async () => undefined };
  }

  #send({ notificationId, destination: address }: Message): Promise<Attempt> {
    const world = this.#world;
    const { scheduler, random, weather } = world;
    const process = currentProcess();
    const destination = this.#destinations.get(address);
    if (process === undefined || destination === undefined) throw new Error(`Nothing listens at ${address}.`);
    const startedAt = new Date(world.time);
    const { durationMs, isReceived, result } = exchange(destination, random);
    const send: Send = {
      notificationId,
      destination,
      process,
      startedAt: world.now,
      endedAt: Infinity,
      attempt: undefined,
      wasReceived: false,
    };
    world.count(`attempt ${result.error ?? result.outcome}`);
    this.#onSend(send);
    this.sends.push(send);
    destination.inFlight += 1;
    const end = (): void => {
      destination.inFlight -= 1;
      send.endedAt = world.now;
      this.endedAt = world.now;
    };
    const ended = scheduler.after(durationMs, 'call', `response ${result.code} ${result.error ?? ''}`, () => {
      end();
      if (result.error === 'timeout') destination.timedOutAt = world.now;
      send.attempt = { startedAt, durationMs, headers: [], body: '', address: null, ...result };
      resolve(send.attempt);
    });
    // The destination gets it even if the sender ends meanwhile.
    const receive = (): void => {
      send.wasReceived = true;
    };
    if (isReceived) scheduler.after(random.between(0, durationMs), 'plan', 'received', receive, null);
    const crash = async (): Promise<void> => {
      world.count('crash while sending');
      await process.end(world.now);
    };
    if (weather.strikes(2)) scheduler.after(random.between(0, durationMs * 1.2), 'plan', 'crash', crash, null);
    process.onEnd(() => {
      if (send.endedAt === Infinity) end();
      ended.cancel();
    });
    const { promise, resolve } = Promise.withResolvers<Attempt>();
    return promise;
  }
}

function exchange({ mood, type }: Destination, random: Random): Exchange {
  const limit = TIMEOUT_MS[type];
  const kind = mood === 'mixed' ? random.pick(['well', 'fails', 'hangs', 'resets', 'late'] as const) : mood;
  const soon = random.magnitude(1, 900);
  const maybe = random.chance(0.5);
  switch (kind) {
    case 'well':
      return { durationMs: soon, isReceived: true, result: ACCEPTED };
    case 'fails':
      return { durationMs: soon, isReceived: true, result: failed(random.pick([400, 404, 500, 502, 301])) };
    case 'busy':
      return {
        durationMs: soon,
        isReceived: true,
        result: failed(random.pick([429, 503]), random.magnitude(1_000, 10_000_000)),
      };
    case 'hangs':
      return { durationMs: limit, isReceived: maybe, result: without('timeout') };
    case 'resets':
      return { durationMs: soon, isReceived: maybe, result: without('connection_failed') };
    case 'late': {
      const durationMs = random.between(0.7, 1.2) * limit;
      return durationMs < limit
        ? { durationMs, isReceived: true, result: ACCEPTED }
        : { durationMs: limit, isReceived: true, result: without('timeout') };
    }
    case 'rejects':
      return { durationMs: soon, isReceived: false, result: { ...ACCEPTED, outcome: 'refused', code: 550 } };
  }
}
