import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

import { loggableFields } from '../common/loggable.ts';
import { logLine } from '../terminal/log-line.ts';
import { paintFor } from '../terminal/paint.ts';
import type { Config } from './config.ts';

type LogConfig = Pick<Config, 'logLevel' | 'environment'>;

/** Buffered lines are written at once when there are so many bytes. */
const BUNDLE_BYTES = 4_096;
/** How late a line may be written. */
const DELAY_MS = 200;
/** For a terminal that doesn't know its width. */
const DEFAULT_COLUMNS = 80;

/**
 * The log of the process as JSON lines, to a file descriptor or a file. Lines are written in bundles and asynchronously, the last ones
 * when the process exits; only `kill -9` can lose some. Writing each line by itself takes an eighth of what a request costs, and a slow
 * reader of standard error would block all requests.
 */
export function openLog({ logLevel, environment }: LogConfig, destination: number | string): Logger {
  const options = { dest: destination, sync: false, minLength: BUNDLE_BYTES, periodicFlush: DELAY_MS };
  return createLog({ logLevel, environment }, pino.destination(options));
}

/** The same log to a stream. No line of it tells more of an error than `loggable` lets it. */
export function createLog({ logLevel, environment }: Partial<LogConfig>, stream: DestinationStream): Logger {
  const options: LoggerOptions = {
    base: environment === undefined ? null : { environment },
    formatters: { log: loggableFields },
    // pino's own would take what is loggable for another error.
    serializers: { err: (error: unknown) => error },
  };
  return pino({ ...options, ...(logLevel !== undefined && { level: logLevel }) }, stream);
}

/** The same log on standard error: JSON lines, or on a terminal one readable line each, in order with what is printed there. */
export function openErrorLog(
  config: LogConfig,
  {
    stderr,
    env,
  }: { readonly stderr: Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'write'>; readonly env: NodeJS.ProcessEnv },
): Logger {
  if (!stderr.isTTY) return openLog(config, 2);
  const paint = paintFor(true, env);
  const write = (line: string): void => void stderr.write(logLine(line, paint, stderr.columns || DEFAULT_COLUMNS));
  return createLog({ logLevel: config.logLevel }, { write });
}
