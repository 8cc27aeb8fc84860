import { world } from '../world/world.ts';

/**
 * What modules of the service get instead of the globals of the same names: time, timers and random numbers
 * of the simulation. `register.ts` imports them into each module.
 */

const LONGEST_MS = 2 ** 31 - 1;

class Timer {
  #scheduled: { cancel(): void } | undefined;

  constructor(ms: number, act: () => void, repeats: boolean) {
    const { scheduler, random } = world();
    // As Node does.
    const delay = ms >= 1 && ms <= LONGEST_MS ? Math.trunc(ms) : 1;
    const start = (): void => {
      this.#scheduled = scheduler.after(delay + random.next(), 'timer', 'timer', () => {
        if (repeats) start();
        act();
      });
    };
    start();
  }

  clear(): void {
    this.#scheduled?.cancel();
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }
}

export function setTimeout<Arguments extends unknown[]>(
  act: (...values: Arguments) => void,
  ms = 0,
  ...values: Arguments
): Timer {
  return new Timer(ms, () => act(...values), false);
}

export function setInterval<Arguments extends unknown[]>(
  act: (...values: Arguments) => void,
  ms = 0,
  ...values: Arguments
): Timer {
  return new Timer(ms, () => act(...values), true);
}

export function clearTimeout(timer: Timer | undefined): void {
  timer?.clear();
}

export function clearInterval(timer: Timer | undefined): void {
  timer?.clear();
}

export function setImmediate<Arguments extends unknown[]>(
  act: (...values: Arguments) => void,
  ...values: Arguments
): void {
  const { scheduler, random } = world();
  scheduler.after(random.next() / 100, 'call', 'immediate', () => act(...values));
}

export const performance = { now: (): number => world().now };

const RealMath = globalThis.Math;
export const Math: typeof globalThis.Math = Object.create(RealMath, {
  random: { value: () => world().serviceRandom.next() },
});

const RealDate = globalThis.Date;
export const Date = new Proxy(RealDate, {
  construct: (_, values: []) => (values.length === 0 ? new RealDate(world().time) : new RealDate(...values)),
  get: (target, name) =>
    name === 'now' ? () => world().time : (target as never as Readonly<Record<string | symbol, unknown>>)[name],
});

const RealAbortSignal = globalThis.AbortSignal;
export const AbortSignal = {
  timeout(ms: number): globalThis.AbortSignal {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')), ms);
    return controller.signal;
  },
  any: (signals: globalThis.AbortSignal[]) => RealAbortSignal.any(signals),
  abort: (reason?: unknown) => RealAbortSignal.abort(reason),
};
