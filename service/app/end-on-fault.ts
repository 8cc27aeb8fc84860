import type { FastifyBaseLogger } from 'fastify';

/** When even closing hangs. */
const CLOSE_MS = 8_000;

/**
 * Ends the process with exit code 1 after an error that nothing handled, once `close` has closed the database: what runs on after such an
 * error is in an unknown state. Whoever supervises the process starts it again.
 */
export function endOnFault(log: Pick<FastifyBaseLogger, 'fatal' | 'error'>, close: () => Promise<unknown>): void {
  let ending = false;
  const end = async (fault: unknown, origin: string): Promise<void> => {
    if (ending) {
      log.error({ err: fault, origin }, 'another error reached no handler while the process was ending');
      return;
    }
    ending = true;
    log.fatal({ err: fault, origin }, 'an error reached no handler; closing the database and ending with exit code 1');
    setTimeout(() => process.exit(1), CLOSE_MS).unref();
    try {
      await close();
    } catch (failure) {
      log.error({ err: failure }, 'failed to close in order');
    }
    process.exit(1);
  };
  process.on('uncaughtException', (error, origin) => void end(error, origin));
  process.on('unhandledRejection', (reason) => void end(reason, 'unhandledRejection'));
}
