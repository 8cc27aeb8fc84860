import { rateLimits } from '@billing/server';

import { now } from './now.ts';
import type { Processes } from './processes.ts';
import { type RedisLine, redisLines } from './redis-log.ts';

const { requests: LIMIT, windowSeconds: WINDOW_SECONDS } = rateLimits.default;
/** More than that many would be no limit. */
const MOST = 2 * LIMIT + 20;
const CONNECTIONS = 4;
/** A busy machine can make a measurement void. */
const ATTEMPTS = 5;

export interface LimitsOptions {
  readonly urls: readonly string[];
  readonly key: string;
  readonly processes: Processes;
}

interface Measured {
  readonly allowed: number;
  /** Whether requests were still allowed after the first rejection. */
  readonly allowedLater: boolean;
}

/** Measures how many requests of one address are allowed. */
export class RedisLimits {
  readonly #options: LimitsOptions;
  #addresses = 0;
  /** Limits that were measured, and what was wrong with them. */
  measured = 0;
  readonly wrong: string[] = [];

  constructor(options: LimitsOptions) {
    this.#options = options;
  }

  /** That all processes have one limit together. */
  async shared(): Promise<void> {
    await this.#measure('shared', this.#options.urls);
  }

  /** That each process has its own. */
  async own(): Promise<void> {
    await Promise.all(this.#options.urls.map((url) => this.#measure('own', [url])));
  }

  /** What each process has logged of Redis until now. */
  lines(): Promise<RedisLine[][]> {
    return Promise.all(this.#options.urls.map((_, index) => this.#lines(index)));
  }

  async #measure(name: string, urls: readonly string[]): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const before = await this.#counts();
      const began = now();
      const { allowed, allowedLater } = await this.#exceed(urls);
      // The window may have ended, or Redis may have been lost or come back.
      const isVoid = now() - began > WINDOW_SECONDS * 900 || (await this.#counts()) !== before;
      if (isVoid) continue;
      this.measured += 1;
      if (allowed !== LIMIT) this.wrong.push(`${name} limit: ${allowed} requests were allowed`);
      if (allowedLater) this.wrong.push(`${name} limit: requests were allowed during the penalty`);
      return;
    }
  }

  async #exceed(urls: readonly string[]): Promise<Measured> {
    const address = this.#newAddress();
    const course = { sent: 0, allowed: 0, isRejected: false };
    const send = async (): Promise<void> => {
      while (!course.isRejected && course.sent < MOST) {
        const url = urls[course.sent % urls.length]!;
        course.sent += 1;
        if (await this.#isAllowed(url, address)) course.allowed += 1;
        else course.isRejected = true;
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, send));
    const later = await Promise.all(urls.map((url) => this.#isAllowed(url, address)));
    return { allowed: course.allowed, allowedLater: later.includes(true) };
  }

  async #isAllowed(url: string, address: string): Promise<boolean> {
    const response = await fetch(`${url}/event-types`, {
      headers: { authorization: `Bearer ${this.#options.key}`, 'x-forwarded-for': address },
    });
    const text = await response.text();
    if (response.status === 200) return true;
    if (response.status !== 429 || !(Number(response.headers.get('retry-after')) > 0))
      this.wrong.push(`${response.status} ${text}`);
    return false;
  }

  async #counts(): Promise<string> {
    return (await this.lines()).map(({ length }) => length).join();
  }

  async #lines(index: number): Promise<RedisLine[]> {
    const address = this.#newAddress();
    await this.#isAllowed(this.#options.urls[index]!, address);
    return redisLines(this.#options.processes, index, address);
  }

  /** Apart from those of the load. */
  #newAddress(): string {
    this.#addresses += 1;
    return `172.16.${this.#addresses >> 8}.${this.#addresses & 255}`;
  }
}
