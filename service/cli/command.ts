import type { Client } from '@billing/client';

import type { CommandText } from '../terminal/command-text.ts';
import type { Input } from '../terminal/input.ts';
import type { Screen } from '../terminal/screen.ts';

/** The context of a command. */
export interface Call {
  /** Aborted by `signal`. */
  readonly client: Client;
  /** For cleanup after `signal`: works for some more seconds. */
  readonly closing: Client;
  /** Aborted when the user ends the command. */
  readonly signal: AbortSignal;
  readonly screen: Screen;
  readonly json: boolean;
  /** How to call the program: `npm run billing --`. */
  readonly program: string;
  /** Prints a result: as JSON on one line, or as `text`, by default one line per member. */
  print(result: object, text?: string): void;
}

/** One command of `billing`. Commands of a group share a file; `commands.ts` lists all. */
export interface Command extends CommandText {
  /** @throws Failure, UsageError, and errors of the client. After `signal`, no error counts as a failure. */
  run(call: Call, input: Input): Promise<void>;
}
