import type { Client } from '@billing/client';

import type { Call } from './command.ts';

/** Undoes what a command made for itself, also when it was ended. What can't be undone is told, and changes nothing about the outcome. */
export async function tidyUp(
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
