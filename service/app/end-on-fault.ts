import type { FastifyBaseLogger } from 'fastify';

/** The process exits even if closing hangs. */
const CLOSE_MS = 8_000;

/**
 * After an unhandled error, closes the database with `close` and ends the process with exit code 1: after
 * such an error its state is unknown. The process manager restarts it.
 */
export function endOnFault(log: Pick<FastifyBaseLogger, 'fatal' | 'error'>, close: () => Promise<unknown>): void {
  let ending = false;
  const end = async (fault: unknown, origin: string): Promise<void> => {
    if (ending) {
      log.error({ err: fault, origin }, 'another unhandled error while the process was ending');
      return;
    }
    ending = true;
    log.fatal({ err: fault, origin }, 'unhandled error; closing the database and ending with exit code 1');
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
}
