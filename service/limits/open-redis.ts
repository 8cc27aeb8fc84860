import { Redis } from 'ioredis';

import type { Log } from '../basics/log.ts';

/** A counter is not worth waiting for: after this, the request goes on without Redis. */
const COMMAND_TIMEOUT_MS = 250;

/**
 * A connection for counters that must never hold a request up: commands fail at once while Redis is away, and one line in the log says
 * when it went and when it came back.
 */
export function openRedis(url: string, log: Log): Redis {
  const redis = new Redis(url, {
    commandTimeout: COMMAND_TIMEOUT_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5_000),
  });
  const state = { away: false };
  redis.on('error', (error) => {
    if (!state.away)
      log.warn({ err: error }, 'Redis is not there: each process counts requests for itself until it is back');
    state.away = true;
  });
  redis.on('ready', () => {
    if (state.away) log.info({}, 'Redis is back: requests are counted across processes again');
    state.away = false;
  });
  return redis;
}
