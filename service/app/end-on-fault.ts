import type { FastifyBaseLogger } from 'fastify';

/** The process exits even if closing hangs. */
const CLOSE_MS = 8_000;

const UNHANDLED = 'unhandled error; closing the database and ending with exit code 1';
const ABORTED =
  'the embedded database has aborted; ending with exit code 1. The most likely cause is a full disk below the data directory: free ' +
  'space there and start again. Acknowledged changes are stored';

export interface Faults {
  readonly log: Pick<FastifyBaseLogger, 'fatal' | 'error'>;
  /** Settles when the database can't be used any more in this process. */
  readonly aborted: Promise<Error>;
  close(): Promise<unknown>;
}

/**
 * After an unhandled error, or when the embedded database has aborted, closes the database with `close` and
 * ends the process with exit code 1: after such an error its state is unknown. The process manager restarts
 * it.
 */
export function endOnFault({ log, aborted, close }: Faults): void {
  let ending = false;
  const end = async (fault: unknown, origin: string, message = UNHANDLED): Promise<void> => {
    if (ending) {
      log.error({ err: fault, origin }, 'another unhandled error while the process was ending');
      return;
    }
    ending = true;
    log.fatal({ err: fault, origin }, message);
    setTimeout(() => process.exit(1), CLOSE_MS).unref();
    try {
      await close();
    } catch (failure) {
      log.error({ err: failure }, 'failed to close the database');
    }
    process.exit(1);
  };
  process.on('uncaughtException', (error, origin) => void end(error, origin));
  process.on('unhandledRejection', (reason) => void end(reason, 'unhandledRejection'));
  void aborted.then((error) => end(error, 'embedded database', ABORTED));
}
