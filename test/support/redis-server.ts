import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { Redis } from 'ioredis';

import { freePort } from '../chaos/place.ts';
import { isListening } from './is-listening.ts';

/** Whether this machine has a Redis server. */
export const hasRedisServer = spawnSync('redis-server', ['--version']).status === 0;

/** In which a script that runs makes the server respond BUSY. */
const BUSY_AFTER_MS = 100;

/** A dedicated Redis server, which can be lost without side effects on other tests. */
export class RedisServer {
  readonly #directory: string;
  readonly #port: number;
  #running: ChildProcess | undefined;

  private constructor(directory: string, port: number) {
    this.#directory = directory;
    this.#port = port;
  }

  /** Starts one on a free port, with its own directory. */
  static async start(): Promise<RedisServer> {
    const server = new RedisServer(mkdtempSync(join(tmpdir(), 'billing-redis-')), await freePort());
    await server.start();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  /** Starts it again, with settings such as `--maxmemory 1mb`. It listens when this returns. */
  async start(...settings: string[]): Promise<void> {
    const own = ['--port', `${this.#port}`, '--bind', '127.0.0.1', '--dir', this.#directory];
    // Only what a test saves is there after a restart.
    const unsaved = ['--save', '', '--appendonly', 'no', '--rdbcompression', 'no'];
    const busy = ['--lua-time-limit', `${BUSY_AFTER_MS}`];
    const server = spawn('redis-server', [...own, ...unsaved, ...busy, ...settings], { stdio: 'ignore' });
    this.#running = server;
    while (!(await isListening(this.#port))) {
      if (server.exitCode !== null) throw new Error(`redis-server ended with exit code ${server.exitCode}.`);
      await sleep(20);
    }
  }

  /** A new connection for each command, because each may end in any way. */
  async command(name: string, ...args: string[]): Promise<unknown> {
    const redis = new Redis(this.url, { enableReadyCheck: false, lazyConnect: true, retryStrategy: () => null });
    // The command fails with the same error.
    redis.on('error', () => undefined);
    try {
      await redis.connect();
      return await redis.call(name, ...args);
    } finally {
      redis.disconnect();
    }
  }

  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#running?.kill(signal);
  }

  /** Kills it, which also ends one that is stopped. */
  async kill(): Promise<void> {
    const server = this.#running;
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#directory, { recursive: true, force: true });
  }
}
