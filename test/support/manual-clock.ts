import type { Clock } from '../../service/common/clock.ts';

/** A clock that stands still until a test advances it. */
export class ManualClock implements Clock {
  #now: Date;

  constructor(start = '2026-03-02T09:30:00.000Z') {
    this.#now = new Date(start);
  }

  now(): Date {
    return new Date(this.#now);
  }

  advance(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds);
  }

  set(moment: string): void {
    this.#now = new Date(moment);
  }
}
