import type { Client } from '@billing/client';

import type { CommandText } from '../terminal/command-text.ts';
import type { Input } from '../terminal/input.ts';
import type { Screen } from '../terminal/screen.ts';

/** What a command is given. */
export interface Call {
  /** Ends with `signal`. */
  readonly client: Client;
  /** For what has to be tidied up when `signal` has come: goes on for some seconds more. */
  readonly closing: Client;
  /** Whoever runs it wants it to end. */
  readonly signal: AbortSignal;
  readonly screen: Screen;
  readonly json: boolean;
  /** What to type before a command: `npm run billing --`. */
  readonly program: string;
  /** A result, or one of many: as JSON on one line, or as `text`, without which its members stand in lines. */
  print(result: object, text?: string): void;
}

/** One thing that `billing` does. Commands of a group stand in one file; `commands.ts` lists all of them. */
export interface Command extends CommandText {
  /** @throws Failure, UsageError, and what the client throws. When `signal` has come, whatever it throws is no failure. */
  run(call: Call, input: Input): Promise<void>;
}
