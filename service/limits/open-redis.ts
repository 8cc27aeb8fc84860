import { Redis } from 'ioredis';

import type { Log } from '../common/log.ts';
import { OperatorError } from '../common/operator-error.ts';

/** A counter is not worth waiting for: after this, requests go on without Redis. */
const COMMAND_TIMEOUT_MS = 250;
/** Between two tries to reach a Redis that is away, while each process counts for itself. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 5_000;
/** How long a start waits to hear whether there is a Redis at all. */
const START_MS = 1_000;

/**
 * A connection for counters that must never hold a request up. Commands fail at once while Redis is away. When one is not answered in
 * time, the connection is given up, and a new one is tried in the background until it answers. One line in the log says when Redis went,
 * and one when it came back.
 *
 * @throws OperatorError when what answers is no Redis, or one that these credentials may not use. One that is away is waited for.
 */
export async function openRedis(url: string, log: Log, timeoutMs = COMMAND_TIMEOUT_MS): Promise<Redis> {
  const redis = new CountingRedis(url, {
    commandTimeout: timeoutMs,
    disconnectTimeout: timeoutMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * FIRST_PAUSE_MS, LONGEST_PAUSE_MS),
  });
  const state = { away: false, opening: true };
  redis.on('error', (error) => {
    // What ends the start is said once, by the start.
    if (state.opening && lastingFault(error) !== undefined) return;
    if (!state.away)
      log.warn({ err: error }, 'Redis is not there: each process counts requests for itself until it is back');
    state.away = true;
  });
  redis.on('ready', () => {
    if (state.away) log.info({}, 'Redis is back: requests are counted across processes again');
    state.away = false;
  });
  const fault = await firstFault(redis);
  if (fault === undefined) {
    state.opening = false;
    return redis;
  }
  redis.disconnect();
  throw new OperatorError(`REDIS_URL (${placeOf(url)}) cannot be used: ${fault}.`);
}

class CountingRedis extends Redis {
  override sendCommand(...args: Parameters<Redis['sendCommand']>): unknown {
    const result = super.sendCommand(...args);
    if (this.status === 'ready') args[0].promise.catch((error: Error) => this.#giveUpAfter(error));
    return result;
  }

  /** Ends the connection when a command timed out: what waits fails at once, and what comes meanwhile is not sent. */
  #giveUpAfter(error: Error): void {
    if (error.message !== 'Command timed out' || this.status !== 'ready') return;
    this.emit('error', error);
    this.disconnect(true);
  }
}

/** What is wrong for good with what answers; undefined when it is a Redis, or when nothing answers yet. */
function firstFault(redis: Redis): Promise<string | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), START_MS);
    const settle = (fault?: string): void => {
      clearTimeout(timer);
      resolve(fault);
    };
    redis.once('ready', () => settle());
    redis.once('error', (error) => settle(lastingFault(error)));
    redis.once('close', () => settle('what answers there ends the connection, so it may be no Redis'));
  });
}

function lastingFault(error: Error): string | undefined {
  if (/^Unknown RESP type|^Protocol error/.test(error.message)) return 'what answers there is no Redis';
  const isRefused = /^(?:NOAUTH|WRONGPASS|NOPERM|ERR (?:AUTH|invalid|DB index))/i.test(error.message);
  return error.name === 'ReplyError' && isRefused ? `it says "${error.message}"` : undefined;
}

/** Without user and password. */
function placeOf(url: string): string {
  return new URL(url).host;
}
