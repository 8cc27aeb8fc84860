import type { Log } from '../common/log.ts';
import { OperatorError } from '../common/operator-error.ts';
import { CountingRedis } from './counting-redis.ts';

/** After this time a request continues without Redis. */
const COMMAND_TIMEOUT_MS = 250;
/** How long a start waits for the first response of Redis. */
const START_MS = 1_000;

/**
 * Connects to the Redis that counts requests. The log has one line when Redis is lost and one when it is
 * back.
 *
 * @throws OperatorError when the server is not a Redis, or rejects these credentials. An unavailable Redis
 * is not an error.
 */
export async function openRedis(url: string, log: Log, timeoutMs = COMMAND_TIMEOUT_MS): Promise<CountingRedis> {
  const state = { opening: true };
  const redis = new CountingRedis(url, timeoutMs, {
    lost(error) {
      // An error that ends the start is reported once, by the start.
      if (state.opening && permanentFault(error) !== undefined) return;
      log.warn({ err: error }, 'Redis is unavailable; each process counts requests for itself until it is back');
    },
    back: () => log.info({}, 'Redis is back; counting requests across processes again'),
  });
  const fault = await firstFault(redis);
  if (fault === undefined) {
    state.opening = false;
    return redis;
  }
  redis.disconnect();
  throw new OperatorError(`REDIS_URL (${placeOf(url)}) cannot be used: ${fault}.`);
}

/** A permanent fault of the server; undefined when it is a Redis, or does not respond yet. */
function firstFault(redis: CountingRedis): Promise<string | undefined> {
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
  return isRejected ? `it responded "${error.message}"` : undefined;
}

/** The host, without user and password. */
function placeOf(url: string): string {
  return new URL(url).host;
}
