import { Redis } from 'ioredis';

import type { Log } from '../common/log.ts';
import { OperatorError } from '../common/operator-error.ts';

/** After this time a request continues without Redis. */
const COMMAND_TIMEOUT_MS = 250;
/** Pauses between reconnects, while each process counts for itself. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 5_000;
/** How long a start waits for the first response of Redis. */
const START_MS = 1_000;

/**
 * A connection for counters that must never delay a request. Commands fail at once while Redis is
 * unavailable. A command timeout closes the connection, and it reconnects in the background. The log has
 * one line when Redis is lost and one when it is back.
 *
 * @throws OperatorError when the server is not a Redis, or rejects these credentials. An unavailable Redis
 * is not an error.
 */
export async function openRedis(url: string, log: Log, timeoutMs = COMMAND_TIMEOUT_MS): Promise<Redis> {
  const redis = new CountingRedis(url, {
    commandTimeout: timeoutMs,
    disconnectTimeout: timeoutMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * FIRST_PAUSE_MS, LONGEST_PAUSE_MS),
  });
  const state = { lost: false, opening: true };
  redis.on('error', (error) => {
    // An error that ends the start is reported once, by the start.
    if (state.opening && permanentFault(error) !== undefined) return;
    if (!state.lost)
      log.warn({ err: error }, 'Redis is unavailable; each process counts requests for itself until it is back');
    state.lost = true;
  });
  redis.on('ready', () => {
    if (state.lost) log.info({}, 'Redis is back; counting requests across processes again');
    state.lost = false;
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
    if (this.status === 'ready') args[0].promise.catch((error: Error) => this.#closeAfterTimeout(error));
    return result;
  }

  /**
   * Closes the connection after a command timeout: pending commands fail at once, and new ones are not
   * sent.
   */
  #closeAfterTimeout(error: Error): void {
    if (error.message !== 'Command timed out' || this.status !== 'ready') return;
    this.emit('error', error);
    this.disconnect(true);
  }
}

/** A permanent fault of the server; undefined when it is a Redis, or does not respond yet. */
function firstFault(redis: Redis): Promise<string | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), START_MS);
    const settle = (fault?: string): void => {
      clearTimeout(timer);
      resolve(fault);
    };
    redis.once('ready', () => settle());
    redis.once('error', (error) => settle(permanentFault(error)));
    redis.once('close', () => settle('the server closed the connection, so it may not be Redis'));
  });
}

function permanentFault(error: Error): string | undefined {
  if (/^Unknown RESP type|^Protocol error/.test(error.message)) return 'the server is not Redis';
  const isRejected = /^(?:NOAUTH|WRONGPASS|NOPERM|ERR (?:AUTH|invalid|DB index))/i.test(error.message);
  return error.name === 'ReplyError' && isRejected ? `it responded "${error.message}"` : undefined;
}

/** The host, without user and password. */
function placeOf(url: string): string {
  return new URL(url).host;
}
