import type { Client } from '@billing/client';

import type { Call } from './command.ts';

/**
 * Runs a cleanup after a command, even when it was interrupted. Reports a failure of the cleanup, which
 * does not change the outcome.
 */
export async function cleanUp(
  { closing, screen }: Call,
  left: string,
  action: (client: Client) => Promise<unknown>,
): Promise<void> {
  try {
    await action(closing);
  } catch (error) {
    screen.err(`${left}: ${error instanceof Error ? error.message : String(error)}\n`);
  }
}
