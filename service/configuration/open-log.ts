import { type Logger, pino } from 'pino';

import type { Config } from './config.ts';

/** Bytes that are written at once when there are so many. */
const BUNDLE_BYTES = 4_096;
/** How late a line may be written. */
const DELAY_MS = 200;

/**
 * The log of the process, to a file descriptor or a file. Lines are written in bundles and without waiting, the last ones when the
 * process exits; only `kill -9` can lose some. Writing each by itself takes an eighth of what a request costs, and whoever reads
 * standard error slowly would hold all requests up.
 */
export function openLog(
  { logLevel, environment }: Pick<Config, 'logLevel' | 'environment'>,
  destination: number | string,
): Logger {
  const options = { dest: destination, sync: false, minLength: BUNDLE_BYTES, periodicFlush: DELAY_MS };
  return pino({ level: logLevel, base: { environment } }, pino.destination(options));
}
