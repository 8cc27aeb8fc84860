import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

import { loggableFields } from '../common/loggable.ts';
import { logLine } from '../terminal/log-line.ts';
import { paintFor } from '../command-line/paint.ts';
import type { Config } from './config.ts';

type LogConfig = Pick<Config, 'logLevel' | 'environment'>;

/** Buffered lines are written when they reach this size. */
const BATCH_BYTES = 4_096;
/** The longest delay of a line. */
const DELAY_MS = 200;
/** For a terminal that does not report its width. */
const DEFAULT_COLUMNS = 80;

/**
 * The log of the process as JSON lines, to a file descriptor or a file. It writes asynchronously and in
 * batches, and flushes when the process exits; only `kill -9` can lose lines. Writing each line
 * synchronously would cost an eighth of a request, and a slow reader of standard error would block all
 * requests.
 */
export function openLog({ logLevel, environment }: LogConfig, destination: number | string): Logger {
  const options = { dest: destination, sync: false, minLength: BATCH_BYTES, periodicFlush: DELAY_MS };
  return createLog({ logLevel, environment }, pino.destination(options));
}

/** The same log to a stream. Errors are reduced to what `loggable` allows. */
export function createLog({ logLevel, environment }: Partial<LogConfig>, stream: DestinationStream): Logger {
  const options: LoggerOptions = {
    base: environment === undefined ? null : { environment },
    formatters: { log: loggableFields },
    // pino's own serializer would take the reduced error for a plain object.
    serializers: { err: (error: unknown) => error },
  };
  return pino({ ...options, ...(logLevel !== undefined && { level: logLevel }) }, stream);
}

/**
 * The same log on standard error: JSON lines, or readable lines on a terminal, in order with other output
 * there.
 */
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
